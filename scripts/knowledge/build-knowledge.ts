import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { KNOWLEDGE_FILE, openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { ConfigError } from "../../shared/platform/src/load-config.ts";
import { buildWhenStale } from "../supervisor/build-when-stale.ts";

/** The sources of the file. */
const SOURCES = [
  "scripts/knowledge",
  "shared/contracts/src/categories/category-symbols.ts",
  "shared/knowledge/src",
  "shared/domain/src/text/fold-text.ts",
  "shared/domain/src/text/search-words.ts",
  "shared/domain/src/text/slug.ts",
  "package-lock.json",
];

const SCRIPT = resolve(import.meta.dirname, "build-knowledge-file.ts");

/** Builds the knowledge file if its sources have changed or it cannot be opened; returns whether it did. Does not block this process. */
export function buildKnowledgeWhenStale(root: string): Promise<boolean> {
  return buildWhenStale(root, {
    sources: SOURCES,
    products: [KNOWLEDGE_FILE],
    fingerprint: `${KNOWLEDGE_FILE}.sha256`,
    isUsable,
    build: async () => {
      await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", SCRIPT]);
    },
  });
}

function isUsable(): boolean {
  try {
    openKnowledge().close();
    return true;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return false;
  }
}
