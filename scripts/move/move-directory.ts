import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { buildIndex } from "./build-index.ts";
import {
  type CompareOptions,
  type Comparison,
  canonicalText,
  compareFiles,
  compareKind,
  differencesOf,
} from "./compare-directory.ts";
import { copyDirectory, type MoveEnds } from "./copy-directory.ts";
import { beginMove, requireMovable } from "./move-ends.ts";
import { kindsOf } from "./moved-kinds.ts";
import { numeral } from "./progress.ts";

/** How often the move follows a source that keeps changing before it gives up. */
const MAX_REPAIRS = 3;

export interface MoveOptions extends MoveEnds {
  /** Recorded to recognise the same move. */
  sourceName: string;
  /** The target's. */
  index: SearchIndex;
}

/** Moves the whole directory, or resumes an interrupted move. The move succeeded if the result contains no differences. */
export async function moveDirectory(options: MoveOptions): Promise<Comparison[]> {
  const { target, print } = options;
  const comparisons = await copyUntilEqual(options, options.sourceName);
  if (comparisons.some((found) => differencesOf(found) > 0)) return comparisons;
  await buildIndex(target.engines, options.index, print);
  // Sessions belong to the target's former administrator, and cached responses to its former content.
  await target.engines.sessions.revokeAll();
  await target.engines.datasetVersion.raise();
  await target.transfer.unfinishedMove.clear();
  return comparisons;
}

/** Copies everything except the index. The target records the move as unfinished while anything differs, and until it may be served. */
export async function copyUntilEqual(ends: MoveEnds, sourceName: string): Promise<Comparison[]> {
  await requireMovable(ends.source);
  const move = await beginMove(ends.target, sourceName);
  if (move.done.length > 0 || move.after !== undefined) ends.print(`Resuming the move begun at ${move.startedAt}`);
  await copyDirectory(ends, move);
  return compareUntilEqual(ends);
}

/** Compares everything, read-only. */
export async function verifyDirectory(ends: MoveEnds): Promise<Comparison[]> {
  const compared = await compareAllKinds(ends, false);
  return [...compared, await compareCounts(ends.source.engines.places, ends.target.engines.places)];
}

async function compareUntilEqual(ends: MoveEnds): Promise<Comparison[]> {
  for (let repairs = 0; ; repairs++) {
    const isLast = repairs === MAX_REPAIRS;
    const compared = await compareAllKinds(ends, !isLast);
    const differences = compared.reduce((sum, found) => sum + differencesOf(found), 0);
    if (differences === 0 || isLast) {
      return [...compared, await compareCounts(ends.source.engines.places, ends.target.engines.places)];
    }
    ends.print(`  ${numeral(differences)} changed since they were copied, were copied again and are compared again`);
    await requireMovable(ends.source);
  }
}

async function compareAllKinds({ source, target, print }: MoveEnds, isRepairing: boolean): Promise<Comparison[]> {
  const options: CompareOptions = { source: source.transfer, target: target.transfer, isRepairing, print };
  const compared: Comparison[] = [];
  for (const kind of kindsOf({ isAfterCounting: false })) compared.push(await compareKind(kind, options));
  compared.push(await compareFiles(options));
  const isRepaired = isRepairing && compared.some((found) => differencesOf(found) > 0);
  if (isRepaired) await target.engines.places.rebuild();
  for (const kind of kindsOf({ isAfterCounting: true })) compared.push(await compareKind(kind, options));
  return compared;
}

const MAX_SAMPLES = 10;

/** Compares totals, and the counts of every category, country and city. */
async function compareCounts(source: PlaceStore, target: PlaceStore): Promise<Comparison> {
  const [ours, theirs] = [await countsOf(source), await countsOf(target)];
  const missing = [...ours.keys()].filter((key) => !theirs.has(key));
  const extra = [...theirs.keys()].filter((key) => !ours.has(key));
  const different = [...ours].filter(([key, text]) => theirs.has(key) && theirs.get(key) !== text).map(([key]) => key);
  return {
    label: "counts of places",
    compared: ours.size,
    missing: missing.length,
    different: different.length,
    extra: extra.length,
    samples: [...missing, ...different, ...extra].slice(0, MAX_SAMPLES),
  };
}

async function countsOf(places: PlaceStore): Promise<Map<string, string>> {
  await places.refresh();
  const counts = new Map([["totals", canonicalText(await places.totals())]]);
  for (const category of await places.listCategories({})) {
    counts.set(`category ${category.slug}`, canonicalText(category));
  }
  for (const country of await places.listCountries({})) {
    counts.set(`country ${country.countryCode}`, canonicalText(country));
  }
  for (const city of await places.listCities({})) {
    counts.set(`city ${city.countryCode}/${city.slug}`, canonicalText(city));
  }
  return counts;
}
