import { fieldsOfHeader } from "../../headers/header-fields.ts";
import { weakFieldsOfHeader } from "../../headers/weak-headers.ts";
import type { ColumnProfile } from "../column-profile.ts";

const MOSTLY = 0.8;
const MIN_DISTINCT_SHARE = 0.5;
const LINK = /^https?:\/\//i;
const LIST = /^\[.*\]$/s;

/** Whether the cells under a header for names are pages or lists, or, where it only sounds like names ("economic type name"), no names. */
export function areUnlikelyNames({ share, distinctShareOfAll, values }: ColumnProfile, header: string): boolean {
  const texts = values.map((value) => String(value).trim());
  const others = texts.filter((text) => LINK.test(text) || LIST.test(text));
  if (others.length >= texts.length * MOSTLY) return true;
  const isNamed = [...fieldsOfHeader(header, false).map(({ field }) => field), ...weakFieldsOfHeader(header)];
  if (isNamed.includes("name")) return false;
  return share("text") < MOSTLY || distinctShareOfAll() < MIN_DISTINCT_SHARE;
}
