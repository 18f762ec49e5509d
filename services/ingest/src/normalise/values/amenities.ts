import { remember } from "@meridian/domain/bounded-cache";
import type { AmenityGroups } from "@meridian/domain/businesses/amenities/amenities";
import { isRecord } from "@meridian/domain/is-record";
import { parseCutJson, parseLooseJson } from "./loose-json.ts";
import { cleanText } from "./text.ts";

export type ParsedAmenities =
  /** JSON text of groups, amenities and whether each is offered. */
  | { kind: "groups"; about: string /** The cell breaks off: these are the groups that are whole. */; isCut?: true }
  /** The cell describes the business in words. */
  | { kind: "text"; text: string }
  | { kind: "none" }
  | { kind: "bad" };

const NONE: ParsedAmenities = { kind: "none" };
/** The group of amenities listed without one. */
export const UNGROUPED_AMENITIES = "Other";
const CACHED_LABELS = 20_000;
/** A group's or amenity's name; "" for none, and for the one name objects cannot hold. */
const cleanLabel = remember((text: string) => (text === "__proto__" ? "" : (cleanText(text) ?? "")), CACHED_LABELS);
/** Branches of a chain, and shops that say nothing but how they take money, repeat the whole text. */
const CACHED_TEXTS = 2_000;
const MAX_LISTED_CHARS = 40;
/** "Amenities:", from a page that has the rest as pictures. */
const LABEL_ALONE = /^[^,;:|[{]{1,40}:$/;
const MAX_FACT_CHARS = 300;

/** Reads groups (Outscraper), arrays of options (gosom, Apify), lists, or plain words. */
export const parseAmenities: (text: string) => ParsedAmenities = remember(parse, CACHED_TEXTS);

function parse(text: string): ParsedAmenities {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "{}" || trimmed === "[]" || LABEL_ALONE.test(trimmed)) return NONE;
  if (!trimmed.startsWith("{") && !trimmed.startsWith("[")) return parseWords(trimmed);
  const whole = parseLooseJson(trimmed);
  const json = whole ?? parseCutJson(trimmed);
  if (json === undefined) return { kind: "bad" };
  const cut = whole === undefined ? { isCut: true as const } : {};
  if (isReady(json)) return { kind: "groups", about: JSON.stringify(json), ...cut };
  // Without a prototype: a group may be called "constructor".
  const groups: AmenityGroups = Object.create(null);
  if (Array.isArray(json)) addOptionGroups(groups, json);
  else if (isRecord(json)) addGroups(groups, json);
  return Object.keys(groups).length === 0 ? NONE : { kind: "groups", about: JSON.stringify(groups), ...cut };
}

/** Groups already in the stored form, as in most files, need no conversion. */
function isReady(json: unknown): json is AmenityGroups {
  if (!isRecord(json)) return false;
  let count = 0;
  for (const group in json) {
    const amenities = json[group];
    if (!isRecord(amenities) || cleanLabel(group) !== group) return false;
    for (const name in amenities) {
      if (typeof amenities[name] !== "boolean" || cleanLabel(name) !== name) return false;
      count++;
    }
  }
  return count > 0;
}

function parseWords(text: string): ParsedAmenities {
  const words = text.split(/\s*[,;|]\s*/).filter((word) => word !== "");
  if (words.length < 2 || !words.every(isListItem)) return { kind: "text", text };
  return { kind: "groups", about: ungroupedAmenities(words) };
}

/** Whether a text may be an item of a list, which no sentence is. */
export function isListItem(text: string): boolean {
  return text.length <= MAX_LISTED_CHARS && !/[.!?]$/.test(text);
}

/** Amenities in the stored form. */
export function ungroupedAmenities(names: readonly string[]): string {
  return JSON.stringify({ [UNGROUPED_AMENITIES]: Object.fromEntries(names.map((name) => [name, true])) });
}

function addGroups(groups: AmenityGroups, json: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(json)) {
    if (isRecord(value)) {
      for (const [amenity, offered] of Object.entries(value)) add(groups, name, amenity, offered);
    } else if (Array.isArray(value)) {
      for (const item of value) addItem(groups, name, item);
    } else add(groups, UNGROUPED_AMENITIES, name, value);
  }
}

/** gosom: `[{"name": "Service options", "options": [{"name": "Delivery", "enabled": true}]}]`. */
function addOptionGroups(groups: AmenityGroups, json: readonly unknown[]): void {
  for (const entry of json) {
    if (isRecord(entry) && Array.isArray(entry.options)) {
      const group = typeof entry.name === "string" ? entry.name : UNGROUPED_AMENITIES;
      for (const option of entry.options) addItem(groups, group, option);
    } else addItem(groups, UNGROUPED_AMENITIES, entry);
  }
}

/** An option with name and state, Apify's `{"Delivery": true}`, or a bare name. */
function addItem(groups: AmenityGroups, group: string, item: unknown): void {
  if (typeof item === "string") add(groups, group, item, true);
  else if (!isRecord(item)) return;
  else if (typeof item.name === "string") add(groups, group, item.name, item.enabled ?? true);
  else for (const [amenity, offered] of Object.entries(item)) add(groups, group, amenity, offered);
}

function add(groups: AmenityGroups, group: string, amenity: string, offered: unknown): void {
  const fact = typeof offered === "boolean" ? offered : factOf(offered);
  const groupName = cleanLabel(group);
  const name = cleanLabel(amenity);
  if (fact === undefined || groupName === "" || name === "") return;
  groups[groupName] ??= {};
  groups[groupName][name] = fact;
}

function factOf(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return cleanText(value)?.slice(0, MAX_FACT_CHARS);
}
