import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { KNOWLEDGE_FILE } from "../../shared/src/knowledge/open-knowledge.ts";
import { buildWhenStale } from "../supervisor/build-when-stale.ts";

/** Everything that the file is made of. */
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

/** Builds the knowledge file unless that of the same sources is there; answers whether it did. Leaves this process free meanwhile. */
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
