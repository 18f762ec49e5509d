import iconv from "iconv-lite";
import type { ByteSource } from "./byte-source.ts";
import { collectEncodingEvidence, incompleteTail, mixedToUtf8, type TextEncodingName } from "./detect-encoding.ts";

/** A text file in any encoding. */
export interface TextSource {
  encoding: string;
  sizeBytes: number;
  /** The text from the start, in UTF-8 without NULs, which some exports contain and no cell needs. */
  open(onBytes?: (count: number) => void): AsyncIterable<Buffer>;
}

/** Encodings whose bytes prove them. */
const PROVEN: ReadonlySet<TextEncodingName> = new Set(["utf-8", "utf-16le", "utf-16be", "mixed"]);
/** Read as its superset Windows-1252, as browsers do. */
const LATIN_1 = /^(?:iso[-_]?8859[-_]?1|latin[-_]?1|us-ascii)$/i;

/**
 * Detects the encoding from the whole text, since its first unusual letter may be its last. One that the text declares decides where bytes
 * leave it open: programs that write UTF-8 often declare another.
 */
export async function openTextSource(source: ByteSource, declared?: string): Promise<TextSource> {
  const evidence = collectEncodingEvidence();
  for await (const chunk of source.open()) evidence.add(chunk);
  const detected = evidence.conclude();
  const encoding = declared === undefined || PROVEN.has(detected) ? detected : (knownEncoding(declared) ?? detected);
  return { encoding, sizeBytes: source.sizeBytes, open: (onBytes) => readUtf8(source, encoding, onBytes) };
}

function knownEncoding(declared: string): string | undefined {
  if (LATIN_1.test(declared)) return "windows-1252";
  return iconv.encodingExists(declared) && !/^utf/i.test(declared) ? declared : undefined;
}

async function* readUtf8(
  source: ByteSource,
  encoding: string,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  const cleaner = createCleaner(encoding);
  for await (const chunk of source.open()) {
    onBytes?.(chunk.length);
    yield cleaner.write(chunk);
  }
  yield cleaner.end();
}

interface Cleaner {
  write(chunk: Buffer): Buffer;
  end(): Buffer;
}

function createCleaner(encoding: string): Cleaner {
  if (encoding === "utf-8") {
    return { write: withoutNuls, end: () => Buffer.alloc(0) };
  }
  if (encoding === "mixed") return createMixedCleaner();
  const decoder = iconv.getDecoder(encoding);
  const toUtf8 = (text: string | undefined) => Buffer.from((text ?? "").replaceAll("\0", ""), "utf8");
  return { write: (chunk) => toUtf8(decoder.write(chunk)), end: () => toUtf8(decoder.end()) };
}

function withoutNuls(bytes: Buffer): Buffer {
  return bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes;
}

function createMixedCleaner(): Cleaner {
  let carry = Buffer.alloc(0);
  const toUtf8 = (bytes: Buffer) => mixedToUtf8(withoutNuls(bytes));
  return {
    write: (chunk) => {
      const bytes = Buffer.concat([carry, chunk]);
      const end = bytes.length - incompleteTail(bytes);
      carry = Buffer.from(bytes.subarray(end));
      return toUtf8(bytes.subarray(0, end));
    },
    end: () => toUtf8(carry),
  };
}
