import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Business } from "../../../shared/contracts/src/businesses/business.ts";
import { searchAnswerSchema } from "../../../shared/contracts/src/search/search.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { generateBusinesses } from "../../demo/generate-businesses.ts";
import { writeBusinessCsv } from "../../demo/write-business-csv.ts";
import type { BenchCase, Figure } from "../bench-case.ts";
import { openImporter } from "../import/import-sample.ts";
import { type CatalogueProcess, startCatalogue } from "../measure/catalogue-process.ts";
import { type JudgedQuery, readJudgedQueries } from "./judged-queries.ts";
import { openPlainRanking } from "./plain-ranking.ts";

const KNOWN_BUSINESSES = fileURLToPath(new URL("./known-businesses.csv", import.meta.url));
/** Enough for some businesses of most kinds in the large cities the queries name. */
const MADE_UP_BUSINESSES = 80_000;
const COUNTRIES =
  "AE AR AT AU BR CA CH CL CN CO DE EG ES FR GB IE IN IT JP KE KR MX NL PE PH PL PT RU SA SG TR US".split(" ");
const SEED = 20_260_501;
const SCANNED_AT_ONCE = 1_000;
const PLAIN_FTS = "FTS5, bm25";

const FIGURES: readonly { what: Figure["what"]; groups: RegExp; measure: "firstHit" | "firstFive" }[] = [
  { what: "Kinds in places, first hit right", groups: /^kind /, measure: "firstHit" },
  { what: "Kinds in places, one of five right", groups: /^kind /, measure: "firstFive" },
  { what: "Names, first hit right", groups: /^(?:name|brand in a place)/, measure: "firstHit" },
  {
    what: "Names in other scripts or misspelt, first hit right",
    groups: /^(?:brand in another script|typing mistake|words joined or split)$/,
    measure: "firstHit",
  },
  { what: "Addresses and phones, first hit right", groups: /^(?:address|phone)$/, measure: "firstHit" },
  { what: "Attributes and opening times, first hit right", groups: /^(?:attribute|time)\b/, measure: "firstHit" },
  { what: "Places alone, first hit right", groups: /^place alone$/, measure: "firstHit" },
];

interface Judged {
  query: JudgedQuery;
  /** The rank of the first right hit, from 1. */
  ours: number | undefined;
  plain: number | undefined;
}

export const relevanceCase: BenchCase = {
  name: "relevance",
  about: "Judged queries in many languages, over made-up businesses that were imported",
  needs: [],
  async *run({ scratch, note }) {
    await mkdir(scratch, { recursive: true });
    const folder = await mkdtemp(join(scratch, "relevance-"));
    try {
      await fillDirectory(folder);
      const businesses = await readAll(folder);
      const judged = await judge(folder, businesses, note);
      for (const line of groupLines(judged)) note(line);
      for (const { what, groups, measure } of FIGURES) {
        const ofFigure = judged.filter(({ query }) => groups.test(query.group));
        const value = rankScoreOf(ofFigure.map(({ ours }) => ours))[measure];
        yield {
          what,
          value,
          peer: { name: PLAIN_FTS, value: rankScoreOf(ofFigure.map(({ plain }) => plain))[measure] },
        };
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function fillDirectory(folder: string): Promise<void> {
  const madeUp = join(folder, "made-up.csv");
  await writeBusinessCsv(madeUp, generateBusinesses({ count: MADE_UP_BUSINESSES, seed: SEED, countries: COUNTRIES }));
  const importer = await openImporter(folder);
  try {
    for (const path of [madeUp, KNOWN_BUSINESSES]) await importer.importFile(path, "csv");
  } finally {
    await importer.close();
  }
}

async function readAll(folder: string): Promise<Map<string, Business>> {
  const { businesses, close } = await openEngines({ DATA_DIR: folder });
  const all = new Map<string, Business>();
  for (let afterId = ""; ; ) {
    const page = await businesses.scan(afterId, SCANNED_AT_ONCE);
    for (const business of page) all.set(business.id, business);
    afterId = page.at(-1)?.id ?? "";
    if (page.length < SCANNED_AT_ONCE) break;
  }
  await close();
  return all;
}

async function judge(
  folder: string,
  businesses: ReadonlyMap<string, Business>,
  note: (line: string) => void,
): Promise<Judged[]> {
  const catalogue = await startCatalogue(folder);
  const plain = openPlainRanking(businesses.values());
  try {
    const judged: Judged[] = [];
    for (const query of readJudgedQueries()) {
      const at = new Date();
      const isRight = (id: string): boolean => {
        const business = businesses.get(id);
        return business !== undefined && query.isRight(business, at);
      };
      if (![...businesses.keys()].some(isRight)) {
        note(`left out, as nothing there is right: ${query.text}`);
        continue;
      }
      const rankOf = (ids: readonly string[]): number | undefined => ids.findIndex(isRight) + 1 || undefined;
      const ours = rankOf(await hitsOf(catalogue, query));
      if (ours !== 1)
        note(`${ours === undefined ? "missed" : `rank ${ours}`}: ${query.text} [${query.location}] (${query.group})`);
      judged.push({ query, ours, plain: rankOf(plain.search(`${query.text} ${query.location}`)) });
    }
    return judged;
  } finally {
    plain.close();
    await catalogue.stop();
  }
}

async function hitsOf(catalogue: CatalogueProcess, { text, location }: JudgedQuery): Promise<string[]> {
  const answer = await catalogue.read(`/api/search?${new URLSearchParams({ q: text, location })}`);
  return searchAnswerSchema.parse(JSON.parse(answer)).hits.map(({ id }) => id);
}

function groupLines(judged: readonly Judged[]): string[] {
  return [...Map.groupBy(judged, ({ query }) => query.group)].map(([group, ofGroup]) => {
    const ours = rankScoreOf(ofGroup.map((one) => one.ours));
    const plain = rankScoreOf(ofGroup.map((one) => one.plain));
    return `${group} (${ours.queries}): ${scoreText(ours)}; ${PLAIN_FTS}: ${scoreText(plain)}`;
  });
}

function scoreText({ firstHit, firstFive, meanReciprocalRank }: RankScore): string {
  return `first ${firstHit.toFixed(0)} %, five ${firstFive.toFixed(0)} %, MRR ${meanReciprocalRank.toFixed(2)}`;
}

/** How often the first hit was right, how often one of the first five, and the mean rank of the first right one. */
interface RankScore {
  queries: number;
  /** 0 to 100. */
  firstHit: number;
  /** 0 to 100. */
  firstFive: number;
  /** The mean of 1/rank, 0 to 1. */
  meanReciprocalRank: number;
}

/** `ranks` holds the rank of each query's first right hit, from 1; undefined if there was none. Throws without ranks. */
export function rankScoreOf(ranks: readonly (number | undefined)[]): RankScore {
  if (ranks.length === 0) throw new RangeError("No query, no score");
  const shareOf = (limit: number): number =>
    (100 * ranks.filter((rank) => rank !== undefined && rank <= limit).length) / ranks.length;
  return {
    queries: ranks.length,
    firstHit: shareOf(1),
    firstFive: shareOf(5),
    meanReciprocalRank:
      ranks.reduce<number>((sum, rank) => sum + (rank === undefined ? 0 : 1 / rank), 0) / ranks.length,
  };
}
