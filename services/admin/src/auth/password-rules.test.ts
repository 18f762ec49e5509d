import { expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

it.each(["correct horse battery", "Kış ortasında üç vapur", "x7!Lq2#vR9pT", "meridian at noon over Izmir"])(
  "takes %s",
  (password) => {
    expect(passwordProblem(password, "admin")).toBeUndefined();
  },
);

it.each([
  ["too short", "x7!Lq2#vR9p"],
  ["of few characters", "aaaaaaaaaaaaaaaa"],
  ["a run", "abcdefghijklmnop"],
  ["a run of digits", "12345678901234"],
  ["known words", "Password123456"],
  ["the name", "adminadmin2026"],
])("refuses one that is %s", (_title, password) => {
  expect(passwordProblem(password, "admin")).toMatch(/^Parola/);
});
