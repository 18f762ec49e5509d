import { DAY_MS } from "@meridian/contracts/durations";
import { useSyncExternalStore } from "react";

/** What a visitor may consent to; essential cookies need no consent. */
export const CONSENT_CATEGORIES = ["analytics", "marketing", "preference"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

export const ALL_REFUSED: ConsentChoice = { analytics: false, marketing: false, preference: false };
export const ALL_ACCEPTED: ConsentChoice = { analytics: true, marketing: true, preference: true };

const STORAGE_KEY = "meridian-consent";
/** A year, after which visitors are asked again. */
const VALID_MS = 365 * DAY_MS;

const listeners = new Set<() => void>();
/** As last read, so that an unchanged choice is the same object. */
let known: { text: string | null; choice: ConsentChoice | null } | undefined;
/** Without browser storage, lasts as long as the page. */
let unsaved: ConsentChoice | undefined;

/** The visitor's choice; null before one is made, undefined until the browser's storage has been read. */
export function useConsent(): ConsentChoice | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Null before a choice is made. Browsers only. */
function readConsent(): ConsentChoice | null {
  if (unsaved !== undefined) return unsaved;
  let text: string | null;
  try {
    text = localStorage.getItem(STORAGE_KEY);
  } catch {
    text = null;
  }
  if (known === undefined || known.text !== text) known = { text, choice: parseConsent(text, Date.now()) };
  return known.choice;
}

/** Null for an invalid or expired choice. */
export function parseConsent(text: string | null, nowMs: number): ConsentChoice | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { at, ...choice } = { at: 0, ...ALL_REFUSED, ...stored };
    if (typeof at !== "number" || nowMs - at > VALID_MS) return null;
    const { analytics, marketing, preference } = choice;
    return { analytics: analytics === true, marketing: marketing === true, preference: preference === true };
  } catch {
    return null;
  }
}

/** Stores the choice on this device. Returns whether it withdraws an earlier consent. */
export function saveConsent(choice: ConsentChoice): boolean {
  const former = readConsent();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...choice, at: Date.now() }));
  } catch {
    unsaved = choice;
  }
  for (const listener of listeners) listener();
  return former !== null && CONSENT_CATEGORIES.some((category) => former[category] && !choice[category]);
}

/** Removes every cookie that scripts can reach, such as those set by trackers. The session's is not among them. */
export function expireScriptCookies(): void {
  const { hostname } = window.location;
  const parents = hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=", 1)[0]?.trim();
    if (name === undefined || name === "") continue;
    for (const domain of ["", ...parents.map((parent) => `; domain=${parent}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
