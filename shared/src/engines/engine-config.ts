import { z } from "zod";

/** What every process needs to know to open its engines. */
export const engineConfigShape = {
  DATA_DIR: z.string().min(1).default("./data").describe("Folder of the embedded engines and of uploaded files"),
  MONGODB_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Connection string of MongoDB, which then keeps the directory and the uploaded files; embedded when unset",
    ),
};
export const engineConfigSchema = z.object(engineConfigShape);
export type EngineConfig = z.infer<typeof engineConfigSchema>;
