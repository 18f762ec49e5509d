const SINGLE_LETTERS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const BEYOND_ASCII = 0x80;

export interface CsvScannerOptions {
  /** One byte. */
  delimiter: string;
  /** Whether a lone "\r" also ends a record. */
  endsAtCarriageReturn: boolean;
  /** A longer record is passed to `onTooLong`, which throws. */
  maxRecordBytes: number;
  onTooLong: (record: number) => never;
  /** Called at the end; the record is left out unless this throws. */
  onOpenQuote: (record: number) => void;
}

export interface CsvScanner {
  /** The records completed so far, in UTF-8, each made when it is taken. Take all of them before the next call. */
  write(chunk: Buffer): Iterable<string[]>;
  /** The last record, if no line ending closed it. */
  end(): Iterable<string[]>;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;
const NO_BYTES = Buffer.alloc(0);
const SCRATCH = Buffer.alloc(64 * 1024);
const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/**
 * Splits CSV into records, chunk by chunk. A quote opens a cell only as its first character; if it closes too early, the cell is taken
 * literally: `"Joe" Pizza` keeps its quotes. Doubled quotes in a quoted cell stand for one.
 */
export function createCsvScanner(options: CsvScannerOptions): CsvScanner {
  const { maxRecordBytes, onTooLong, onOpenQuote } = options;
  const delimiter = options.delimiter.charCodeAt(0);
  let rest: Buffer = NO_BYTES;
  let isAtStart = true;
  let records = 0;

  /** The number of bytes that end a record here; undefined if that is not known yet. */
  function lineEndAt(bytes: Buffer, at: number, isLast: boolean): 0 | 1 | 2 | undefined {
    if (bytes[at] === LINE_FEED) return 1;
    if (bytes[at] !== CARRIAGE_RETURN) return 0;
    if (at + 1 >= bytes.length && !isLast) return undefined;
    if (bytes[at + 1] === LINE_FEED) return 2;
    return options.endsAtCarriageReturn ? 1 : 0;
  }

  /** Leaves the bytes of a record that is not complete in `rest`. */
  function* scan(bytes: Buffer, isLast: boolean): Generator<string[]> {
    rest = bytes;
    const start = skipMark(bytes, isLast);
    if (start === undefined) return;
    const recordsBefore = records;
    let record: string[] = [];
    let recordStart = start;
    let at = start;
    while (at < bytes.length) {
      const cell = bytes[at] === QUOTE ? quotedCell(bytes, at, isLast) : plainCell(bytes, at, isLast);
      if (cell === undefined) break;
      record.push(cell.text);
      at = cell.end;
      if (at < bytes.length && bytes[at] === delimiter) {
        at++;
        // A delimiter at the very end is followed by one more, empty cell.
        if (at < bytes.length || !isLast) continue;
        record.push("");
      }
      const lineEnd = at < bytes.length ? lineEndAt(bytes, at, isLast) : 0;
      records++;
      yield record;
      record = [];
      at += lineEnd ?? 0;
      recordStart = at;
    }
    if (records === recordsBefore && bytes.length - recordStart > maxRecordBytes) onTooLong(records + 1);
    rest = bytes.subarray(recordStart);
  }

  function skipMark(bytes: Buffer, isLast: boolean): number | undefined {
    if (!isAtStart) return 0;
    if (bytes.length < BYTE_ORDER_MARK.length && !isLast) return undefined;
    isAtStart = false;
    return bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  }

  /** A cell up to its delimiter or line ending; undefined if that has not arrived yet. */
  function plainCell(bytes: Buffer, start: number, isLast: boolean): { text: string; end: number } | undefined {
    let kinds = 0;
    for (let from = start; ; ) {
      const { end, kinds: found } = scanTo(bytes, from, delimiter);
      kinds |= found;
      if (end >= bytes.length && !isLast) return undefined;
      const lineEnd = end >= bytes.length || bytes[end] === delimiter ? 1 : lineEndAt(bytes, end, isLast);
      if (lineEnd === undefined) return undefined;
      if (lineEnd > 0) return { text: decodeCsvBytes(bytes, start, end, kinds), end };
      from = end + 1;
    }
  }

  function quotedCell(bytes: Buffer, start: number, isLast: boolean): { text: string; end: number } | undefined {
    let hasDoubled = false;
    let kinds = 0;
    for (let at = start + 1; at < bytes.length; at++) {
      const quote = scanToQuote(bytes, at);
      at = quote.end;
      kinds |= quote.kinds;
      if (at + 1 >= bytes.length && !(isLast && at < bytes.length)) break;
      const next = bytes[at + 1];
      if (next === QUOTE) {
        hasDoubled = true;
        at++;
        continue;
      }
      const isEnd = at + 1 >= bytes.length || next === delimiter;
      const lineEnd = isEnd ? 0 : lineEndAt(bytes, at + 1, isLast);
      if (lineEnd === undefined) return undefined;
      const decode = hasDoubled ? decodeDoubled : decodeCsvBytes;
      const text = decode(bytes, start + 1, at, kinds);
      if (isEnd || lineEnd > 0) return { text, end: at + 1 };
      const tail = plainCell(bytes, at + 1, isLast);
      return tail === undefined ? undefined : { text: `"${text}"${tail.text}`, end: tail.end };
    }
    if (isLast) onOpenQuote(records + 1);
    return undefined;
  }

  return {
    write: (chunk) => scan(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), false),
    end: () => scan(rest, true),
  };
}

/** The text of a UTF-8 range; `kinds` is the bitwise OR of its bytes. */
function decodeCsvBytes(bytes: Buffer, start: number, end: number, kinds: number): string {
  if (end - start <= 1) return end === start ? "" : (SINGLE_LETTERS[bytes[start] ?? 0] ?? "\uFFFD");
  return bytes.toString((kinds & BEYOND_ASCII) === 0 ? "latin1" : "utf8", start, end);
}

/** Where a search through bytes ended, and the bitwise OR of those before. */
interface Found {
  end: number;
  kinds: number;
}

/** The next delimiter or possible line ending, or the end. */
function scanTo(bytes: Uint8Array, start: number, delimiter: number): Found {
  const { length } = bytes;
  let at = start;
  let kinds = 0;
  for (; at < length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN) break;
    kinds |= byte;
  }
  return { end: at, kinds };
}

function scanToQuote(bytes: Uint8Array, start: number): Found {
  const { length } = bytes;
  let at = start;
  let kinds = 0;
  for (; at < length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) break;
    kinds |= byte;
  }
  return { end: at, kinds };
}

/** As `decodeCsvBytes`, with one quote for each doubled one. */
function decodeDoubled(bytes: Uint8Array, start: number, end: number, kinds: number): string {
  const single = end - start > SCRATCH.length ? Buffer.alloc(end - start) : SCRATCH;
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    single[length++] = byte;
    if (byte === QUOTE) at++;
  }
  return decodeCsvBytes(single, 0, length, kinds);
}
