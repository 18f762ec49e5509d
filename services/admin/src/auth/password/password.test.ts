import { describe, expect, it } from "vitest";
import { DEFAULT_SCRYPT_COST, hashPassword, impossibleHash, verifyPassword } from "./password.ts";

const QUICK = { N: 2 ** 10, r: 8, p: 1 };

describe("a password hash", () => {
  it("matches its password and no other", async () => {
    const hash = await hashPassword("correct horse", QUICK);
    expect(await verifyPassword("correct horse", hash)).toBe(true);
    for (const wrong of ["", "correct horse ", "Correct horse"]) expect(await verifyPassword(wrong, hash)).toBe(false);
  });

  it("differs each time, so equal passwords do not show", async () => {
    expect(await hashPassword("same", QUICK)).not.toBe(await hashPassword("same", QUICK));
  });

  it("matches the password in any Unicode composition", async () => {
    expect(await verifyPassword("Zu\u0308rich", await hashPassword("Z\u00fcrich", QUICK))).toBe(true);
  });

  it("uses the recommended cost", async () => {
    expect(DEFAULT_SCRYPT_COST).toEqual({ N: 131_072, r: 8, p: 1 });
    const hash = await hashPassword("slow");
    expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect(await verifyPassword("slow", hash)).toBe(true);
  });

  it("equals the RFC 7914 hash of a password and salt", async () => {
    const key = "_bq-HJ00cgB4VucZDQHp_nxq18vII3gw53N2Y0s3MWI";
    expect(await verifyPassword("password", `scrypt$1024$8$16$TmFDbA$${key}`)).toBe(true);
    expect(await verifyPassword("password", `scrypt$1024$8$15$TmFDbA$${key}`)).toBe(false);
  });

  it("may have a block size of two digits", async () => {
    const hash = await hashPassword("wide", { N: 2 ** 10, r: 16, p: 1 });
    expect(await verifyPassword("wide", hash)).toBe(true);
    for (const damaged of [`x${hash}`, `${hash}$x`, `${hash}=`]) {
      expect(await verifyPassword("wide", damaged)).toBe(false);
    }
  });

  it.each(["", "plain", "scrypt$1024$8$1$only-salt", "md5$1$1$1$a$b", "scrypt$1024$8$1$c2FsdA$AAAA"])(
    "that is malformed (%s) matches nothing",
    async (text) => {
      expect(await verifyPassword("x", text)).toBe(false);
    },
  );

  it("of the dummy credential matches nothing, and takes as long to reject as a real one", async () => {
    const hash = impossibleHash(QUICK);
    expect(hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword("", hash)).toBe(false);
  });
});
