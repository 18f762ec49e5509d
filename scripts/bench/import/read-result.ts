import { z } from "zod";
import { runScript } from "../measure/run-script.ts";

const readResultSchema = z.object({
  rows: z.number(),
  cells: z.number(),
  seconds: z.number(),
  /** Of all its threads: what stays comparable when the machine has other work. */
  cpuSeconds: z.number(),
  peakRssMb: z.number(),
});
/** What one reader made of one file. */
export type ReadResult = z.infer<typeof readResultSchema>;

/** Reads a whole file in a process of its own. */
export async function readWith(reader: "meridian" | "exceljs", path: string): Promise<ReadResult> {
  return readResultSchema.parse(await runScript(new URL("./read-sheet.ts", import.meta.url), [reader, path]));
}
