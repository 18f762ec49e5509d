import { readFile } from "node:fs/promises";

/** As the kernel counts: a hundredth of a second. */
const MS_PER_TICK = 10;
const USER_AT = 11;
const SYSTEM_AT = 12;

/** CPU time a process has had so far: what its work costs, whatever else the machine does. */
export async function cpuMsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[USER_AT]) + Number(fields[SYSTEM_AT])) * MS_PER_TICK;
}
