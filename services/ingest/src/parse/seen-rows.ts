import { hasAddress, hasIdentifier, placeKeysOf } from "@meridian/domain/businesses/identity/business-identity";
import { hash64, type KeyHash } from "@meridian/platform/hash64";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { createSeenKeys } from "./seen-keys.ts";

/** The businesses in a file's rows so far. */
export interface SeenRows {
  /**
   * Records a row and returns whether an earlier one was about the same business. `placeKeys` are those of `NormalisedRow`. A row that
   * shares its id with one of another name or place is treated as having no id: the draft is returned with other keys. On the same spot it
   * is the same place, whatever its address says. `print` is that of `createRowPrinter`.
   */
  take(draft: BusinessDraft, placeKeys: readonly string[] | undefined, print: KeyHash): SeenRow;
  /** As `take`, of a row by what `take` returned for it. False without recording its keys if an earlier row had one of them. */
  takeNew(keys: RowKeys, print: KeyHash): boolean;
}

export interface SeenRow {
  draft: BusinessDraft;
  isDuplicate: boolean;
  /** A duplicate that may be another business: without an id, and no exact repeat of a row that says where it is or how to reach it. */
  isDoubtful: boolean;
  /** A duplicate that may say more than earlier rows: no exact repeat of one, and certain enough about which business it is. */
  repeat?: BusinessDraft;
  /** Absent of a row whose id another one has. */
  keys?: RowKeys;
}

/** The keys by which a row was compared with those before it. */
export interface RowKeys {
  hashes: readonly KeyHash[];
  /** Only the first one is recorded: the others are of places around. */
  isByPlace: boolean;
}

export function createSeenRows(): SeenRows {
  const seen = createSeenKeys();

  function takeByKeys(draft: BusinessDraft, texts: readonly string[], print: KeyHash): SeenRow {
    const keys = { hashes: texts.map(hash64), isByPlace: false };
    const met = texts[keys.hashes.findIndex(seen.hasHash)];
    const isExact = seen.hasHash(print);
    seen.addHash(print);
    for (const hash of keys.hashes) seen.addHash(hash);
    if (met === undefined) return { draft, isDuplicate: false, isDoubtful: false, keys };
    const others = draft.identityKeys.filter((key) => key !== met);
    return { ...duplicate(draft, [met, ...others], isExact), isDoubtful: !hasIdentifier(draft), keys };
  }

  // A duplicate's own cell is not recorded: a row of adjacent shops must not chain into one business.
  function takeByPlace(draft: BusinessDraft, placeKeys: readonly string[], print: KeyHash): SeenRow {
    const keys = { hashes: placeKeys.map(hash64), isByPlace: true };
    const met = placeKeys[keys.hashes.findIndex(seen.hasHash)];
    const isExact = seen.hasHash(print);
    takeNew(keys, print);
    if (met === undefined) return { draft, isDuplicate: false, isDoubtful: false, keys };
    const isDoubtful = !(isExact && isPlaced(draft)) && !hasIdentifier(draft);
    return { ...duplicate(draft, [met], isExact), isDoubtful, keys };
  }

  function takeNew({ hashes, isByPlace }: RowKeys, print: KeyHash): boolean {
    seen.addHash(print);
    if (hashes.some(seen.hasHash)) return false;
    for (const hash of isByPlace ? hashes.slice(0, 1) : hashes) seen.addHash(hash);
    return true;
  }

  return {
    takeNew,
    take(draft, placeKeys, print) {
      const [id] = draft.identityKeys;
      const own = placeKeys?.[0];
      if (id === undefined || own === undefined || placeKeys === undefined) {
        return takeByKeys(draft, draft.identityKeys, print);
      }
      if (id === own) return takeByPlace(draft, placeKeys, print);
      const entry = `${id} ${own}`;
      const spots = spotKeysOf(draft).map((key) => `${id} ${key}`);
      if (!seen.has(id) || [entry, ...spots].some(seen.has))
        return takeByKeys(draft, [id, entry, ...spots.slice(0, 1)], print);
      const { keys: _, ...taken } = takeByPlace({ ...draft, identityKeys: [own] }, placeKeys, print);
      return taken;
    },
  };
}

/** `identityKeys` begin with the one by which it was found. */
function duplicate(draft: BusinessDraft, identityKeys: readonly string[], isExact: boolean) {
  if (isExact || !(hasIdentifier(draft) || isLocated(draft))) return { draft, isDuplicate: true };
  return { draft, isDuplicate: true, repeat: { ...draft, identityKeys, isRepeat: true as const } };
}

/** By more than its city. */
function isLocated({ fields }: BusinessDraft): boolean {
  return fields.latitude !== undefined || fields.phone !== undefined || hasAddress(fields);
}

function isPlaced({ fields: { street, latitude, phone, website } }: BusinessDraft): boolean {
  return [street, latitude, phone, website].some((value) => value !== undefined);
}

/** The place keys of a row by its position alone; none without one. */
function spotKeysOf({ fields: { name, latitude, longitude } }: BusinessDraft): readonly string[] {
  return latitude === undefined || longitude === undefined ? [] : placeKeysOf({ name, latitude, longitude });
}
