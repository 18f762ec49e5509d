import { describe, expect, it } from "vitest";
import { findHouseWords } from "./house-words.ts";

const found = (source: string, file = "shared/src/x.ts") =>
  findHouseWords(file, source).map(({ line, found: word }) => `${line} ${word}`);

describe("the word list refuses", () => {
  it.each([
    ["a name", "const x = 1;\nexport function findCalled(): void {}\n", "2 Called"],
    ["a comment", "/**\n * Goes on with\n * the next one.\n */\n", "2 Goes on"],
    ["a comment behind code", "const a = 1; // built anew\n", "1 anew"],
    ["a title", 'it("a visitor is told why", () => {});\n', "1 is told"],
    ["a title on a line of its own", 'it.each(ROWS)(\n  "works anew: %s",\n);\nit(\n  "works anew",\n);\n', "5 anew"],
    ["a log", 'log.warn({ error }, "looked around without the index");\n', "1 looked around"],
    ["an error", "throw new UploadError(`This file changed meanwhile`);\n", "1 meanwhile"],
  ])("%s", (_place, source, word) => {
    expect(found(source)).toEqual([word]);
  });

  it("prose in a document, with the better word", () => {
    expect(findHouseWords("README.md", "# Title\n\nThe index is built anew.\n")).toEqual([
      { file: "README.md", line: 3, found: "anew", better: "again, from scratch" },
    ]);
  });
});

describe("the word list allows", () => {
  it.each([
    ["other strings of code", 'const title = "told anew";\n'],
    ["quoted words", '// Finds "told" and `anew`.\n'],
    ["addresses", 'const url = "https://example.org/anew";\n'],
    ["one of which", "// Two rows, one of which is rejected.\n"],
    ["a question", "const isCalled = true;\n"],
  ])("%s", (_place, source) => {
    expect(found(source)).toEqual([]);
  });

  it("code in a document", () => {
    expect(found("```sh\nrun anew\n```\n\nUse `anew`.\n", "README.md")).toEqual([]);
  });
});
