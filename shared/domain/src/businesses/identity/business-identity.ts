import { hash } from "node:crypto";
import { foldText } from "../../text/fold-text.ts";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 16;
/** Bits of a digest per letter of an id. */
const BITS_EACH = 5;
const ADDRESS_KEY = "addr:";
const ADDRESS_HASH_LENGTH = 32;
/** The cell size by which positions are compared: 33 m. */
const CELL_DEGREES = 0.0003;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Near the poles, cells are at most this many times wider in degrees than at the equator. */
const LEAST_COSINE = 0.001;
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** An identifier from a source other than Google: worldwide, or unique within its list. */
export interface RegistryId {
  /** The issuer: "osm", "fsq", or the folded column header. */
  scope: string;
  value: string;
  /** Whether no other list can give the same value to another business. */
  isWorldwide: boolean;
}

export interface IdentitySource {
  name: string;
  placeId?: string | undefined;
  /** Google's feature id, "0x89c6…:0x5a…", from the columns data_id and google_id. */
  dataId?: string | undefined;
  /** Decimal digits. */
  cid?: string | undefined;
  registryId?: RegistryId | undefined;
  street?: string | undefined;
  fullAddress?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
  countryCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  phone?: string | undefined;
  phoneE164?: string | undefined;
}

/**
 * The keys under which a row may be known, in the order they are tried. Only a row without any identifier is known by name and place. A
 * list's own number is tried first but proves nothing alone (see `keyHolds`), so a second key combines it with name and place.
 */
export function identityKeysOf(source: IdentitySource): string[] {
  const keys: string[] = [];
  if (source.placeId !== undefined) keys.push(`place:${source.placeId}`);
  if (source.dataId !== undefined) keys.push(`data:${source.dataId.toLowerCase()}`);
  if (source.cid !== undefined) keys.push(`cid:${source.cid}`);
  if (keys.length > 0) return keys;
  const { registryId } = source;
  if (registryId === undefined) return [placeKeyOf(source)];
  const id = `${registryId.scope}:${registryId.value}`;
  return registryId.isWorldwide ? [`id:${id}`] : [`no:${id}`, hashedKey([id, ...addressPartsOf(source)])];
}

/**
 * The key of a row by name and place. Its position distinguishes namesakes; without one the address does, or the phone if there is no
 * address.
 */
export function placeKeyOf(source: IdentitySource): string {
  return keysInCells(source, cellsAround(source).slice(0, 1))[0] ?? keyByAddress(source);
}

/**
 * `placeKeyOf`, then the keys the same business has if its position is across a cell border: those of the three nearest cells. A business
 * less than 16 m away has one of them; one more than 75 m away has none. Without a position there are no further keys.
 */
export function placeKeysOf(source: IdentitySource): string[] {
  const cells = cellsAround(source);
  return cells.length === 0 ? [keyByAddress(source)] : keysInCells(source, cells);
}

/** Whether a row is known by more than its name and place. */
export function hasIdentifier({ identityKeys }: { identityKeys: readonly string[] }): boolean {
  return !identityKeys.every((key) => key.startsWith(ADDRESS_KEY));
}

/** Whether the row has a Google identifier; Google identifies a business in three ways. */
export function hasGoogleId({ identityKeys }: { identityKeys: readonly string[] }): boolean {
  return identityKeys.some((key) => /^(?:place|data|cid):/.test(key));
}

/** Whether a business found by the key may be another one: see `keyHolds`. */
export function isDoubtfulKey(key: string): boolean {
  return key.startsWith(ADDRESS_KEY) || key.startsWith("no:");
}

/**
 * Whether a row and a business have keys of two different entries of the same source, and none in common. Numbers of lists prove nothing:
 * each list counts for itself.
 */
export function areOtherEntries(rowKeys: readonly string[], knownKeys: readonly string[]): boolean {
  const known = new Set(knownKeys.map(sourceOfKey));
  return rowKeys.some((key) => !isDoubtfulKey(key) && known.has(sourceOfKey(key)));
}

