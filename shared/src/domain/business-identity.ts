import { createHash } from "node:crypto";
import { foldText } from "./fold-text.ts";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 16;
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
  return [`addr:${createHash("sha256").update(identity).digest("hex").slice(0, ADDRESS_HASH_LENGTH)}`];
}

/** 16 characters of base32 of the SHA-256 of the first identity key: no counter, the same in every engine. */
export function businessIdOf(firstIdentityKey: string): string {
  const digest = createHash("sha256").update(firstIdentityKey).digest();
  let bits = 0n;
  for (const byte of digest.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  let id = "";
  for (let index = ID_LENGTH - 1; index >= 0; index--) id += BASE32[Number((bits >> BigInt(index * 5)) & 31n)];
  return id;
}
