import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isNoRoom } from "../../shared/src/engines/disk/disk-files.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** Something built from sources. Paths are absolute, or relative to the root of the repository. */
export interface BuiltProduct {
  /** Files and folders that it is made of. */
  sources: readonly string[];
  /** Files and folders that the build makes. */
  products: readonly string[];
  /** Where the fingerprint of the sources is kept. */
  fingerprint: string;
  build: () => void | Promise<void>;
}

/** Builds unless the products of the same sources are there; answers whether it did. */
export async function buildWhenStale(root: string, product: BuiltProduct): Promise<boolean> {
  const { sources, products, build } = product;
  const fingerprint = resolve(root, product.fingerprint);
  const isBuilt = products.every((path) => existsSync(resolve(root, path)));
  if (isBuilt && existsSync(fingerprint) && readFileSync(fingerprint, "utf8") === fingerprintOf(root, sources)) {
    return false;
  }
  await build();
  mkdirSync(dirname(fingerprint), { recursive: true });
  try {
    writeFileSync(fingerprint, fingerprintOf(root, sources));
  } catch (error) {
    // What was built is whole all the same; the next start builds it again.
    if (!isNoRoom(error)) throw error;
  }
  return true;
}
