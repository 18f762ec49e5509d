import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { WholeAnswer } from "../upstream/fetch-whole.ts";
import { createNoncePage } from "./nonce-page.ts";

export type Encoding = "identity" | "gzip" | "br";

/** A response body that can be sent in any encoding. */
export interface AnswerBody {
  isPage: boolean;
  sizeBytes: number;
  /** ETag of the content; undefined for pages, which differ in every response. */
  etag: string | undefined;
  /** Useful encodings for `encode`, best first. */
  encodings: readonly Encoding[];
  /** `onGrowth` reports bytes cached for later requests. */
  encode(encoding: Encoding, nonce: string, onGrowth: (bytes: number) => void): Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 5;
const MIN_COMPRESSED_BYTES = 860;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(.*\+)?(json|xml|javascript|manifest|wasm))/i;
const NO_ENCODINGS = ["identity"] as const;

export function bodyOf({ headers, body }: WholeAnswer, placeholder: string): AnswerBody {
  const contentType = headers["content-type"] ?? "";
  if (/^text\/html\b/i.test(contentType)) return pageBody(body, placeholder);
  const isWorthwhile = COMPRESSIBLE.test(contentType) && body.length >= MIN_COMPRESSED_BYTES;
  return dataBody(body, isWorthwhile && headers["content-encoding"] === undefined);
}

/** A page is compressed once per encoding as well; each visitor's nonces are spliced into the compressed bytes. */
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

/** Data is compressed once per encoding, on first use. */
function dataBody(body: Buffer, isCompressible: boolean): AnswerBody {
  const kept = new Map<Encoding, Promise<Buffer>>();
  const compress = async (encoding: Encoding): Promise<Buffer> => {
    if (encoding === "gzip") return compressGzip(body);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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
