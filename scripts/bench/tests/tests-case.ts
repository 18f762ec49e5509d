import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import type { BenchCase, Figure } from "../bench-case.ts";

const FOLDER = resolve(import.meta.dirname, "../../../test-results");
/** Files the commands leave behind. */
const SUMMARIES = {
  "npm test": "summary.json",
  ".ci/run": "summary-ci.json",
  "npm run test:quick": "summary-quick.json",
} as const;
const summarySchema = z.object({
  startedAt: z.string(),
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  machine: z.string(),
});

export const testsCase: BenchCase = {
  name: "tests",
  about: "What the last runs of the checks took, as their summaries say",
  needs: [],
  async *run({ note }) {
    for (const what of ["npm test", ".ci/run", "npm run test:quick"] as const) {
      const text = await readFile(resolve(FOLDER, SUMMARIES[what]), "utf8").catch(() => undefined);
      if (text === undefined) continue;
      const summary = summarySchema.parse(JSON.parse(text));
      const { startedAt, machine, passed, failed, skipped } = summary;
      note(`${what} of ${startedAt}, ${machine}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
      yield figureOf(what, summary);
    }
  },
};

/** A run with failures may have ended early. */
function figureOf(what: keyof typeof SUMMARIES, { seconds, failed }: z.infer<typeof summarySchema>): Figure {
  return failed > 0 ? { what, reason: `${failed} failed in its last run` } : { what, value: seconds / 60 };
}
