import { readFileSync } from "node:fs";

/** The rows of a tab-separated table by column. Its first line must name exactly these columns. */
export function readTable<const Column extends string>(
  file: URL,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const [header, ...lines] = readFileSync(file, "utf8").replace(/\n$/, "").split("\n");
  if (header !== columns.join("\t")) throw new Error(`${file.pathname} needs the columns ${columns.join(", ")}`);
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) throw new Error(`${file.pathname} has a line with other columns: ${line}`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
  });
}

/** The entries of a cell, separated by "|"; none for an empty cell. */
export const splitEntries = (cell: string): string[] => (cell === "" ? [] : cell.split("|"));

/**
 * The words of each list, in the order of the table. A line is a language, the name of its list, and words separated by commas. The
 * language is for those who look after the table. Throws if a line names another list.
 */
export function readWordLists<const List extends string>(
  file: URL,
  lists: readonly List[],
): Readonly<Record<List, readonly string[]>> {
  const words = Object.fromEntries(lists.map((list) => [list, [] as string[]]));
  for (const row of readTable(file, ["language", "list", "words"])) {
    const known = words[row.list];
    if (known === undefined) throw new Error(`${file.pathname} has an unknown list: ${row.list}`);
    known.push(...row.words.split(/,\s+/));
  }
  return words as Record<List, string[]>;
}

/** The source of a regular expression that matches any of these patterns. */
export const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join("|")})`;
