import { describe, expect, it } from "vitest";
import { likenessOf } from "./name-likeness.ts";

describe("the likeness of two names", () => {
  it.each([
    ["Luna Café", "LUNA CAFE", 1],
    ["The Luna Ltd", "Luna", 1],
    ["Luna", "Sol", 0],
    ["L", "L", 1],
    ["L", "S", 0],
    ["", "Luna", 0],
  ])("of %o and %o is %f", (left, right, likeness) => {
    expect(likenessOf(left, right)).toBe(likeness);
  });

  it("is the share of neighbouring letters that both have", () => {
    // lu, un and na of "luna" and of "lunaria", which has six.
    expect(likenessOf("Luna", "Lunaria")).toBeCloseTo((2 * 3) / (3 + 6));
  });

  it("counts a repeated pair as often as both have it", () => {
    // an, na and an of "anan" and of "ananas", which has five.
    expect(likenessOf("Anan", "Ananas")).toBeCloseTo((2 * 3) / (3 + 5));
  });

  it("is nearly whole for the same words in another order", () => {
    expect(likenessOf("Bakery Moonlight", "Moonlight Bakery")).toBeGreaterThan(0.9);
  });
});
