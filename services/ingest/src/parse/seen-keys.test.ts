import { expect, it } from "vitest";
import { createSeenKeys } from "./seen-keys.ts";

it("contains the keys it was given and no others, however many", () => {
  const seen = createSeenKeys();
  const count = 200_000;
  for (let index = 0; index < count; index++) seen.add(`place:ChIJ${index}`);
  for (let index = 0; index < count; index++) seen.add(`place:ChIJ${index}`);
  expect(seen.size).toBe(count);
  let known = 0;
  let strangers = 0;
  for (let index = 0; index < count; index++) {
    if (seen.has(`place:ChIJ${index}`)) known++;
    if (seen.has(`place:ChIK${index}`)) strangers++;
  }
  expect([known, strangers]).toEqual([count, 0]);
});
