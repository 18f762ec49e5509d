import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readTable } from "../shared/platform/src/read-table.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BIOME = join(ROOT, "node_modules/.bin/biome");

const COLUMNS = ["rule", "path", "imports", "code", "title"] as const;
/** Code that the rule must find in this file; without a rule, code that is allowed. */
const PLANTED = readTable(new URL("checks/planted-code.tsv", import.meta.url), COLUMNS).map(
  ({ rule, path, imports, code, title }) => ({
    rule,
    path,
    code: imports === "" ? `${code}\n` : `import { found } from "${imports}";\n\nexport const kept = found;\n`,
    title: [title, imports === "" ? path : `${path} imports ${imports}`].filter((part) => part !== "").join(": "),
  }),
);
const FORBIDDEN = PLANTED.filter(({ rule }) => rule !== "");
const ALLOWED = PLANTED.filter(({ rule }) => rule === "");

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), severity: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

let copy: string;
let findings: Map<string, string[]>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "meridian-lint-"));
  await cp(join(ROOT, "scripts/lint"), join(copy, "scripts/lint"), { recursive: true });
  const packages = globSync("{.,gateway,services/*,shared/*,web}/package.json", { cwd: ROOT });
  for (const name of [".biome.json", ".gitignore", ...packages]) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await copyFile(join(ROOT, name), join(copy, name));
  }
  for (const { path, code } of PLANTED) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), code);
  }
  findings = await lint(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function lint(directory: string): Promise<Map<string, string[]>> {
  const output = await new Promise<string>((done) => {
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
    execFile(BIOME, args, { cwd: directory, maxBuffer: 64 * 1024 * 1024 }, (_failure, stdout) => done(stdout));
  });
  const byPath = new Map<string, string[]>();
  for (const { category, severity, location } of reportSchema.parse(JSON.parse(output)).diagnostics) {
    if (severity !== "error") continue;
    byPath.set(location.path, [...(byPath.get(location.path) ?? []), category.replace(/^lint\//, "")]);
  }
  return byPath;
}

describe("the linter refuses", () => {
  it.each(FORBIDDEN)("$title", ({ path, rule }) => {
    expect(findings.get(path) ?? []).toContain(rule);
  });
});

describe("the linter lets pass", () => {
  it.each(ALLOWED)("$title", ({ path }) => {
    expect(findings.get(path) ?? []).toEqual([]);
  });
});
