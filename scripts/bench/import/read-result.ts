import { z } from "zod";
import { runScript } from "../measure/run-script.ts";

const readResultSchema = z.object({
  rows: z.number(),
  cells: z.number(),
  seconds: z.number(),
  /** Of all threads: comparable even if the machine is busy. */
  cpuSeconds: z.number(),
  peakRssMb: z.number(),
});
/** The result of one reader for one file. */
export type ReadResult = z.infer<typeof readResultSchema>;

/** Reads a whole file in a separate process. */
export async function readWith(reader: "meridian" | "exceljs", path: string): Promise<ReadResult> {
  return readResultSchema.parse(
    await runScript(new URL("../../../shared/sheet-reader/bench/read-sheet.ts", import.meta.url), [reader, path]),
  );
}
