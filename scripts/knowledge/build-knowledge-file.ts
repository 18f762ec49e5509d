import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { KNOWLEDGE_FILE, KNOWLEDGE_VERSION } from "../../shared/knowledge/src/open-knowledge.ts";
import { buildBrands } from "./build-brands.ts";
import { buildKinds } from "./build-kinds.ts";
import { buildPlaces } from "./build-places.ts";

buildKnowledge();

/** Replaces the file atomically; processes with the former one open keep it. */
function buildKnowledge(): void {
  mkdirSync(dirname(KNOWLEDGE_FILE), { recursive: true });
  const unfinished = join(dirname(KNOWLEDGE_FILE), `unfinished-${process.pid}.db`);
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(unfinished);
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA user_version = ${KNOWLEDGE_VERSION}; BEGIN`);
    buildBrands(db);
    buildKinds(db);
    buildPlaces(db);
    db.exec(`PRAGMA application_id = ${releaseOf(db)}; COMMIT; VACUUM`);
  } finally {
    db.close();
  }
  renameSync(unfinished, KNOWLEDGE_FILE);
}

/** A number of 31 bits that changes with any row. */
function releaseOf(db: DatabaseSync): number {
  const hash = createHash("sha256");
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()) {
    for (const row of db.prepare(`SELECT * FROM "${name}"`).iterate()) hash.update(JSON.stringify(Object.values(row)));
  }
  return hash.digest().readUInt32BE() >>> 1;
}
