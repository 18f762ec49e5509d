import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, it } from "vitest";
import { createDirectoryKinds } from "./directory-kinds.ts";

const knowledge = openKnowledge();
afterAll(() => knowledge.close());
const kinds = createDirectoryKinds(knowledge);

describe("a text", () => {
  it.each(["friseur", "hair salons", "best hair salons", "eczane", "薬局", "the museum"])("%s names a kind", (text) => {
    expect(kinds.kindIn(text)).toBeDefined();
  });

  it.each(["", "best", "apollo", "friseur berlin"])("%j names no kind", (text) => {
    expect(kinds.kindIn(text)).toBeUndefined();
  });

  it.each([
    ["friseur", ["hair-salon"]],
    ["best restaurants", ["restaurant"]],
    ["pizzeria", ["pizza-restaurant"]],
    ["apollo", []],
  ])("%s means the category of its kind: %j", (text, slugs) => {
    expect(kinds.categoriesFor(text)).toEqual(slugs);
  });
});
