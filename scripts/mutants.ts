import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { buildKnowledgeWhenStale } from "./knowledge/build-knowledge.ts";
import { FOLDERS, type MutatedFolder } from "./mutants/folders.ts";
import { listMutants, runMutants } from "./mutants/run-stryker.ts";
import { describeSurvivors, drawSample, type Mutant, type Summary, summarise } from "./mutants/summary.ts";

const LEAST_SCORE_PERCENT = 80;
const REPORTS = ".mutants";
const USAGE = `npm run mutants -- [FOLDER ...] [--sample N] [--seed N] [--concurrency N]
Folders: ${FOLDERS.map(({ name }) => name).join(", ")}. A sample is a first figure; without one every mutant runs.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", default: false },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    concurrency: { type: "string", default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
  },
});

const root = new URL("..", import.meta.url).pathname;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function testFolder(folder: MutatedFolder): Promise<Summary> {
  const concurrency = Number(values.concurrency);
  if (values.sample === undefined) return report(folder, await runMutants(folder, { concurrency }));
  const all = await listMutants(folder);
  const drawn = drawSample(all, Number(values.sample), Number(values.seed));
  const sample = new Set(drawn.map(({ id }) => id));
  print(`${folder.name}: a sample of ${sample.size} of ${all.length} mutants, seed ${values.seed}`);
  const mutants = await runMutants(folder, { concurrency, sample: [...sample] });
  return report(
    folder,
    mutants.filter(({ id }) => sample.has(id)),
  );
}

async function report({ name }: MutatedFolder, mutants: readonly Mutant[]): Promise<Summary> {
  const summary = summarise(mutants);
  await mkdir(`${root}${REPORTS}`, { recursive: true });
  await writeFile(`${root}${REPORTS}/${name}.json`, JSON.stringify({ summary, mutants }, null, 1));
  await writeFile(`${root}${REPORTS}/${name}.txt`, `${describeSurvivors(mutants, root).join("\n")}\n`);
  return summary;
}

function line(name: string, { mutants, killed, timedOut, survived, notCovered, scorePercent }: Summary): string {
  const counts = `${killed} killed, ${timedOut} timed out, ${survived} survived, ${notCovered} not covered`;
  const share = values.sample === undefined ? `${mutants}` : `a sample of ${mutants}`;
  return `${name.padEnd(10)} ${scorePercent.toFixed(1).padStart(5)} % of ${share}: ${counts}`;
}

async function run(): Promise<void> {
  const unknown = positionals.filter((name) => !FOLDERS.some((folder) => folder.name === name));
  if (values.help || unknown.length > 0) {
    print(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const chosen = FOLDERS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await buildKnowledgeWhenStale(root);
  const lines: string[] = [];
  for (const folder of chosen) {
    const summary = await testFolder(folder);
    lines.push(line(folder.name, summary));
    if (summary.scorePercent < LEAST_SCORE_PERCENT) process.exitCode = 1;
  }
  for (const each of lines) print(each);
  print(
    `Survivors: ${REPORTS}/<folder>.txt. At least ${LEAST_SCORE_PERCENT} % of each folder's mutants must be killed;`,
  );
  print("one that timed out is not, since a slow machine looks the same.");
}

await run();
