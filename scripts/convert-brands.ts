import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { wordsOf } from "../shared/domain/src/text/search-words.ts";
import { BRAND_TABLE, brandLine } from "./knowledge/brand-table.ts";

/**
 * Makes the committed table of brands that have several names. The argument is a folder after:
 *
 *   npm install name-suggestion-index@8.0.20260918
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: node scripts/convert-brands.ts <folder with the installed package>");

const indexSchema = z.object({
  nsi: z.record(
    z.string(),
    z.object({ items: z.array(z.object({ tags: z.record(z.string(), z.string()) })).optional() }),
  ),
});
/** Tags with a name of the brand, in any language. */
const BRAND_TAG = /^brand(?::[a-z]{2,3}(?:-[A-Z][a-z]{3})?)?$/;
/** Tags with the name of its places, which may differ from the brand's: "IKEA Restaurant". */
const NAME_TAG = /^(?:brand|name|short_name|alt_name)(?::[a-z]{2,3}(?:-[A-Z][a-z]{3})?)?$/;
const ID_TAG = "brand:wikidata";
/** The English name comes first. */
const ENGLISH_TAG = /^(?:name|brand):en$/;
const MIN_CHARS = 2;

const { nsi } = indexSchema.parse(
  JSON.parse(readFileSync(join(folder, "node_modules/name-suggestion-index/dist/json/nsi.min.json"), "utf8")),
);
const names = new Map<string, Map<string, string>>();
for (const [path, { items = [] }] of Object.entries(nsi)) {
  if (!path.startsWith("brands/")) continue;
  for (const { tags } of items) {
    const id = tags[ID_TAG];
    if (id === undefined) continue;
    const known = names.get(id) ?? new Map<string, string>();
    names.set(id, known);
    for (const [tag, text] of localNamesFirst(Object.entries(tags))) {
      if (!(tags.name === tags.brand ? NAME_TAG : BRAND_TAG).test(tag)) continue;
      for (const name of text.split(";").map((part) => part.trim())) {
        const key = wordsOf(name).join(" ");
        if (key.length >= MIN_CHARS && !known.has(key)) known.set(key, name);
      }
    }
  }
}
const lines = [...names.values()].filter(({ size }) => size > 1).map((known) => brandLine([...known.values()]));
writeFileSync(BRAND_TABLE, lines.sort().join(""));
console.log(`${lines.length} brands with several names, of ${names.size}`);

function localNamesFirst(tags: [tag: string, text: string][]): [tag: string, text: string][] {
  return tags.toSorted(([one], [other]) => Number(ENGLISH_TAG.test(other)) - Number(ENGLISH_TAG.test(one)));
}
