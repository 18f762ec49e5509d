import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { createNonce } from "@meridian/platform/http/csp-nonce";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBrotliPage } from "./brotli-page.ts";
import { createNoncePage } from "./nonce-page.ts";

const STAND_IN = "nonce-AbCdEfGhIjKlMnOp";
const pageOf = (html: string) => createNoncePage(Buffer.from(html), STAND_IN);

describe("a page with a nonce", () => {
  it("decodes to the same text in every encoding, with the nonce in every place", async () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constant('<script nonce="')));
    await fc.assert(
      fc.asyncProperty(texts, async (pieces) => {
        const html = pieces.join(STAND_IN);
        const nonce = createNonce();
        const wanted = html.replaceAll(STAND_IN, nonce);
        const page = pageOf(html);
        expect(page.render(nonce).toString()).toBe(wanted);
        expect(gunzipSync(page.renderGzip(nonce)).toString()).toBe(wanted);
        expect(brotliDecompressSync(await page.renderBrotli(nonce)).toString()).toBe(wanted);
      }),
    );
  });

  it("decodes correctly whatever letter its text repeats: no match refers to the place of a nonce", async () => {
    const runs = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code).repeat(30));
    const nonce = createNonce();
    const page = pageOf(runs.join(STAND_IN));
    expect(gunzipSync(page.renderGzip(nonce)).toString()).toBe(runs.join(nonce));
    expect(brotliDecompressSync(await page.renderBrotli(nonce)).toString()).toBe(runs.join(nonce));
  });

  it("copies no letter from a nonce, even if the placeholder resembled the text", async () => {
    const alike = Buffer.from("abcdefghijklmnopqrstuv");
    const pieces = ['<script nonce="', `"></script><p>${alike} and so on</p>`].map((piece) => Buffer.from(piece));
    const draws = [alike];
    const page = await createBrotliPage(pieces, alike.length, (length) => draws.shift() ?? randomBytes(length));
    const nonce = Buffer.from(createNonce());
    expect(brotliDecompressSync(page?.render(nonce) ?? "").toString()).toBe(pieces.join(nonce.toString()));
  });

  it.each([
    [1, false],
    [2, true],
  ])("is compressed once with %i bytes after a nonce: %s", async (bytes, isCompressed) => {
    const pieces = [`<p>${"text ".repeat(50)}</p>`, "x".repeat(bytes)].map((piece) => Buffer.from(piece));
    expect((await createBrotliPage(pieces, 22)) !== undefined).toBe(isCompressed);
  });

  it("is hardly larger than a page compressed whole: text before a nonce still helps after it", async () => {
    const card = (n: number) =>
      `<article class="card"><h2>Business ${n}</h2><p>${n * 7919} Walnut Street</p></article>`;
    const part = (from: number) => Array.from({ length: 40 }, (_, n) => card(from + n)).join("");
    const html = [0, 40, 80, 120].map(part).join(`<script nonce="${STAND_IN}"></script>`);
    const nonce = createNonce();
    const whole = gzipSync(html.replaceAll(STAND_IN, nonce)).length;
    const page = pageOf(html);
    expect(page.renderGzip(nonce).length).toBeLessThan(whole * 1.1);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const wholeBrotli = brotliCompressSync(html.replaceAll(STAND_IN, nonce), { params }).length;
    expect((await page.renderBrotli(nonce)).length).toBeLessThan(wholeBrotli * 1.15);
  });

  it("never repeats an earlier nonce when sent again", async () => {
    const page = pageOf(`<p>${"text ".repeat(10_000)}</p><script nonce="${STAND_IN}"></script>${"tail ".repeat(9000)}`);
    const [first, second] = [createNonce(), createNonce()];
    await page.renderBrotli(first);
    const secondBrotli = brotliDecompressSync(await page.renderBrotli(second));
    expect([secondBrotli.includes(first), secondBrotli.includes(second)]).toEqual([false, true]);
    expect(gunzipSync(page.renderGzip(first)).includes(first)).toBe(true);
    const again = gunzipSync(page.renderGzip(second));
    expect(again.includes(first)).toBe(false);
    expect(again.includes(second)).toBe(true);
  });
});
