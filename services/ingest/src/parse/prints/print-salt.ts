import { hash } from "node:crypto";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";

/**
 * A digest of everything besides its cells that decides what a row becomes: what was found in the file as a whole, and the release of the
 * code and its knowledge.
 */
export function printSaltOf(mapping: ColumnMapping, release: string): string {
  const { judgements: _judgements, recognised: _recognised, extraction: _extraction, ...deciding } = mapping;
  return hash("sha256", JSON.stringify([release, deciding], withoutCollections));
}

function withoutCollections(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
