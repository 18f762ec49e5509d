import { expect, it } from "vitest";
import { isNarrowerThanKind } from "./narrower-text.ts";

it.each([
  [0, 9, false],
  [1, 9, true],
  [3, 9, true],
  [4, 9, false],
  [1, 2, false],
  [0, 0, false],
])("words that %i of %i businesses of a kind have say more than the kind: %s", (named, ofKind, isNarrower) => {
  expect(isNarrowerThanKind(named, ofKind)).toBe(isNarrower);
});
