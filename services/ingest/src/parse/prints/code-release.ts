import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
/** The code, word lists and knowledge by which rows are read. */
const FOLDERS = [
  "services/ingest/src/normalise",
  "services/ingest/src/parse",
  "shared/contracts/src",
  "shared/domain/src",
  "shared/engines/src",
  "shared/knowledge/src",
  "shared/sheet-reader/src",
];
const SOURCE = /(?<!\.test)\.(?:ts|tsv|br|json)$/;

let release: string | undefined;

/** Changes with every file that could change what a row becomes, and with the runtime's own tables. Takes 50 ms, once per process. */
export function codeRelease(): string {
  release ??= digestOfFiles();
  return release;
}

function digestOfFiles(): string {
  const { node, icu, unicode, tz } = process.versions;
  const digest = createHash("sha256").update(JSON.stringify({ node, icu, unicode, tz }));
  for (const folder of FOLDERS) {
    const names = readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).filter((name) => SOURCE.test(name));
    for (const name of names.sort()) digest.update(name).update(readFileSync(`${ROOT}${folder}/${name}`));
  }
  return digest.digest("hex");
}
