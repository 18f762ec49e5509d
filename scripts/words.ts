import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findHouseWords } from "./checks/house-words.ts";

/** Part of `npm run lint`: names and prose keep to `checks/words.tsv`. The changelog is exempt, for released entries stay. */
const ROOT = resolve(import.meta.dirname, "..");
const SOURCES = ["*.md", "{gateway,services,shared,web,scripts}/**/*.{ts,tsx,md}"];
const SKIPPED = ["**/node_modules/**", "**/dist/**", "**/*.gen.ts", "CHANGELOG.md", "**/house-words.test.ts"];

const files = globSync(SOURCES, { cwd: ROOT, exclude: SKIPPED }).sort();
const findings = files.flatMap((file) => findHouseWords(file, readFileSync(join(ROOT, file), "utf8")));
for (const { file, line, found, better } of findings) console.log(`${file}:${line}: "${found}" → ${better}`);
if (findings.length > 0) process.exitCode = 1;
