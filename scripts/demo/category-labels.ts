import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";

/** By type. The language "any" stands for names in sources other than Google: Yelp's plurals, Foursquare's names, OpenStreetMap's keys. */
const LABELS = Map.groupBy(
  readTable(new URL("tables/labels.tsv", import.meta.url), ["language", "type", "labels"]),
  ({ type }) => type,
);

/** A type's labels in other sources and in the local language: a list per source that has one. */
export function otherLabelsOf(type: string, language: string): string[][] {
  const rows = LABELS.get(type) ?? [];
  return rows.filter((row) => ["any", language].includes(row.language)).map(({ labels }) => splitEntries(labels));
}
