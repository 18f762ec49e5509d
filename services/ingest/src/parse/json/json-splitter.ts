/** A value of a list, as the file writes it. */
export interface JsonRecord {
  /** Keys that lead from the outermost object to its list, with dots between them; "" for a list that nothing surrounds. */
  list: string;
  text: string;
}

export interface JsonSplitterOptions {
  /** Each outermost object is a record, as in NDJSON; otherwise only what stands in lists is. */
  isLines: boolean;
  maxRecordBytes: number;
  /** The error of a record by its number in the file, from 1. */
  onProblem: (problem: "too_long" | "too_deep" | "invalid" | "cut_off", record: number) => never;
}

export interface JsonSplitter {
  /** The records that are complete by now. */
  write(chunk: Buffer): JsonRecord[];
  end(): void;
  /** Outermost objects that have begun. */
  objects(): number;
}

/** A container around the records. */
interface Container {
  isList: boolean;
  path: string;
  /** Of the value that comes next, in an object; undefined before its key. */
  key: string | undefined;
}

/** Lists deeper within objects than this are parts of records. */
const MAX_LIST_DEPTH = 5;
const MAX_DEPTH = 100;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Spaces, the mark of a JSON text sequence, and the bytes of a byte-order mark. */
const SKIPPED = new Set([0x20, 0x09, 0x0a, 0x0d, 0x1e, 0xef, 0xbb, 0xbf]);
const WORD_OR_NUMBER = /[\w.+-]/;

/**
 * Cuts JSON into the objects and arrays of its lists piece by piece, whatever surrounds them. Only brackets and quotes are looked
 * at: whether a record is sound shows when it is parsed.
 */
export function createJsonSplitter({ isLines, maxRecordBytes, onProblem }: JsonSplitterOptions): JsonSplitter {
  const open: Container[] = [];
  let objects = 0;
  let records = 0;
  /** What is kept of a value that has begun: a record or a key; other values are only passed over. */
  let kept: Buffer[] | undefined;
  let keptBytes = 0;
  let isInValue = false;
  let depth = 0;
  let isInText = false;
  let isEscaped = false;

  const current = () => open[open.length - 1];
  const fail = (problem: Parameters<typeof onProblem>[0]) => onProblem(problem, records + 1);

  /** Where the value that was begun ends; the end of the bytes where it goes on. */
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
    if (container?.isList === false) container.key = keyOf(value);
    else found.push({ list: container?.path ?? "", text: value.toString("utf8") });
    if (container?.isList !== false) records++;
    return end;
  }

  function keyOf(value: Buffer): string {
    try {
      return String(JSON.parse(value.toString("utf8")));
    } catch {
      return fail("invalid");
    }
  }

  function begin(isKept: boolean): void {
    isInValue = true;
    kept = isKept ? [] : undefined;
    keptBytes = 0;
  }

  /** Whether a record begins here, or a container around records; else a value that is passed over. */
  function beginBracket(isList: boolean): "container" | "value" {
    const around = current();
    if (around === undefined && !isList) objects++;
    const isRecord = around === undefined ? isLines && !isList : around.isList;
    if (!isRecord && open.length < MAX_LIST_DEPTH) {
      const path = [around?.path, around?.key].filter((part) => part !== undefined && part !== "").join(".");
      if (around?.isList === false) around.key = undefined;
      open.push({ isList, path, key: undefined });
      return "container";
    }
    begin(isRecord);
    if (around?.isList === false) around.key = undefined;
    return "value";
  }

  function scan(bytes: Buffer): JsonRecord[] {
    const found: JsonRecord[] = [];
    for (let at = 0; at < bytes.length; ) {
      if (isInValue) {
        at = takeValue(bytes, at, found);
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (byte === QUOTE) {
        const around = current();
        const isKey = around?.isList === false && around.key === undefined;
        begin(isKey);
        if (!isKey && around !== undefined) around.key = undefined;
        continue;
      }
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (beginBracket(byte === OPEN_BRACKET) === "value") continue;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (open.pop()?.isList !== (byte === CLOSE_BRACKET)) fail("invalid");
      } else if (byte === COMMA) {
        const around = current();
        if (around !== undefined) around.key = undefined;
      } else if (byte !== COLON && !SKIPPED.has(byte) && !isScalar(byte)) fail("invalid");
      at++;
    }
    return found;
  }

  /** Numbers, true, false and null, which no list of records has. */
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
