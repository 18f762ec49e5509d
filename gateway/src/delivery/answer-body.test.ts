import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createNonce } from "@meridian/platform/http/csp-nonce";
import { describe, expect, it } from "vitest";
import { bodyOf } from "./answer-body.ts";

const STAND_IN = "nonce-AbCdEfGhIjKlMnOp";
const LONG = "some text ".repeat(86);

const answerOf = (headers: Record<string, string>, body = LONG) =>
  bodyOf({ status: 200, headers, body: Buffer.from(body) }, STAND_IN);

describe("which answers are worth compressing", () => {
  it.each([
    ["text/plain; charset=utf-8", true],
    ["application/json", true],
    ["application/problem+json", true],
    ["application/ld+json", true],
    ["APPLICATION/JSON", true],
    ["text/css", true],
    ["application/javascript", true],
    ["application/manifest+json", true],
    ["application/xml", true],
    ["application/wasm", true],
    ["image/svg+xml", true],
    ["image/png", false],
    ["application/zip", false],
    ["x-text/plain", false],
    ["", false],
  ])("%j: %s", (contentType, isWorthwhile) => {
    const { encodings, isPage } = answerOf({ "content-type": contentType });
    expect(encodings).toEqual(isWorthwhile ? ["br", "gzip"] : ["identity"]);
    expect(isPage).toBe(false);
  });

  it("an answer without a type, a short one and a compressed one are not", () => {
    const type = { "content-type": "text/plain" };
    expect(answerOf({}).encodings).toEqual(["identity"]);
    expect(answerOf(type, "x".repeat(860)).encodings).toEqual(["br", "gzip"]);
    expect(answerOf(type, "x".repeat(859)).encodings).toEqual(["identity"]);
    expect(answerOf({ ...type, "content-encoding": "gzip" }).encodings).toEqual(["identity"]);
  });
});

describe("the body of data", () => {
  it("decodes to the same bytes in every encoding, and is compressed once for each", async () => {
    const body = answerOf({ "content-type": "text/plain" });
    const grown: number[] = [];
    const encode = (encoding: "br" | "gzip" | "identity") => body.encode(encoding, "", (bytes) => grown.push(bytes));
    const [brotli, gzip] = [await encode("br"), await encode("gzip")];
    expect(brotliDecompressSync(brotli).toString()).toBe(LONG);
    expect(gunzipSync(gzip).toString()).toBe(LONG);
    expect((await encode("identity")).toString()).toBe(LONG);
    expect(await encode("br")).toBe(brotli);
    expect(await encode("gzip")).toBe(gzip);
    expect(grown).toEqual([brotli.length, gzip.length]);
    expect(body.sizeBytes).toBe(860);
  });

  it("has a weak ETag of its content", () => {
    const [first, same, other] = [LONG, LONG, "x"].map((text) => answerOf({ "content-type": "text/plain" }, text).etag);
    expect(first).toMatch(/^W\/"[\w-]{27}"$/);
    expect([same === first, other === first]).toEqual([true, false]);
  });
});

describe("the body of a page", () => {
  const html = `<script nonce="${STAND_IN}"></script>`;

  it.each(["text/html", "text/html; charset=utf-8", "TEXT/HTML"])(
    "as %s is compressed once for each encoding, with a nonce of its own",
    async (type) => {
      const body = answerOf({ "content-type": type }, html);
      expect(body).toMatchObject({ isPage: true, etag: undefined, encodings: ["br", "gzip"], sizeBytes: html.length });
      const nonce = createNonce();
      const grown: number[] = [];
      const encode = (encoding: "br" | "gzip" | "identity", own: string) =>
        body.encode(encoding, own, (bytes) => grown.push(bytes));
      const gzipped = await encode("gzip", nonce);
      expect(gunzipSync(gzipped).toString()).toBe(html.replace(STAND_IN, nonce));
      const brotli = await encode("br", nonce);
      expect(brotliDecompressSync(brotli).toString()).toBe(html.replace(STAND_IN, nonce));
      expect((await encode("identity", nonce)).toString()).toContain(nonce);
      for (const encoding of ["br", "gzip"] as const) await encode(encoding, createNonce());
      expect(grown).toEqual([gzipped.length, brotli.length]);
    },
  );

  it("is not assumed if its type only begins like text/html", () => {
    expect(answerOf({ "content-type": "text/html5" }).isPage).toBe(false);
    expect(answerOf({ "content-type": "x text/html" }).isPage).toBe(false);
  });
});
