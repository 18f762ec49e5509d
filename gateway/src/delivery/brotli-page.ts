import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** A page compressed once with brotli, with each nonce stored verbatim on byte boundaries. */
export interface BrotliPage {
  sizeBytes: number;
  render(nonce: Buffer): Buffer;
}

const QUALITY = 5;
/** The encoder picks codes by the two preceding bytes, so the two bytes after a nonce must be stored with it. */
const CONTEXT_BYTES = 2;
/** About one real page in twenty needs a second attempt. */
const MAX_ATTEMPTS = 3;
const decompress = promisify(brotliDecompress);

/**
 * Compresses the pieces of a page between its nonces in one stream. Each nonce is written as random bytes plus the two bytes
 * after it, flushed into a block of its own, which brotli stores verbatim; sending overwrites these bytes. Returns undefined if
 * they are not all in the stream verbatim, if later text refers back to them, or if pieces are too short.
 */
export async function createBrotliPage(
  pieces: readonly Buffer[],
  nonceLength: number,
  drawStandIn: (length: number) => Buffer = randomBytes,
): Promise<BrotliPage | undefined> {
  if (pieces.slice(1).some(({ length }) => length < CONTEXT_BYTES)) return undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const standIns = pieces.slice(1).map(() => drawStandIn(nonceLength));
    const page = await compressWith(pieces, standIns);
    if (page !== undefined) return page;
  }
  return undefined;
}

async function compressWith(pieces: readonly Buffer[], standIns: readonly Buffer[]): Promise<BrotliPage | undefined> {
  const compressed = await compress(pieces, standIns);
  const places: number[] = [];
  for (const standIn of standIns) {
    const at = compressed.indexOf(standIn);
    if (at === -1 || compressed.includes(standIn, at + 1)) return undefined;
    places.push(at);
  }
  const writeOver = (replacements: readonly Buffer[]) => {
    const page = Buffer.from(compressed);
    for (const [index, at] of places.entries()) replacements[index]?.copy(page, at);
    return page;
  };
  // Inverting every bit reveals any byte that later text copies from a placeholder.
  const opposites = standIns.map((standIn) => Buffer.from(standIn.map((byte) => byte ^ 0xff)));
  const text = await decompress(writeOver(opposites)).catch(() => undefined);
  if (text?.equals(interleave(pieces, opposites)) !== true) return undefined;
  return { sizeBytes: compressed.length, render: (nonce) => writeOver(places.map(() => nonce)) };
}

function interleave(pieces: readonly Buffer[], between: readonly Buffer[]): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => [between[index - 1] ?? Buffer.alloc(0), piece]));
}

async function compress([first, ...others]: readonly Buffer[], standIns: readonly Buffer[]): Promise<Buffer> {
  const sizeBytes = others.reduce((sum, { length }) => sum + length, first?.length ?? 0);
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_PROCESS,
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: sizeBytes },
  });
  const chunks: Buffer[] = [];
  brotli.on("data", (chunk: Buffer) => chunks.push(chunk));
  const flush = () => new Promise<void>((resolve) => brotli.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  if (first !== undefined) brotli.write(first);
  for (const [index, piece] of others.entries()) {
    await flush();
    brotli.write(Buffer.concat([standIns[index] ?? Buffer.alloc(0), piece.subarray(0, CONTEXT_BYTES)]));
    await flush();
    brotli.write(piece.subarray(CONTEXT_BYTES));
  }
  brotli.end();
  await once(brotli, "end");
  return Buffer.concat(chunks);
}
