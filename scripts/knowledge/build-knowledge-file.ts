import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { KNOWLEDGE_FILE, KNOWLEDGE_VERSION } from "../../shared/src/knowledge/open-knowledge.ts";
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
    db.exec("COMMIT; VACUUM");
  } finally {
    db.close();
  }
  renameSync(unfinished, KNOWLEDGE_FILE);
}
