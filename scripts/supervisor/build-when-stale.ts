import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isNoRoom } from "../../shared/engines/src/disk/disk-files.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** A product built from sources. Paths are absolute, or relative to the root of the repository. */
export interface BuiltProduct {
  /** Its source files and folders. */
  sources: readonly string[];
  /** The files and folders that the build creates. */
  products: readonly string[];
  /** The file with the fingerprint of the sources. */
  fingerprint: string;
  /** Whether the products can be used; unset, they can whenever they exist. */
  isUsable?: () => boolean;
  build: () => void | Promise<void>;
}

/** Builds unless the sources are unchanged and the products exist and can be used; returns whether it did. */
export async function buildWhenStale(root: string, product: BuiltProduct): Promise<boolean> {
  const { sources, products, isUsable = () => true, build } = product;
  const fingerprint = resolve(root, product.fingerprint);
  const isBuilt = products.every((path) => existsSync(resolve(root, path)));
  const isCurrent = existsSync(fingerprint) && readFileSync(fingerprint, "utf8") === fingerprintOf(root, sources);
  if (isBuilt && isCurrent && isUsable()) return false;
  await build();
  mkdirSync(dirname(fingerprint), { recursive: true });
  try {
    writeFileSync(fingerprint, fingerprintOf(root, sources));
  } catch (error) {
    // The product is complete anyway; the next start builds it again.
    if (!isNoRoom(error)) throw error;
  }
  return true;
}
