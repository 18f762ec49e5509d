import type { BusinessStatus } from "@meridian/shared/contracts/business";
import { foldText } from "@meridian/shared/domain/fold-text";
import { remember } from "./bounded-cache.ts";

const PERMANENT = /permanent|for good|dauerhaft|kalici|definitiv|per sempre|chiuso definitivamente/;
const TEMPORARY = /temporar|vorubergehend|gecici|provisor|tijdelijk/;
const CLOSED_WORD = /clos|geschlossen|kapal|cerrad|ferme|chius|fechad|gesloten/;
const CACHED_TEXTS = 2000;

/** What a status text says of the business itself; undefined where it speaks of the hours ("Open ⋅ Closes 10 PM"). */
export const readStatus: (text: string) => BusinessStatus | "unsaid" = remember((text: string) => {
  const folded = foldText(text).replaceAll("_", " ");
  if (folded === "operational" || folded === "open" || folded === "active") return "operational";
  if (folded === "closed" || folded === "out of business") return "closed";
  if (!CLOSED_WORD.test(folded)) return "unsaid";
  if (PERMANENT.test(folded)) return "closed";
  return TEMPORARY.test(folded) ? "temporarily_closed" : "unsaid";
}, CACHED_TEXTS);

const YES = new Set([
  "true",
  "1",
  "1.0",
  "yes",
  "y",
  "evet",
  "ja",
  "si",
  "oui",
  "verified",
  "dogrulanmis",
  "claimed",
  "x",
]);

export function readYes(value: string | number | boolean | undefined): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  return YES.has(foldText(String(value)));
}
