import type { HeaderGuide } from "../header-guide.ts";

const DELIMITERS = [",", ";", "\t", "|", "^"] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

export interface CsvDialect {
  delimiter: CsvDelimiter;
  /** Line endings, longest first. */
  recordDelimiters: readonly string[];
  /** The first record is Excel's `sep=;` line. */
  hasSeparatorLine: boolean;
}

const SEPARATOR_LINE = /^sep=([,;\t|^])\r?\n/i;
const LONE_RETURN = /\r(?!\n)/g;
const MIN_RETURNS_PER_FEED = 10;
const MAX_SAMPLE_RECORDS = 50;

/** Detects a CSV file's dialect from the start of its text. */
export function detectCsvDialect(start: string, headers: HeaderGuide): CsvDialect {
  const recordDelimiters = endsAtCarriageReturn(start) ? ["\r\n", "\n", "\r"] : ["\r\n", "\n"];
  const declared = SEPARATOR_LINE.exec(start)?.[1];
  const given = DELIMITERS.find((delimiter) => delimiter === declared);
  if (given !== undefined) return { delimiter: given, recordDelimiters, hasSeparatorLine: true };
  let best: CsvDelimiter = ",";
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(start, delimiter, headers);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return { delimiter: best, recordDelimiters, hasSeparatorLine: false };
}

/** As on old Macs. Another program may have added a line that ends otherwise; a few lone returns are breaks within cells. */
function endsAtCarriageReturn(start: string): boolean {
  const feeds = start.split("\n").length - 1;
  return feeds === 0 || (start.match(LONE_RETURN)?.length ?? 0) > feeds * MIN_RETURNS_PER_FEED;
}

/** Known headers weigh most, then columns that every record has. */
function scoreOf(start: string, delimiter: string, headers: HeaderGuide): number {
  const { firstRecord, fieldCounts } = splitSample(start, delimiter);
  const usual = usualCount(fieldCounts);
  if (usual < 2) return 0;
  const alike = fieldCounts.filter((count) => count === usual).length / fieldCounts.length;
  return headers.countKnown(firstRecord) * 10 + alike * Math.log2(usual);
}

function usualCount(counts: readonly number[]): number {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  let usual = 0;
  for (const [count, times] of seen) if (times > (seen.get(usual) ?? 0)) usual = count;
  return usual;
}

/** Splits the first records, respecting quotes; the last one, possibly truncated, is dropped. */
function splitSample(text: string, delimiter: string): { firstRecord: string[]; fieldCounts: number[] } {
  const firstRecord: string[] = [];
  const fieldCounts: number[] = [];
  let fields = 1;
  let fieldStart = 0;
  let isQuoted = false;
  const endField = (end: number) => {
    if (fieldCounts.length === 0) firstRecord.push(text.slice(fieldStart, end).replace(/^"|"$/g, ""));
    fieldStart = end + 1;
  };
  for (let index = 0; index < text.length && fieldCounts.length < MAX_SAMPLE_RECORDS; index++) {
    const char = text[index];
    if (char === '"') isQuoted = isQuoted ? false : index === fieldStart || text[index - 1] === '"';
    else if (isQuoted) continue;
    else if (char === delimiter) {
      endField(index);
      fields++;
    } else if (char === "\n" || (char === "\r" && text[index + 1] !== "\n")) {
      endField(text[index - 1] === "\r" && char === "\n" ? index - 1 : index);
      fieldStart = index + 1;
      if (fields > 1 || text[index - 1] !== "\n") fieldCounts.push(fields);
      fields = 1;
    }
  }
  if (fieldCounts.length === 0) {
    endField(text.length);
    fieldCounts.push(fields);
  }
  return { firstRecord, fieldCounts };
}
