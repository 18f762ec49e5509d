/** One value of a list, as the file writes it. */
export interface JsonRecord {
  /** The path of keys from the outermost object to the list, joined by dots; "" for a top-level list. */
  list: string;
  text: string;
  /** What an object of records calls it. */
  key?: string;
}

/**
 * Where a file has its records: as elements of lists; as outermost objects, like NDJSON; as values of its outermost object; or, as some
 * databases export them, as values of the objects in it.
 */
export type JsonLayout = "lists" | "lines" | "values" | "inner-values";

export interface JsonSplitterOptions {
  layout: JsonLayout;
  maxRecordBytes: number;
  /** Whether the first list or object is all the data: a script's further statements follow it. */
  isScript?: boolean;
  /** Creates the error for a record, numbered from 1 in the file. */
  onProblem: (problem: "too_long" | "too_deep" | "invalid" | "cut_off", record: number) => never;
}

export interface JsonSplitter {
  /** The records completed so far. */
  write(chunk: Buffer): JsonRecord[];
  end(): void;
  /** The number of outermost objects started. */
  objects(): number;
}

/** A container of records. */
interface Container {
  isList: boolean;
  path: string;
  /** The key of the next value in an object; undefined before its key. */
  key: string | undefined;
}

/** Lists nested more deeply in objects are parts of records. */
const MAX_LIST_DEPTH = 5;
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const SEMICOLON = 0x3b;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Whitespace, the marker of JSON text sequences, and the bytes of a byte-order mark. */
const SKIPPED = new Set([0x20, 0x09, 0x0a, 0x0d, 0x1e, 0xef, 0xbb, 0xbf]);
const WORD_OR_NUMBER = /[\w.+-]/;

/**
 * Splits JSON into the elements of its lists, chunk by chunk, whatever encloses them. Only brackets and quotes are examined: parsing shows
 * whether a record is valid.
 */
export function createJsonSplitter({
  layout,
  maxRecordBytes,
  isScript = false,
  onProblem,
}: JsonSplitterOptions): JsonSplitter {
  const open: Container[] = [];
  let objects = 0;
  let hasBegun = false;
  let records = 0;
  /** The part of the current value to keep: a record or key; other values are skipped. */
  let kept: Buffer[] | undefined;
  let isKey = false;
  let keptBytes = 0;
  let isInValue = false;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;

  const current = () => open[open.length - 1];
  const fail = (problem: Parameters<typeof onProblem>[0]) => onProblem(problem, records + 1);

  /** Where the current value ends, or the end of the bytes if it continues. */
  function skipValue(bytes: Buffer, start: number): number {
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
        else continue;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
      else continue;
      if (depth > MAX_DEPTH) fail("too_deep");
      if (depth === 0 && !isInText) {
        isInValue = false;
        return at + 1;
      }
    }
    return bytes.length;
  }

  function takeValue(bytes: Buffer, start: number, found: JsonRecord[]): number {
    const end = skipValue(bytes, start);
    if (kept === undefined) return end;
    keptBytes += end - start;
    if (keptBytes > maxRecordBytes) fail("too_long");
    if (isInValue) {
      kept.push(Buffer.from(bytes.subarray(start, end)));
      return end;
    }
    const value = kept.length === 0 ? bytes.subarray(start, end) : Buffer.concat([...kept, bytes.subarray(start, end)]);
    kept = undefined;
    const container = current();
    if (isKey && container !== undefined) {
      container.key = keyOf(value);
      return end;
    }
    const { path: list = "", key } = container ?? {};
    found.push({ list, text: value.toString("utf8"), ...(key === undefined ? {} : { key }) });
    if (container !== undefined) container.key = undefined;
    records++;
    return end;
  }

  function keyOf(value: Buffer): string {
    try {
      return String(JSON.parse(value.toString("utf8")));
    } catch {
      return fail("invalid");
    }
  }

  function begin(as: "key" | "record" | undefined): void {
    isInValue = true;
    isKey = as === "key";
    kept = as === undefined ? undefined : [];
    keptBytes = 0;
  }

  /** Whether a record starts here, or a container of records; otherwise the value is skipped. */
  function beginBracket(isList: boolean): "container" | "value" {
    const around = current();
    hasBegun = true;
    if (around === undefined && !isList) objects++;
    const isRecord = isRecordIn(around, isList);
    if (!isRecord && open.length < MAX_LIST_DEPTH) {
      const path = [around?.path, around?.key].filter((part) => part !== undefined && part !== "").join(".");
      if (around?.isList === false) around.key = undefined;
      open.push({ isList, path, key: undefined });
      return "container";
    }
    begin(isRecord ? "record" : undefined);
    if (around?.isList === false && !isRecord) around.key = undefined;
    return "value";
  }

  function isRecordIn(around: Container | undefined, isList: boolean): boolean {
    if (around === undefined) return layout === "lines" && !isList;
    if (layout === "lists" || layout === "lines") return around.isList;
    return open.length === (layout === "values" ? 1 : 2) && !around.isList && !isList;
  }

  function scan(bytes: Buffer): JsonRecord[] {
    const found: JsonRecord[] = [];
    for (let at = 0; at < bytes.length; ) {
      if (isInValue) {
        at = takeValue(bytes, at, found);
        continue;
      }
      if (isScript && hasBegun && open.length === 0) break;
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) {
        const around = current();
        const isOfKey = around?.isList === false && around.key === undefined;
        begin(isOfKey ? "key" : undefined);
        if (!isOfKey && around !== undefined) around.key = undefined;
        continue;
      }
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (beginBracket(byte === OPEN_BRACKET) === "value") continue;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (open.pop()?.isList !== (byte === CLOSE_BRACKET)) fail("invalid");
      } else if (byte === COMMA) {
        const around = current();
        if (around !== undefined) around.key = undefined;
      } else if (byte !== COLON && !SKIPPED.has(byte) && !isScalar(byte) && !isEndOfStatement(byte)) fail("invalid");
      at++;
    }
    return found;
  }

  /** Behind data cut out of a script. */
  const isEndOfStatement = (byte: number): boolean => byte === SEMICOLON && hasBegun && open.length === 0;

  /** Numbers, true, false and null, which no list of records contains. */
  function isScalar(byte: number): boolean {
    return open.length > 0 && WORD_OR_NUMBER.test(String.fromCharCode(byte));
  }

  return {
    write: scan,
    objects: () => objects,
    end() {
      if (isInValue || open.length > 0) fail("cut_off");
    },
  };
}
