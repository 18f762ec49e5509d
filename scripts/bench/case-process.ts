import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { type BenchContext, figureSchema } from "./bench-case.ts";

const SCRIPT = new URL("./run-case.ts", import.meta.url);
const messageSchema = z.union([
  z.object({ figure: figureSchema }),
  z.object({ failure: z.string(), stack: z.string() }),
]);
export type CaseMessage = z.infer<typeof messageSchema>;
type SentFigure = z.infer<typeof figureSchema>;

export interface CaseOutcome {
  figures: SentFigure[];
  /** Why it ended early; earlier figures remain valid. */
  failure?: string;
}

/** Runs one case in a separate process, so that neither its memory nor a crash affects others. */
export async function runCaseProcess(
  name: string,
  { businesses, folder, seconds }: Pick<BenchContext, "businesses" | "folder" | "seconds">,
  { onFigure, onFailure }: { onFigure(figure: SentFigure): void; onFailure(stack: string): void },
): Promise<CaseOutcome> {
  const outcome: CaseOutcome = { figures: [] };
  const child = fork(SCRIPT, [name, String(businesses), folder, String(seconds)], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  child.on("message", (message) => {
    const sent = messageSchema.parse(message);
    if ("failure" in sent) {
      outcome.failure = sent.failure;
      onFailure(sent.stack);
      return;
    }
    outcome.figures.push(sent.figure);
    onFigure(sent.figure);
  });
  const [code, signal] = await once(child, "close");
  if (code !== 0) outcome.failure ??= `ended with ${signal ?? code}`;
  return outcome;
}
