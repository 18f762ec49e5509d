import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportSource, SourceOutcome, SourceSettings } from "@meridian/contracts/imports/import-source";
import { shownSourceSchema } from "@meridian/contracts/imports/sources-api";
import { problemSchema } from "@meridian/contracts/problem";
import { callImports } from "./import-calls.ts";
import { eventually } from "./sample-sheets.ts";
import type { TestIngest } from "./start-test-ingest.ts";

/** The admin's calls about sources, and what they lead to. */
export interface SourceCalls {
  /** Adds a source, by default of one run a day, and returns its id. */
  add(url: string, settings?: Partial<SourceSettings>): Promise<string>;
  /** Adds a source and waits until its first run has imported. */
  addImported(url: string, settings?: Partial<SourceSettings>): Promise<string>;
  run(id: string): Promise<Response>;
  /** The source once its last run ended like this. */
  ended(id: string, outcome: SourceOutcome, after?: string | null): Promise<ImportSource>;
  /** Runs a source and waits for the end. */
  runToEnd(id: string, outcome: SourceOutcome): Promise<ImportSource>;
  /** The import of the last run. */
  lastJob(id: string): Promise<ImportJob>;
}

export function callSources(ingest: TestIngest): SourceCalls {
  const { importSources, importJobs } = ingest.engines;
  const { send } = callImports(ingest);
  const run = (id: string) => send("POST", `/api/admin/sources/${id}/run`);
  const get = async (id: string) => {
    const source = await importSources.get(id);
    if (source === undefined) throw new Error(`There is no source ${id}`);
    return source;
  };
  const ended: SourceCalls["ended"] = (id, outcome, after = null) =>
    eventually(async () => {
      const source = await get(id);
      return !source.isRunRequested && source.lastOutcome === outcome && source.lastRunAt !== after
        ? source
        : undefined;
    });
  const add: SourceCalls["add"] = async (url, settings = {}) => {
    const defaults = { name: "Kafeler", profileSignature: null, everyHours: 24, gatePercent: 5, isEnabled: true };
    const answer = await send("POST", "/api/admin/sources", { ...defaults, url, ...settings });
    if (!answer.ok) throw new Error(await answer.text());
    return shownSourceSchema.parse(await answer.json()).id;
  };
  return {
    add,
    async addImported(url, settings) {
      const id = await add(url, settings);
      await ended(id, "imported");
      return id;
    },
    run,
    ended,
    async runToEnd(id, outcome) {
      const answer = await run(id);
      if (!answer.ok) throw new Error(await answer.text());
      return ended(id, outcome);
    },
    async lastJob(id) {
      const job = await importJobs.get((await get(id)).lastJobId ?? "");
      if (job === undefined) throw new Error(`Source ${id} had no import`);
      return job;
    },
  };
}

/** The status of a refusal and its text for people. */
export async function refused(answer: Response): Promise<[status: number, text: string | undefined]> {
  const { detail, message } = problemSchema.parse(await answer.json());
  return [answer.status, message ?? detail];
}
