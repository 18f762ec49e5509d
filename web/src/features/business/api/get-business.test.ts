import { expect, it } from "vitest";
import { withoutSlugSuffix } from "./get-business.ts";

it("only a suffix of six is taken from a slug", () => {
  expect(withoutSlugSuffix("cafe-berlin-a1b2c3")).toBe("cafe-berlin");
  expect(withoutSlugSuffix("cafe-berlin-a1b2")).toBeUndefined();
  expect(withoutSlugSuffix("abcdef")).toBeUndefined();
});
