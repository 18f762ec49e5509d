import { z } from "zod";
import { MONGODB_USERS } from "./mongodb-rights.ts";

/** The input of `grant-access.ts`: the engines' master passwords, and the passwords of the users it creates. */
export const accessConfigSchema = z.object({
  MONGODB_URL: z.string(),
  MONGODB_PASSWORDS: z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.record(z.enum(MONGODB_USERS), z.string())),
  MEILI_URL: z.string(),
  MEILI_MASTER_KEY: z.string(),
});
