import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { createCategoryOf, type Placing } from "@meridian/domain/categories/business-category";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { createPlaceOf, type PlaceOf } from "@meridian/domain/places/business-place";
import type { PlaceLookup } from "@meridian/domain/places/place";
import { ConfigError } from "@meridian/platform/load-config";
import { type BrandLookup, createBrandLookup } from "./brands/brand-lookup.ts";
import { createKindLookup } from "./kinds/kind-lookup.ts";
import { createPlaceLookup } from "./places/place-lookup.ts";

/** The version of the file's tables; a process rejects any other. */
export const KNOWLEDGE_VERSION = 12;
/** Built by `npm run build`, and by `npm start` and the tests if it is missing or stale. */
export const KNOWLEDGE_FILE = join(import.meta.dirname, "../knowledge.db");

/** What the site knows about the world beyond its own directory. Read-only: any number of processes may open it. */
export interface Knowledge {
  brands: BrandLookup;
  kinds: KindLookup;
  places: PlaceLookup;
  /** Changes with any content of the file. */
  release: number;
  close(): void;
}

/** Throws a ConfigError if the file is missing, damaged or of another version. */
export function openKnowledge(path = KNOWLEDGE_FILE): Knowledge {
  if (!existsSync(path)) throw new ConfigError(`The knowledge file ${path} is missing: npm run build makes it`);
  const file = pathToFileURL(path);
  // A build replaces the file and never changes it, so reads need no locks.
  file.searchParams.set("immutable", "1");
  const db = new DatabaseSync(file, { readOnly: true });
  const problem = problemOf(db, statSync(path).size);
  if (problem !== undefined) {
    db.close();
    throw new ConfigError(`The knowledge file ${path} is ${problem}: npm run build renews it`);
  }
  return {
    brands: createBrandLookup(db),
    kinds: createKindLookup(db),
    places: createPlaceLookup(db),
    release: Number(db.prepare("PRAGMA application_id").get()?.application_id),
    close: () => db.close(),
  };
}

function problemOf(db: DatabaseSync, bytes: number): string | undefined {
  const read = (pragma: string) => Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  try {
    const version = read("user_version");
    if (version !== KNOWLEDGE_VERSION) return `of version ${version}, not ${KNOWLEDGE_VERSION}`;
    return read("page_count") * read("page_size") === bytes ? undefined : "damaged";
  } catch {
    return "damaged";
  }
}

/** Places businesses by the cities and kinds of the knowledge base, and by the administrator's rules. */
export function placingByKnowledge({
  kinds,
  places,
}: Pick<Knowledge, "kinds" | "places">): Placing & { placeOf: PlaceOf } {
  return { placeOf: createPlaceOf(places), createCategoryOf: (rules) => createCategoryOf(kinds, rules) };
}
