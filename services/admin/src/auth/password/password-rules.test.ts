import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

it.each(["correct horse battery", "Kış ortasında üç vapur", "x7!Lq2#vR9pT", "meridian at noon over Izmir"])(
  "accepts %s",
  async (password) => {
    expect(await passwordProblem(password, "admin")).toBeUndefined();
  },
);

it("rejects fewer than 12 characters, however unusual", async () => {
  expect(await passwordProblem("x7!Lq2#vR9p", "admin")).toBe("too_short");
});

it.each([
  ["one character", "aaaaaaaaaaaaaaaa"],
  ["a repeat", "adhkadhkadhk"],
  ["a run", "abcdefghijklmnop"],
  ["a run backwards", "ponmlkjihgfe"],
  ["a run of digits", "98765432109876"],
  ["a row of keys", "qwertyuiop123"],
  ["the user's name", "adminadmin2026"],
  ["this program's name", "meridianmeridian"],
  ["the word for it", "parolaparola1"],
  ["a common password and a few characters", "Password123456"],
  ["one in full-width letters", "ｐａｓｓｗｏｒｄ123456"],
  ["one with digits for letters", "P4ssw0rd!P4ssw0rd!"],
  ["two of them", "welcome2meridian"],
])("rejects %s", async (_title, password) => {
  expect(await passwordProblem(password, "admin")).toBe("guessable");
});

describe("common passwords", () => {
  const common = dictionary["passwords-common"];

  it("number at least 3,000, and long ones are rejected", async () => {
    expect(common.length).toBeGreaterThan(3000);
    const long = common.filter((password) => password.length >= 12).slice(0, 8);
    expect(long).toHaveLength(8);
    for (const password of long)
      expect([password, await passwordProblem(password, "boss")]).toEqual([password, "guessable"]);
  });
});

it("judges a password of 1,000 characters by its first 72", async () => {
  expect(await passwordProblem(`${"a".repeat(72)}x7!Lq2#vR9pT`.padEnd(1000, "?"), "admin")).toBe("guessable");
});
