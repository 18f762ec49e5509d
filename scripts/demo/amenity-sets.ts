import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";
import { Random } from "./random.ts";

/** By kind and group, each amenity with the share of businesses offering it: "Takeout=0.8". */
const AMENITIES = readTable(new URL("tables/amenities.tsv", import.meta.url), ["kind", "group", "shares"]);

const VARIANTS = 64;
const KNOWN_SHARE = 0.85;
const cache = new Map<string, readonly string[]>();

/** Amenity texts (JSON of groups) for a kind, varied like real ones; the same in every run. */
export function amenityTextsOf(kind: string): readonly string[] {
  let texts = cache.get(kind);
  if (texts === undefined) {
    const random = new Random(kind.length * 7919);
    texts = Array.from({ length: VARIANTS }, () => drawText(kind, random));
    cache.set(kind, texts);
  }
  return texts;
}

function drawText(kind: string, random: Random): string {
  const groups: Record<string, Record<string, boolean>> = {};
  for (const { group, shares } of AMENITIES.filter((row) => row.kind === kind)) {
    const known: Record<string, boolean> = {};
    for (const entry of splitEntries(shares)) {
      const [name = "", share] = entry.split("=");
      if (random.chance(KNOWN_SHARE)) known[name] = random.chance(Number(share));
    }
    if (Object.keys(known).length > 0) groups[group] = known;
  }
  return JSON.stringify(groups);
}
