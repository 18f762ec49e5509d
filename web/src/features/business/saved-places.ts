import type { BusinessDetail, BusinessStatus, PublicListItem } from "@meridian/contracts/businesses/business";
import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { TONE_OF } from "../../lib/format/category-mark.ts";

const STORAGE_KEY = "meridian-saved-places";
export const MAX_SAVED_PLACES = 200;

/** What a card needs about a business, as of the last visit to its page: the list works offline. */
export interface SavedPlace extends Omit<PublicListItem, "openState"> {
  status: BusinessStatus;
  hours: OpeningHours | null;
  savedAt: string;
}

export function toSavedPlace(business: BusinessDetail, savedAt: string): SavedPlace {
  const { id, slug, name, categorySlug, symbol, city, country, countryCode, rating, reviews } = business;
  const { phone, fullAddress, photo, verified, timeZone, status, hours } = business;
  return {
    ...{ id, slug, name, categorySlug, symbol, city, country, countryCode, rating, reviews },
    ...{ phone, fullAddress, photo, verified, timeZone, status, hours, savedAt },
    category: business.type ?? business.category,
    latitude: numberOf(business.latitude),
    longitude: numberOf(business.longitude),
  };
}

/** Newest first. An already saved business is updated and keeps its rank. */
export function withPlace(places: readonly SavedPlace[], place: SavedPlace): SavedPlace[] {
  if (!places.some(({ id }) => id === place.id)) return [place, ...places];
  return places.map((other) => (other.id === place.id ? { ...place, savedAt: other.savedAt } : other));
}

/** Parses stored text and drops foreign entries. */
export function parseSavedPlaces(text: string | null): SavedPlace[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSavedPlace).slice(0, MAX_SAVED_PLACES).map(withSymbol) : [];
  } catch {
    return [];
  }
}

/** Businesses saved before symbols existed have none. */
function withSymbol(place: SavedPlace): SavedPlace {
  return Object.hasOwn(TONE_OF, place.symbol) ? place : { ...place, symbol: "place" };
}

let shown: readonly SavedPlace[] = [];
let shownText: string | null = null;
/** Full storage and some private modes reject writes: saved businesses then last as long as the page. */
let isRefused = false;
const listeners = new Set<() => void>();

/** The businesses saved on this device, as the same array until something changes. Nothing leaves the device. */
export function readSavedPlaces(): readonly SavedPlace[] {
  if (isRefused) return shown;
  const text = readText();
  if (text !== shownText) {
    shownText = text;
    shown = parseSavedPlaces(text);
  }
  return shown;
}

export function storeSavedPlaces(places: readonly SavedPlace[]): void {
  const text = JSON.stringify(places);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    isRefused = false;
  } catch {
    isRefused = true;
  }
  shownText = text;
  shown = places;
  for (const listener of listeners) listener();
}

/** Called when businesses are saved or removed, in this tab or another; returns a function that unsubscribes. */
export function onSavedPlacesChange(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    isRefused = true;
    return shownText;
  }
}

const TEXTS = [
  "category",
  "categorySlug",
  "city",
  "country",
  "countryCode",
  "phone",
  "fullAddress",
  "photo",
  "timeZone",
];
const STATUSES = ["operational", "temporarily_closed", "closed"];

function isSavedPlace(value: unknown): value is SavedPlace {
  if (typeof value !== "object" || value === null) return false;
  const place: Record<string, unknown> = { ...value };
  const isTextOrNull = (name: string) => place[name] === null || typeof place[name] === "string";
  const hasTexts = ["id", "slug", "name", "savedAt"].every((name) => typeof place[name] === "string");
  const hasDate = !Number.isNaN(Date.parse(String(place.savedAt)));
  const hasFigures = typeof place.rating === "number" && typeof place.reviews === "number";
  const isKnownStatus = STATUSES.some((status) => status === place.status);
  return hasTexts && hasDate && hasFigures && isKnownStatus && TEXTS.every(isTextOrNull) && areHours(place.hours);
}

function areHours(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object" || value === undefined) return false;
  const { intervals, knownDays }: { intervals?: unknown; knownDays?: unknown } = value ?? {};
  const isSpan = (span: unknown) => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite);
  return (
    Array.isArray(intervals) && intervals.every(isSpan) && Array.isArray(knownDays) && knownDays.every(Number.isInteger)
  );
}

function numberOf(text: string | null): number | null {
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
