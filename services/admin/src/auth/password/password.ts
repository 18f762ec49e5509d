import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

export interface ScryptCost {
  /** The CPU and memory cost, a power of two; memory is 128 · N · r bytes. */
  N: number;
  r: number;
  p: number;
}

/** OWASP's first choice of scrypt parameters: 128 MiB and about 300 ms per password. */
export const DEFAULT_SCRYPT_COST: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ENCODED_PATTERN = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Includes its parameters and salt: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost: ScryptCost = DEFAULT_SCRYPT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(cost, salt, await derive(password, salt, cost));
}

/** A hash no password matches, so that an unknown name takes as long to answer as a known one. */
export function impossibleHash(cost: ScryptCost = DEFAULT_SCRYPT_COST): string {
  return encode(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

/** False for a wrong password and for malformed hashes. Takes the same time for every password. */
export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const match = ENCODED_PATTERN.exec(encoded);
  if (match === null) return false;
  const [, N, r, p, salt = "", key = ""] = match;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function encode({ N, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
