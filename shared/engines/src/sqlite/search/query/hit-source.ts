import { DOCUMENT_NUMBER_MASK } from "../index/search-schema.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitCheck } from "./query-plan.ts";

/** Reading a list this long takes about ten milliseconds: the last one is cached while a visitor pans the map. */
const KEPT_LIST_ROWS = 50_000;
const COMMA = 44;
const ZERO = 48;

export interface HitRequest {
  match: string;
  /** Parts the folded name must contain. */
  phrases: readonly string[];
  checks: readonly HitCheck[];
  /** The maximum rows to read. */
  limit: number;
}

export interface HitList {
  /** Document numbers, by descending popularity. */
  numbers: readonly number[];
  /** Rows read, before checks. */
  read: number;
  /** False if there were more rows than the limit. */
  isComplete: boolean;
}

/** Reads hits from the full-text table. */
export interface HitSource {
  list(request: HitRequest): HitList;
  /** The number of matching rows, before checks. */
  count(request: Pick<HitRequest, "match" | "phrases">): number;
}

interface Read {
  numbers: readonly number[];
  isComplete: boolean;
}

export function createHitSource(
  { db, version }: Pick<ServingIndex, "db" | "version">,
  keptRows: number = KEPT_LIST_ROWS,
): HitSource {
  const rows = `SELECT fts.rowid & ${DOCUMENT_NUMBER_MASK} AS n FROM fts WHERE fts MATCH ? ORDER BY fts.rowid`;
  const withPhrases = `
    SELECT fts.rowid & ${DOCUMENT_NUMBER_MASK} AS n FROM fts CROSS JOIN docs ON docs.n = fts.rowid & ${DOCUMENT_NUMBER_MASK}
    WHERE fts MATCH ? AND NOT EXISTS (SELECT 1 FROM json_each(?) WHERE instr(docs.name, value) = 0) ORDER BY fts.rowid`;
  // One text of numbers leaves SQLite five times as fast as one row per number.
  const list = db.prepare(`SELECT group_concat(n) AS numbers FROM (${rows} LIMIT ?)`);
  const listPhrases = db.prepare(`SELECT group_concat(n) AS numbers FROM (${withPhrases} LIMIT ?)`);
  const count = db.prepare("SELECT count(*) AS total FROM fts WHERE fts MATCH ?");
  const countPhrases = db.prepare(`SELECT count(*) AS total FROM (${withPhrases})`);

  let kept: { key: string; read: Read } | undefined;

  function read({ match, phrases, limit }: Omit<HitRequest, "checks">): Read {
    const key = JSON.stringify([version(), match, phrases, limit]);
    if (kept?.key === key) return kept.read;
    const found =
      phrases.length === 0 ? list.get(match, limit + 1) : listPhrases.get(match, JSON.stringify(phrases), limit + 1);
    const numbers = parseNumbers(found?.numbers);
    const isComplete = numbers.length <= limit;
    if (!isComplete) numbers.pop();
    if (numbers.length >= keptRows) kept = { key, read: { numbers, isComplete } };
    return { numbers, isComplete };
  }

  return {
    list({ checks, ...request }) {
      const { numbers: all, isComplete } = read(request);
      const numbers = checks.length === 0 ? all : all.filter((n) => checks.every((check) => check(n)));
      return { numbers, read: all.length, isComplete };
    },
    count({ match, phrases }) {
      const found = phrases.length === 0 ? count.get(match) : countPhrases.get(match, JSON.stringify(phrases));
      return Number(found?.total ?? 0);
    },
  };
}

function parseNumbers(joined: unknown): number[] {
  const numbers: number[] = [];
  if (typeof joined !== "string") return numbers;
  let value = 0;
  for (let at = 0; at < joined.length; at++) {
    const code = joined.charCodeAt(at);
    if (code === COMMA) {
      numbers.push(value);
      value = 0;
    } else value = value * 10 + code - ZERO;
  }
  numbers.push(value);
  return numbers;
}
