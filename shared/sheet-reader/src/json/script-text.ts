import { readStart } from "../text/byte-source.ts";
import type { TextSource } from "../text/text-source.ts";

/**
 * What a page's script puts before its data: `var shops = [`, `export default {`, `window.SHOPS = [`, `callback([`. Bytes as latin1, with
 * the byte-order mark that may precede them.
 */
const BEFORE_DATA =
  /^(?:\xef\xbb\xbf)?\s*(?:(?:\/\*[^*]{0,2000}\*\/|\/\/[^\n]{0,500}\n)\s*){0,5}(?:(?:export\s+)?(?:var|let|const)\s+[\w$]{1,100}\s*=|export\s+default\b|[\w$.]{1,200}\s*[=(])\s*(?=[[{]\s*["{[}\]])/i;
const SAMPLE_BYTES = 4096;

/** The length of what a script puts before its data; 0 if the text does not begin that way. */
export function scriptBytes(start: Buffer): number {
  return BEFORE_DATA.exec(start.toString("latin1", 0, SAMPLE_BYTES))?.[0].length ?? 0;
}

/** The text without what a script puts before its data, and whether it had any. */
export async function withoutScript(source: TextSource): Promise<TextSource & { isScript: boolean }> {
  const length = scriptBytes(await readStart(source.open(), SAMPLE_BYTES));
  if (length === 0) return { ...source, isScript: false };
  return { ...source, isScript: true, open: (onBytes) => skipBytes(source.open(onBytes), length) };
}

async function* skipBytes(chunks: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const chunk of chunks) {
    yield chunk.subarray(Math.min(left, chunk.length));
    left -= Math.min(left, chunk.length);
  }
}
