import { describe, expect, it } from "vitest";
import { onOtherKeyboards, withoutLetterVariants } from "./arabic-letters.ts";

describe("Arabic letters", () => {
  it.each([
    ["القاهره", "القاهرة"],
    ["تهران قدیم", "تهران قديم"],
    ["کراچی", "كراچي"],
    ["berlin", "berlin"],
  ])("%s equals %s without variants", (one, other) => {
    expect(withoutLetterVariants(one)).toBe(withoutLetterVariants(other));
  });

  it.each([
    ["بانك", ["بانک"]],
    ["بانک", ["بانك"]],
    ["bank", []],
  ])("%s is %j on other keyboards", (text, others) => {
    expect(onOtherKeyboards(text)).toEqual(others);
  });
});
