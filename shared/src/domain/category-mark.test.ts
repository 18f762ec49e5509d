import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../knowledge/open-knowledge.ts";
import { createCategoryOf } from "./business-category.ts";
import { categoryMarkOf } from "./category-mark.ts";

const { kinds, close } = openKnowledge();
afterAll(close);
const categoryOf = createCategoryOf(kinds);
const markOf = (label: string | null, slug: string | null) =>
  Object.values(categoryMarkOf({ label, slug }, categoryOf));

it.each([
  ["Apotheke", "pharmacy", ["pharmacy", "Pharmacy"]],
  ["Friseur", "hairdresser", ["hair", "HairSalon"]],
  ["薬局", "yao-ju", ["pharmacy", "Pharmacy"]],
])("the kind that %s means in its language decides its mark", (label, slug, mark) => {
  expect(markOf(label, slug)).toEqual(mark);
});

it("a label that was moved to another kind has the mark of that one", () => {
  expect(markOf("Apotheke", "florist")).toEqual(["flower", "Florist"]);
});

it.each([
  ["Qwertz pizza machines", "pizza"],
  ["Xyzzy consultancy agency", "office"],
  ["Zzz", "place"],
])("without a kind, the words of the label decide: %s", (label, symbol) => {
  expect(markOf(label, label.toLowerCase().replaceAll(" ", "-"))).toEqual([symbol, "LocalBusiness"]);
});

it("a business without a category is any place", () => {
  expect(markOf(null, null)).toEqual(["place", "LocalBusiness"]);
});
