import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { constants, createBrotliCompress } from "node:zlib";

/** A page as brotli, compressed once, in which each nonce stands as it is, on whole bytes. */
export interface BrotliPage {
  sizeBytes: number;
  render(nonce: Buffer): Buffer;
}

const QUALITY = 5;
/** The first letters after a nonce choose their codes by the last two before them, which are those of the nonce if nothing stands between. */
const CONTEXT_BYTES = 2;

/**
 * Compresses the pieces of a page between its nonces in one stream. Each nonce is written as random bytes, with the two that follow
 * it, in a block of their own, which brotli then stores as it is and never refers back to; sending the page means writing over these bytes.
 * Undefined where they do not all stand in the stream as written, or pieces are too short: such a page is sent otherwise.
 */
export async function createBrotliPage(
  pieces: readonly Buffer[],
  nonceLength: number,
): Promise<BrotliPage | undefined> {
  if (pieces.slice(1).some(({ length }) => length < CONTEXT_BYTES)) return undefined;
  const standIns = pieces.slice(1).map(() => randomBytes(nonceLength));
  const compressed = await compress(pieces, standIns);
  const places: number[] = [];
  for (const standIn of standIns) {
    const at = compressed.indexOf(standIn);
    if (at === -1 || compressed.includes(standIn, at + 1)) return undefined;
    places.push(at);
  }
  return {
    sizeBytes: compressed.length,
    render(nonce) {
      const page = Buffer.from(compressed);
      for (const at of places) nonce.copy(page, at);
      return page;
    },
  };
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
