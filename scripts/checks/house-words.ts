import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a word of the list was found. */
export interface WordFinding {
  file: string;
  line: number;
  found: string;
  better: string;
}

interface Word {
  pattern: RegExp;
  better: string;
}

interface Passage {
  text: string;
  offset: number;
}

const LIST = readFileSync(join(import.meta.dirname, "words.tsv"), "utf8")
  .trim()
  .split("\n");
const [NAMES, PROSE] = (["names", "prose"] as const).map((place) => LIST.flatMap((line) => wordOf(line, place)));

const DECLARATION = /\b(?:function\*?|const|let|class|interface|type)\s+(?<text>\w+)/dg;
const COMMENT = /(?<text>\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*)/dgs;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(?<quote>["'`])(?<text>(?:(?!\k<quote>).)*)\k<quote>/dgs;
const MESSAGE = /(?:\blog(?:ger)?\.\w+\([^"`;]*?|\bnew \w*Error\(\s*)(?<quote>["`])(?<text>[^"`\n]*)\k<quote>/dg;
/** Names of code, and texts quoted from elsewhere. */
const QUOTED = /```.*?```|`[^`\n]*`|"[^"\n]*"/gs;

/** Finds words of `words.tsv` in the names, comments, test titles, logs and errors of a source, or in the prose of a document. */
export function findHouseWords(file: string, source: string): WordFinding[] {
  const [names, prose] = file.endsWith(".md")
    ? [[], [{ text: blank(source), offset: 0 }]]
    : [
        passagesOf(source, DECLARATION),
        [...passagesOf(source, COMMENT, blank), ...passagesOf(source, TITLE), ...passagesOf(source, MESSAGE)],
      ];
  const findings = [...search(names, NAMES ?? []), ...search(prose, PROSE ?? [])];
  return findings.map(({ offset, ...finding }) => ({
    file,
    line: source.slice(0, offset).split("\n").length,
    ...finding,
  }));
}

function wordOf(line: string, wanted: "names" | "prose"): Word[] {
  const [place, pattern, better] = line.split("\t");
  if (pattern === undefined || better === undefined) throw new Error(`words.tsv needs three columns: ${line}`);
  return place === wanted ? [{ pattern: new RegExp(pattern, wanted === "names" ? "g" : "gi"), better }] : [];
}

function passagesOf(source: string, pattern: RegExp, read = (text: string): string => text): Passage[] {
  return [...source.matchAll(pattern)].map(({ groups, indices }) => ({
    text: read(groups?.text ?? ""),
    offset: indices?.groups?.text?.[0] ?? 0,
  }));
}

/** Keeps line breaks and positions. */
function blank(text: string): string {
  return text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, " "));
}

function search(
  passages: readonly Passage[],
  words: readonly Word[],
): { offset: number; found: string; better: string }[] {
  return passages.flatMap(({ text, offset }) =>
    words.flatMap(({ pattern, better }) =>
      [...text.matchAll(pattern)].map((match) => ({ offset: offset + match.index, found: match[0], better })),
    ),
  );
}
