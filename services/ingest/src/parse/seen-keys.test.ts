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

it("takes at most 13 bytes per key while it grows", () => {
  const seen = createSeenKeys();
  let mostBytes = 0;
  for (let count = 1; count <= 200_000; count++) {
    seen.add(`place:ChIJ${count}`);
    if (count > 20_000) mostBytes = Math.max(mostBytes, seen.bytes / count);
  }
  expect(mostBytes).toBeLessThanOrEqual(13);
});
