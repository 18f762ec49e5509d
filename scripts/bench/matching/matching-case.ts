import { globSync } from "node:fs";
import { basename } from "node:path";
import { createCategoryOf } from "../../../shared/domain/src/categories/business-category.ts";
import { createPlaceOf } from "../../../shared/domain/src/places/business-place.ts";
import { openKnowledge } from "../../../shared/knowledge/src/open-knowledge.ts";
import { Random } from "../../demo/random.ts";
import type { BenchCase } from "../bench-case.ts";
import { addNoise } from "./add-noise.ts";
import { type HiddenDraft, hideIds, readHidden } from "./hidden-ids.ts";
import { makeUpPairs } from "./made-up-pairs.ts";
import { type MatchCounts, measureMatching } from "./measure-matching.ts";

const SEED = 1;
/** Fewer say nothing about a file. */
const MIN_PAIRS = 20;
/** A file this large is also compared with itself, in overlapping halves. */
const MIN_HALVED = 500;
const SHEETS = "**/*.{csv,xlsx,xls}";

interface Sources {
  name: string;
  known: readonly HiddenDraft[];
  incoming: readonly HiddenDraft[];
}

export const matchingCase: BenchCase = {
  name: "matching",
  about:
    "Rows that join the business they describe, without ids, of made-up and real lists (MATCHING_SHEETS: a folder)",
  needs: [],
  async *run({ scratch, note }) {
    const { places, kinds, close } = openKnowledge();
    const placing = {
      placeOf: createPlaceOf(places),
      createCategoryOf: (rules: Parameters<typeof createCategoryOf>[1]) => createCategoryOf(kinds, rules),
    };

    async function measureAll(all: Iterable<Sources> | AsyncIterable<Sources>): Promise<MatchCounts> {
      const sum: MatchCounts = { pairs: 0, joined: 0, joinedRight: 0, reviewed: 0, reviewedRight: 0 };
      for await (const { name, known, incoming } of all) {
        const counts = await measureMatching(scratch, placing, { known, incoming });
        note(`${name}: ${describeCounts(counts)}`);
        sum.pairs += counts.pairs;
        sum.joined += counts.joined;
        sum.joinedRight += counts.joinedRight;
        sum.reviewed += counts.reviewed;
        sum.reviewedRight += counts.reviewedRight;
      }
      return sum;
    }

    const madeUp = await measureAll(makeUpPairs(SEED));
    yield { what: "Matching of made-up lists, precision", value: precisionOf(madeUp) };
    yield { what: "Matching of made-up lists, recall", value: recallOf(madeUp) };
    const folder = process.env.MATCHING_SHEETS;
    const real = folder === undefined ? undefined : await measureAll(realPairs(folder));
    const reason = folder === undefined ? "MATCHING_SHEETS names no folder of spreadsheets" : "no two of them overlap";
    const isMeasured = real !== undefined && real.pairs > 0;
    const figureOf = (value: (counts: MatchCounts) => number) => (isMeasured ? { value: value(real) } : { reason });
    yield { what: "Matching of real lists, precision", ...figureOf(precisionOf) };
    yield { what: "Matching of real lists, recall", ...figureOf(recallOf) };
    close();
  },
};

/** Each two files with businesses in common, as they are and with one of them spoilt; large files in two spoilt halves as well. */
async function* realPairs(folder: string): AsyncGenerator<Sources> {
  const files: { name: string; drafts: HiddenDraft[] }[] = [];
  for (const path of globSync(SHEETS, { cwd: folder }).toSorted()) {
    const drafts = await readHidden(`${folder}/${path}`).catch(() => []);
    if (drafts.length > 0) files.push({ name: basename(path), drafts });
  }
  for (const { name, drafts: known } of files) {
    for (const { name: otherName, drafts: incoming } of files) {
      if (name === otherName || countCommon(known, incoming) < MIN_PAIRS) continue;
      yield { name: `${name}, then ${otherName}`, known, incoming };
      yield { name: `${name}, then ${otherName} spoilt`, known, incoming: spoil(incoming) };
    }
    if (known.length >= MIN_HALVED) yield { name: `${name}, then another half of it spoilt`, ...halvesOf(known) };
  }
}

function countCommon(left: readonly HiddenDraft[], right: readonly HiddenDraft[]): number {
  const known = new Set(left.flatMap(({ ids }) => ids));
  return right.filter(({ ids }) => ids.some((id) => known.has(id))).length;
}

function spoil(drafts: readonly HiddenDraft[]): HiddenDraft[] {
  const random = new Random(SEED);
  return drafts.map(({ draft, ids }) => ({
    draft: hideIds({ ...draft, fields: addNoise(random, draft.fields) }),
    ids,
  }));
}

/** A third is in both. */
function halvesOf(drafts: readonly HiddenDraft[]): Pick<Sources, "known" | "incoming"> {
  const random = new Random(SEED);
  const shares = drafts.map((each) => ({ each, share: random.between(0, 2) }));
  const of = (left: number) => shares.filter(({ share }) => share !== left).map(({ each }) => each);
  return { known: of(0), incoming: spoil(of(1)) };
}

function precisionOf({ joined, joinedRight }: MatchCounts): number {
  return (100 * joinedRight) / joined;
}

function recallOf({ pairs, joinedRight }: MatchCounts): number {
  return (100 * joinedRight) / pairs;
}

function describeCounts(counts: MatchCounts): string {
  const { pairs, joined, joinedRight, reviewed, reviewedRight } = counts;
  const shares = `precision ${precisionOf(counts).toFixed(1)} %, recall ${recallOf(counts).toFixed(1)} %`;
  return `${joined} of ${pairs} pairs joined, ${joined - joinedRight} wrongly: ${shares}; ${reviewed} left to a person, ${reviewedRight} rightly`;
}
