import { readFile } from "node:fs/promises";

/** What a process holds in memory of its own, and of files that the system could drop; where the system tells (Linux does). */
export async function memoryOf(pid: number | "self"): Promise<{ anonymousMb: string; fileMb: string }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const megabytes = (name: string): string => {
    const match = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status);
    return match === null ? "?" : (Number(match[1]) / 1024).toFixed(0);
  };
  return { anonymousMb: megabytes("RssAnon"), fileMb: megabytes("RssFile") };
}
