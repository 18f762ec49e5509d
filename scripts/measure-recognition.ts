import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readDrafts } from "../services/ingest/src/parse/testing/read-drafts.ts";
import { createCategoryOf } from "../shared/domain/src/categories/business-category.ts";
import { createPlaceOf } from "../shared/domain/src/places/business-place.ts";
import { openKnowledge } from "../shared/knowledge/src/open-knowledge.ts";
import { Random } from "./demo/random.ts";

/**
 * How much of the labels and cities in spreadsheets the knowledge of kinds and places recognises, as imports read them:
 *
 *   node scripts/measure-recognition.ts [--seed 1] [--draw 300] <spreadsheet>...
 *
 * Prints the shares, unrecognised texts by frequency, and a random draw of recognised ones, for a person to judge.
 */
const { values, positionals: paths } = parseArgs({
  options: { seed: { type: "string", default: "1" }, draw: { type: "string", default: "300" } },
  allowPositionals: true,
});
const drawn = Number(values.draw);
if (paths.length === 0) {
  throw new Error("Usage: node scripts/measure-recognition.ts [--seed 1] [--draw 300] <spreadsheet>...");
}

/** A text in the files, its number of businesses, and how it was recognised. */
interface Recognised {
  text: string;
  uses: number;
  /** Empty if it was not recognised. */
  as: string;
}

const { kinds, places, close } = openKnowledge();
const categoryOf = createCategoryOf(kinds);
const placeOf = createPlaceOf(places);
const labels = new Map<string, Recognised>();
const cities = new Map<string, Recognised>();

for (const path of paths) {
  const { drafts } = await readDrafts(path);
  console.log(`${basename(path)}: ${drafts.length} businesses`);
  for (const { fields } of drafts) {
    for (const label of [fields.type, fields.category, ...fields.subtypes]) {
      if (label !== undefined) count(labels, label, describeLabel(label));
    }
    const { city, state, countryCode } = fields;
    if (city === undefined) continue;
    const text = [city, state, countryCode].filter((part) => part !== undefined).join(" | ");
    const { cityId, cityName, regionCode = "no region" } = placeOf(fields);
    count(cities, text, cityId === undefined ? "" : `${cityName}, ${regionCode}`);
  }
}
report("Labels", [...labels.values()]);
report("Cities", [...cities.values()]);
close();

function describeLabel(label: string): string {
  const category = categoryOf(label);
  return category?.kindKey ?? category?.within.map(({ kindKey }) => kindKey).join(" + ") ?? "";
}

function count(counted: Map<string, Recognised>, text: string, as: string): void {
  const key = `${text}\t${as}`;
  const known = counted.get(key) ?? { text, uses: 0, as };
  known.uses++;
  counted.set(key, known);
}

function report(what: string, all: readonly Recognised[]): void {
  const recognised = all.filter(({ as }) => as !== "");
  const usesOf = (some: readonly Recognised[]) => some.reduce((sum, { uses }) => sum + uses, 0);
  const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  console.log(`\n${what} recognised: ${share(usesOf(recognised), usesOf(all))} uses`);
  console.log(`${what} recognised: ${share(recognised.length, all.length)} distinct`);
  console.log(`\n${what} not recognised, by frequency:`);
  const rest = all.filter(({ as }) => as === "").toSorted((one, other) => other.uses - one.uses);
  for (const { text, uses } of rest.slice(0, drawn)) console.log(`${uses}\t${text}`);
  console.log(`\n${what} drawn:`);
  for (const { text, as } of draw(recognised)) console.log(`${text}\t${as}`);
}

/** Draws without repetition; the same seed gives the same draw. */
function draw(all: readonly Recognised[]): Recognised[] {
  const random = new Random(Number(values.seed));
  const left = [...all];
  return Array.from({ length: Math.min(drawn, left.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
}
