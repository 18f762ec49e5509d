import { hash } from "node:crypto";
import { foldText } from "./fold-text.ts";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 16;
/** Of a digest, in a letter of an id. */
const BITS_EACH = 5;
const ADDRESS_HASH_LENGTH = 32;

export interface IdentitySource {
  name: string;
  placeId?: string | undefined;
  /** Google's feature id, "0x89c6…:0x5a…", of the columns data_id and google_id. */
  dataId?: string | undefined;
  /** Decimal digits. */
  cid?: string | undefined;
  street?: string | undefined;
  fullAddress?: string | undefined;
  city?: string | undefined;
  countryCode?: string | undefined;
}

/**
 * The keys under which a row may already be known, in the order they are tried. Only a row without any identifier of
 * its source is known by name and address; the city belongs to it, since chains stand in the main street of many.
 */
export function identityKeysOf(source: IdentitySource): string[] {
  const keys: string[] = [];
  if (source.placeId !== undefined) keys.push(`place:${source.placeId}`);
  if (source.dataId !== undefined) keys.push(`data:${source.dataId.toLowerCase()}`);
  if (source.cid !== undefined) keys.push(`cid:${source.cid}`);
  if (keys.length > 0) return keys;
  const where = source.street ?? source.fullAddress ?? "";
  const identity = [source.name, where, source.city ?? "", source.countryCode ?? ""].map(foldText).join("\u0000");
  return [`addr:${hash("sha256", identity, "hex").slice(0, ADDRESS_HASH_LENGTH)}`];
}

const KEY_KINDS = ["place:", "data:", "cid:", "addr:"];

/** The keys of a business: first the one that its id was made of, the others in the order they are tried. */
export function orderIdentityKeys(keys: readonly string[], id: string): readonly string[] {
  if (keys.length === 1) return keys;
  const rankOf = (key: string) => (businessIdOf(key) === id ? -1 : KEY_KINDS.findIndex((kind) => key.startsWith(kind)));
  return keys
    .map((key) => ({ key, rank: rankOf(key) }))
    .toSorted((left, right) => left.rank - right.rank || (left.key < right.key ? -1 : 1))
    .map(({ key }) => key);
}

/** 16 characters of base32 of the SHA-256 of the first identity key: no counter, the same in every engine. */
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
