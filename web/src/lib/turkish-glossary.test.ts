import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GLOSSARY, SPECIFIED } from "./turkish-glossary.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
const SOURCES = ["web/src/**/*.{ts,tsx}", "services/{admin,ingest}/src/**/*.ts", "shared/contracts/src/**/*.ts"];
/** Files that read words rather than show them, or that list these words. */
const APART =
  /\.test\.ts|\/testing\/|\/normalise\/(?!row-|coordinates)|column-map|\/legal\/texts\/|password-rules|turkish-glossary/;
/** Except single capitalised words, which are labels. */
const IDENTIFIER = /^(?![A-Z][a-z]+$)[\w./:@#-]*$/;
const TURKISH = /[çğıöşüÇĞİÖŞÜ]|\b(?:parola|link|aktar|yorum)/i;
/** Texts in quotes and between tags, after removing comments. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const TEXT = /"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g;

function textsOf(source: string): string[] {
  const texts = [...source.replace(COMMENT, "").matchAll(TEXT)].map(([, quoted, template, between]) =>
    (quoted ?? template ?? between ?? "").replace(/\s+/g, " ").trim(),
  );
  return texts.filter((text) => TURKISH.test(text) && !IDENTIFIER.test(text));
}

const shown = globSync(SOURCES, { cwd: ROOT })
  .filter((path) => !APART.test(path))
  .flatMap((path) =>
    textsOf(readFileSync(`${ROOT}${path}`, "utf8")).map((text) => ({
      path,
      text: SPECIFIED.reduce((rest, specified) => rest.replaceAll(specified, ""), text),
    })),
  );

it.each(GLOSSARY)("$concept is called $word, on every screen and in every answer", ({ never }) => {
  expect(shown.length).toBeGreaterThan(800);
  expect(shown.filter(({ text }) => never.test(text))).toEqual([]);
});
