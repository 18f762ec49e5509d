import { lettersOf } from "@meridian/domain/businesses/identity/names/name-parts";
import { foldText } from "@meridian/domain/text/fold-text";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { getDomainWithoutSuffix } from "tldts";
import { namesKind } from "../../../normalise/values/category-names.ts";
import { MIN_CELLS } from "../headers/header-agreement.ts";
import { type ColumnProfile, countEach } from "./column-profile.ts";
import { hostOf } from "./site-hosts.ts";

const NEARLY_ALL = 0.9;
/** The share of names with a word in common from which they are those of a chain's branches. */
const HALF = 0.5;
const MIN_WORD_CHARS = 3;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Whether links lead to a page about each business on one host that is none of theirs: a portal's, not a chain's. */
export function arePortalPages({ filled, values }: ColumnProfile, names: readonly CellValue[]): boolean {
  const hosts = values.flatMap((value) => hostOf(value) ?? []);
  if (filled < MIN_CELLS || new Set(values).size < filled * NEARLY_ALL) return false;
  const [host = "", count = 0] = countEach(hosts)[0] ?? [];
  if (count < filled * NEARLY_ALL) return false;
  return !areOfChain(
    names.map((name) => foldText(String(name))),
    host,
  );
}

/** Whether half of the names have the site's in them, or a word in common that is not their kind. */
function areOfChain(names: readonly string[], host: string): boolean {
  const site = lettersOf(getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? host);
  const called = names.filter((name) => lettersOf(name).includes(site));
  if (site.length >= MIN_WORD_CHARS && called.length >= names.length * HALF) return true;
  const words = names.flatMap((name) => [...new Set(name.split(BETWEEN_WORDS))]);
  const telling = words.filter((word) => word.length >= MIN_WORD_CHARS && !namesKind(word));
  return (countEach(telling)[0]?.[1] ?? 0) >= names.length * HALF;
}
