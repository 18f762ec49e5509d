import { describe, expect, it } from "vitest";
import { DEFAULT_SCRYPT_COST, hashPassword, impossibleHash, verifyPassword } from "./password.ts";

const QUICK = { N: 2 ** 10, r: 8, p: 1 };

describe("a password hash", () => {
  it("knows its password and no other", async () => {
    const hash = await hashPassword("correct horse", QUICK);
    expect(await verifyPassword("correct horse", hash)).toBe(true);
    for (const wrong of ["", "correct horse ", "Correct horse"]) expect(await verifyPassword(wrong, hash)).toBe(false);
  });

  it("is another one each time, so that equal passwords do not show", async () => {
    expect(await hashPassword("same", QUICK)).not.toBe(await hashPassword("same", QUICK));
  });

  it("takes a password however its letters are composed", async () => {
    expect(await verifyPassword("Zu\u0308rich", await hashPassword("Z\u00fcrich", QUICK))).toBe(true);
  });

  it("is as costly as recommended, and works at that cost", async () => {
    expect(DEFAULT_SCRYPT_COST).toEqual({ N: 131_072, r: 8, p: 1 });
    const hash = await hashPassword("slow");
    expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect(await verifyPassword("slow", hash)).toBe(true);
  });

  it.each(["", "plain", "scrypt$1024$8$1$only-salt", "md5$1$1$1$a$b"])(
    "that is none (%s) fits nothing",
    async (text) => {
      expect(await verifyPassword("x", text)).toBe(false);
    },
  );

  it("made for nobody fits nothing", async () => {
    expect(await verifyPassword("", impossibleHash(QUICK))).toBe(false);
  });
});
