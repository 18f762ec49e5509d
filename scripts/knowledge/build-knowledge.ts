import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { KNOWLEDGE_FILE } from "../../shared/src/knowledge/open-knowledge.ts";
import { buildWhenStale } from "../supervisor/build-when-stale.ts";

/** The sources of the file. */
const SOURCES = [
  "scripts/knowledge",
  "shared/src/contracts/category-symbols.ts",
  "shared/src/knowledge",
  "shared/src/domain/fold-text.ts",
  "shared/src/domain/search-words.ts",
  "shared/src/domain/slug.ts",
  "package-lock.json",
];

const SCRIPT = resolve(import.meta.dirname, "build-knowledge-file.ts");

/** Builds the knowledge file unless its sources are unchanged; returns whether it did. Does not block this process. */
export function buildKnowledgeWhenStale(root: string): Promise<boolean> {
  return buildWhenStale(root, {
    sources: SOURCES,
    products: [KNOWLEDGE_FILE],
    fingerprint: `${KNOWLEDGE_FILE}.sha256`,
    build: async () => {
      await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", SCRIPT]);
    },
  });
}
