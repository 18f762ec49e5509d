import { expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const TOO_SHORT = "Parola en az 12 karakter olmalı.";
const GUESSED = "Parola çok kolay tahmin edilir.";
const KNOWN = "Parola, bilinen bir parolaya ya da kullanıcı adına çok benziyor.";

it.each([
  "correct horse battery",
  "Kış ortasında üç vapur",
  "x7!Lq2#vR9pT",
  "meridian at noon over Izmir",
  "abcdeabcdeac",
  "acegacegbdfh",
  "k7wq2xpassword",
])("takes %s", (password) => {
  expect(passwordProblem(password, "admin")).toBeUndefined();
});

it.each([
  ["too short", "x7!Lq2#vR9p", TOO_SHORT],
  ["of one character", "aaaaaaaaaaaaaaaa", GUESSED],
  ["of four characters", "adhkadhkadhk", GUESSED],
  ["of four letters in two cases", "adhkADHKadhk", GUESSED],
  ["a run", "abcdefghijklmnop", GUESSED],
  ["a run backwards", "ponmlkjihgfe", GUESSED],
  ["a run with two breaks", "abcdefklmnxyz", GUESSED],
  ["a run of digits", "12345678901234", GUESSED],
  ["a run of digits backwards", "98765432109876", GUESSED],
  ["the name", "adminadmin2026", KNOWN],
  ["the name in another case", "ADMINxy7qwADMIN", KNOWN],
  ["known words", "Password123456", KNOWN],
  ["known words in full-width letters", "ｐａｓｓｗｏｒｄ123456", KNOWN],
])("judges one that is %s", (_title, password, problem) => {
  expect(passwordProblem(password, "admin")).toBe(problem);
});

it.each([
  "password",
  "passw0rd",
  "parola",
  "sifre",
  "qwerty",
  "asdfgh",
  "iloveyou",
  "letmein",
  "welcome",
  "administrator",
  "meridian",
  "123456",
])("refuses %s with a few characters around it", (word) => {
  expect(passwordProblem(`x7${word}${word}q2`, "boss")).toBe(KNOWN);
});

it("takes any word where the user has no name", () => {
  expect(passwordProblem("correct horse battery", "")).toBeUndefined();
});
