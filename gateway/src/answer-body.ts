import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { WholeAnswer } from "./fetch-whole.ts";
import { createNoncePage } from "./nonce-page.ts";

export type Encoding = "identity" | "gzip" | "br";

/** The body of an answer, ready to be sent in any encoding. */
export interface AnswerBody {
  isPage: boolean;
  sizeBytes: number;
  /** Validator of the content; undefined for pages, of which no two copies are alike. */
  etag: string | undefined;
  /** Encodings worth asking `encode` for, best first. */
  encodings: readonly Encoding[];
  /** `onGrowth` hears of bytes that are kept from now on for the next request. */
  encode(encoding: Encoding, nonce: string, onGrowth: (bytes: number) => void): Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const QUICK = { brotliQuality: 5, gzipLevel: 6 };
/** Of what never changes, such as scripts: once half a second of work, then a tenth less for every visitor. */
const THOROUGH = { brotliQuality: 11, gzipLevel: 9 };
const NEVER_CHANGES = /\bimmutable\b/;
const MIN_COMPRESSED_BYTES = 860;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(.*\+)?(json|xml|javascript|manifest|wasm))/i;
const NO_ENCODINGS = ["identity"] as const;

export function bodyOf({ headers, body }: WholeAnswer, placeholder: string): AnswerBody {
  const contentType = headers["content-type"] ?? "";
  if (/^text\/html\b/i.test(contentType)) return pageBody(body, placeholder);
  const isWorthwhile = COMPRESSIBLE.test(contentType) && body.length >= MIN_COMPRESSED_BYTES;
  const effort = NEVER_CHANGES.test(headers["cache-control"] ?? "") ? THOROUGH : QUICK;
  return dataBody(body, isWorthwhile && headers["content-encoding"] === undefined, effort);
}

/** A page is compressed once per encoding, too; each visitor's nonces are then put into the bytes. */
function pageBody(html: Buffer, placeholder: string): AnswerBody {
  const page = createNoncePage(html, placeholder);
  const kept = new Set<Encoding>();
  return {
    isPage: true,
    sizeBytes: page.sizeBytes,
    etag: undefined,
    encodings: ["br", "gzip"],
    async encode(encoding, nonce, onGrowth) {
      if (encoding === "identity") return page.render(nonce);
      const isNew = !kept.has(encoding);
      kept.add(encoding);
      const compressed = encoding === "br" ? await page.renderBrotli(nonce) : page.renderGzip(nonce);
      if (isNew) onGrowth(compressed.length);
      return compressed;
    },
  };
}

/** Data is compressed once per encoding, when that is first asked for, and kept. */
function dataBody(body: Buffer, isCompressible: boolean, { brotliQuality, gzipLevel }: typeof QUICK): AnswerBody {
  const kept = new Map<Encoding, Promise<Buffer>>();
  const compress = async (encoding: Encoding): Promise<Buffer> => {
    if (encoding === "gzip") return compressGzip(body, { level: gzipLevel });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return compressBrotli(body, { params });
  };
  return {
    isPage: false,
    sizeBytes: body.length,
    etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
    encodings: isCompressible ? ["br", "gzip"] : NO_ENCODINGS,
    async encode(encoding, _nonce, onGrowth) {
      if (encoding === "identity") return body;
      const ready = kept.get(encoding);
      if (ready !== undefined) return ready;
      const compressed = compress(encoding);
      kept.set(encoding, compressed);
      onGrowth((await compressed).length);
      return compressed;
    },
  };
}