/** "place", "data", "cid", or "id:osm" for worldwide identifiers. */
function sourceOfKey(key: string): string {
  return /^(?:id:[^:]*|[^:]*)/.exec(key)?.[0] ?? "";
}

function hashedKey(parts: readonly string[]): string {
  return hashFolded(foldParts(parts));
}

function foldParts(parts: readonly string[]): string {
  return parts.map(foldText).join("\u0000");
}

function hashFolded(folded: string): string {
  return `${ADDRESS_KEY}${hash("sha256", folded, "hex").slice(0, ADDRESS_HASH_LENGTH)}`;
}

/** Includes the city, since chains are in the main street of many. */
function addressPartsOf(source: IdentitySource): string[] {
  return [source.name, streetOrAddressOf(source), source.city ?? "", source.countryCode ?? ""];
}

function streetOrAddressOf({ street, fullAddress }: IdentitySource): string {
  return street ?? fullAddress ?? "";
}

/** Whether the row locates the business more precisely than city, region and country. */
export function hasAddress({ street, fullAddress, ...place }: Partial<IdentitySource>): boolean {
  if (street !== undefined || fullAddress === undefined) return street !== undefined;
  const { city, state, postalCode, country, countryCode } = place;
  const known = new Set([city, state, postalCode, country, countryCode].flatMap((part) => wordsOf(part ?? "")));
  return wordsOf(fullAddress).some((word) => !known.has(word));
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(NO_WORD)
    .filter((word) => word !== "");
}

function keyByAddress(source: IdentitySource): string {
  const phone = hasAddress(source) ? undefined : (source.phoneE164 ?? source.phone);
  return hashedKey([...addressPartsOf(source), ...(phone === undefined ? [] : [phone])]);
}

/** Cells are digits, which folding leaves as they are. */
function keysInCells(source: IdentitySource, cells: readonly string[]): string[] {
  if (cells.length === 0) return [];
  const named = foldParts([source.name, hasAddress(source) ? streetOrAddressOf(source) : ""]);
  return cells.map((cell) => hashFolded(`${named}\u0000${cell}`));
}

/** The cell of a position, then its three nearest neighbours. */
function cellsAround({ latitude, longitude }: IdentitySource): string[] {
  if (latitude === undefined || longitude === undefined) return [];
  return withNearest((latitude + 90) / CELL_DEGREES).flatMap((row) => {
    const cosine = Math.cos(((row + 0.5) * CELL_DEGREES - 90) * RADIANS_PER_DEGREE);
    const width = CELL_DEGREES / Math.max(LEAST_COSINE, cosine);
    return withNearest((longitude + 180) / width).map((column) => `${row}/${column}`);
  });
}

/** The integer below a position on a line, and the neighbour whose border is nearer. */
function withNearest(at: number): number[] {
  const own = Math.floor(at);
  return [own, at - own < 0.5 ? own - 1 : own + 1];
}

const KEY_KINDS = ["place:", "data:", "cid:", "id:", "no:", ADDRESS_KEY];

/** The keys of a business: first the one its id derives from, then the others in the order they are tried. */
export function orderIdentityKeys(keys: readonly string[], id: string): readonly string[] {
  if (keys.length === 1) return keys;
  const rankOf = (key: string) => (businessIdOf(key) === id ? -1 : KEY_KINDS.findIndex((kind) => key.startsWith(kind)));
  return keys
    .map((key) => ({ key, rank: rankOf(key) }))
    .toSorted((left, right) => left.rank - right.rank || (left.key < right.key ? -1 : 1))
    .map(({ key }) => key);
}

/** 16 base32 characters of the SHA-256 of the first identity key: no counter, and equal in every engine. */
export function businessIdOf(firstIdentityKey: string): string {
  const digest = hash("sha256", firstIdentityKey, "buffer");
  let id = "";
  let bits = 0;
  let bitCount = 0;
  for (let at = 0; id.length < ID_LENGTH; ) {
    if (bitCount < BITS_EACH) {
      bits = ((bits << 8) | (digest[at++] ?? 0)) & 0xfff;
      bitCount += 8;
    }
    bitCount -= BITS_EACH;
    id += BASE32[(bits >> bitCount) & 31];
  }
  return id;
}
