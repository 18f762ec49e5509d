import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { envExampleText } from "./checks/env-example.ts";

await writeFile(join(import.meta.dirname, "..", ".env.example"), envExampleText());
