import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRawSync } from "node:zlib";
import { createNonce } from "@meridian/platform/http/csp-nonce";
import { type BrotliPage, createBrotliPage } from "./brotli-page.ts";

const NONCE_LENGTH = createNonce().length;
/** A byte that never occurs in UTF-8, so nothing compressed later can refer to a nonce's place. */
const NEVER_IN_TEXT = 0xff;
const WINDOW_BYTES = 32 * 1024;
const LEVEL = 6;
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressBrotli = promisify(brotliCompress);
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final deflate block: fixed Huffman codes, end of block. */
const DEFLATE_END = Buffer.from([0x03, 0x00]);

/** A rendered page that can be sent repeatedly, each time with fresh nonces. */
export interface NoncePage {
  sizeBytes: number;
  render(nonce: string): Buffer;
  /**
   * The page gzipped for the price of copying: the text between nonces is compressed once into byte-aligned deflate blocks, and
   * each nonce becomes a stored block between them. Compressing per visitor halves the throughput.
   */
  renderGzip(nonce: string): Buffer;
  /** The page as brotli; undefined for the rare page that cannot be compressed once. */
  renderBrotli(nonce: string): Promise<Buffer>;
}

/** Splits a page at its nonce placeholders. */
export function createNoncePage(html: Buffer, placeholder: string): NoncePage {
  const pieces = splitAt(html, placeholder);
  let compressed: Buffer[] | undefined;
  let brotli: Promise<BrotliPage | undefined> | undefined;
  return {
    sizeBytes: html.length,
    render: (nonce) => interleave(pieces, Buffer.from(nonce)),
    renderGzip(nonce) {
      compressed ??= compressPieces(pieces);
      const nonceBytes = Buffer.from(nonce);
      if (nonceBytes.length !== NONCE_LENGTH) throw new Error(`A nonce has ${NONCE_LENGTH} characters`);
      const body = interleave(compressed, storedBlock(nonceBytes));
      return Buffer.concat([GZIP_HEADER, body, DEFLATE_END, trailer(pieces, nonceBytes)]);
    },
    async renderBrotli(nonce) {
      brotli ??= createBrotliPage(pieces, NONCE_LENGTH);
      const bytes = Buffer.from(nonce);
      return (await brotli)?.render(bytes) ?? compressBrotli(interleave(pieces, bytes), QUICK_BROTLI);
    },
  };
}

function splitAt(html: Buffer, placeholder: string): Buffer[] {
  const pieces: Buffer[] = [];
  const length = Buffer.byteLength(placeholder);
  let start = 0;
  for (let at = html.indexOf(placeholder); at !== -1; at = html.indexOf(placeholder, start)) {
    pieces.push(html.subarray(start, at));
    start = at + length;
  }
  pieces.push(html.subarray(start));
  return pieces;
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/** Each piece may refer back to earlier text, but never to a nonce. */
function compressPieces(pieces: readonly Buffer[]): Buffer[] {
  const gap = Buffer.alloc(NONCE_LENGTH, NEVER_IN_TEXT);
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece) => {
    const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH };
    const compressed = deflateRawSync(piece, before.length === 0 ? options : { ...options, dictionary: before });
    before = Buffer.concat([before, piece, gap]).subarray(-WINDOW_BYTES);
    return compressed;
  });
}

/** A stored deflate block. It must start on a byte boundary, which a sync flush ensures. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function trailer(pieces: readonly Buffer[], nonce: Buffer): Buffer {
  let checksum = 0;
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      checksum = crc32(nonce, checksum);
      length += nonce.length;
    }
    checksum = crc32(piece, checksum);
    length += piece.length;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length % 2 ** 32, 4);
  return end;
}
