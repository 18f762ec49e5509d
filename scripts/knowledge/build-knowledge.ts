import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { KNOWLEDGE_FILE, KNOWLEDGE_VERSION } from "../../shared/src/knowledge/open-knowledge.ts";
import { fingerprintOf } from "../supervisor/fingerprint.ts";
import { buildKinds } from "./build-kinds.ts";

/** Everything that the file is made of. */
const SOURCES = ["scripts/knowledge", "shared/src/knowledge", "shared/src/domain", "package-lock.json"];
const FINGERPRINT = `${KNOWLEDGE_FILE}.sha256`;

/** Builds the knowledge file unless that of the same sources is there; answers whether it did. */
export function buildKnowledgeWhenStale(root: string): boolean {
  const fingerprint = fingerprintOf(root, SOURCES);
  if (existsSync(KNOWLEDGE_FILE) && existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, "utf8") === fingerprint)
    return false;
  buildKnowledge();
  writeFileSync(FINGERPRINT, fingerprint);
  return true;
}

/** Appears whole or not at all, also for processes that have the former one open. */
function buildKnowledge(): void {
  mkdirSync(dirname(KNOWLEDGE_FILE), { recursive: true });
  const unfinished = join(dirname(KNOWLEDGE_FILE), `unfinished-${process.pid}.db`);
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(unfinished);
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA user_version = ${KNOWLEDGE_VERSION}; BEGIN`);
    buildKinds(db);
    db.exec("COMMIT; VACUUM");
  } finally {
    db.close();
  }
  renameSync(unfinished, KNOWLEDGE_FILE);
}
