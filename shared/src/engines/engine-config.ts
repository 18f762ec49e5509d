import { z } from "zod";

/** What every process needs to know to open its engines. */
export const engineConfigShape = {
  DATA_DIR: z.string().min(1).default("./data").describe("Folder of the embedded engines and of uploaded files"),
};
export const engineConfigSchema = z.object(engineConfigShape);
export type EngineConfig = z.infer<typeof engineConfigSchema>;
