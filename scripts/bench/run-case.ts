import { dirname } from "node:path";
import { promisify } from "node:util";
import type { CaseMessage } from "./case-process.ts";
import { findCase } from "./cases.ts";

/** A process of its own: `run-case.ts <case> <businesses> <folder> <seconds>` sends every figure to the runner. */
const [name = "", businesses = "", folder = "", seconds = ""] = process.argv.slice(2);
const toRunner = process.send?.bind(process);
if (toRunner === undefined) throw new Error("A case is run by `npm run bench`");
const send = promisify((message: CaseMessage, sent: (error: Error | null) => void) => toRunner(message, sent));

const note = (line: string): void => console.log(`    ${line}`);
try {
  const context = { businesses: Number(businesses), folder, scratch: dirname(folder), seconds: Number(seconds), note };
  for await (const figure of findCase(name).run(context)) await send({ figure });
} catch (error) {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  await send({ failure: message, stack });
}
process.exit(0);
