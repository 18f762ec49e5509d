import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "../..");
/** A released entry of the changelog may name what a later version has removed. */
const CURRENT = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("shared/src/docs/**/*.md", { cwd: ROOT })];
const DOCUMENTS = [...CURRENT, "CHANGELOG.md"];
const FOLDERS = ["shared", "gateway", "services", "web", "scripts"];

const COMMAND = /\bnpm run ([\w:-]+)/g;
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

function read(document: string): string {
  return readFileSync(join(ROOT, document), "utf8");
}

/** Heading ids as GitHub generates them. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => text);
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Whether a link from `document` leads to an existing file, and heading if it names one. */
function leadsSomewhere(document: string, path: string, anchor: string | undefined): boolean {
  const target = path === "" ? join(ROOT, document) : join(ROOT, dirname(document), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(target, "utf8")).includes(anchor);
}

/** Repository paths in code spans; globs count, names with placeholders do not. */
function pathsIn(markdown: string): string[] {
  const words = [...markdown.matchAll(CODE_SPAN)].flatMap(([, code = ""]) => code.split(/\s+/));
  return words.filter((word) => FOLDERS.some((folder) => word.startsWith(`${folder}/`)) && !/[<…]/.test(word));
}

describe("documents", () => {
  it.each(CURRENT)("%s names only npm scripts that exist", (document) => {
    const named = [...read(document).matchAll(COMMAND)].map(([, name = ""]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(CURRENT)("%s names only paths that exist", (document) => {
    const missing = pathsIn(read(document)).filter((path) => globSync(path, { cwd: ROOT }).length === 0);
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)("%s links only to files and headings that exist", (document) => {
    const broken = [...read(document).matchAll(LINK)].filter(
      ([, path = "", anchor]) => !leadsSomewhere(document, path, anchor),
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
