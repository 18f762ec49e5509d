import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import { makeCategoryDecision } from "@meridian/testing/site-records";
import { describe, expect, it } from "vitest";
import { createRulesFollower, filingVersionOf, rulesOf } from "./category-rules.ts";

const NO_TARGET = { kindKey: null, targetName: null };
const move = (id: number, kindKey: string) => makeCategoryDecision(id, { kindKey });
const merge = (id: number, targetName: string) =>
  makeCategoryDecision(id, { action: "merge", kindKey: null, targetName });
const rename = (id: number, targetName: string) =>
  makeCategoryDecision(id, { action: "rename", kindKey: null, targetName });
const hide = (id: number) => makeCategoryDecision(id, { action: "hide", ...NO_TARGET });
const undo = (id: number, undoes: number) => makeCategoryDecision(id, { action: "undo", ...NO_TARGET, undoes });

const plain = (decisions: readonly CategoryDecision[]) => {
  const { labels, categories } = rulesOf(decisions);
  return { labels: Object.fromEntries(labels), categories: Object.fromEntries(categories) };
};

describe("the effective rules", () => {
  it.each<[guarantee: string, decisions: CategoryDecision[], rules: ReturnType<typeof plain>]>([
    ["without a decision are none", [], { labels: {}, categories: {} }],
    [
      "are a label's latest move",
      [move(1, "a"), move(2, "b")],
      { labels: { gaststatte: { kindKey: "b" } }, categories: {} },
    ],
    [
      "are a category's latest merge, beside the move of a label of its name",
      [move(1, "a"), merge(2, "Inn"), merge(3, "Pub")],
      { labels: { gaststatte: { kindKey: "a" } }, categories: { gaststatte: { mergedInto: { name: "Pub" } } } },
    ],
    [
      "are those before a decision that was undone",
      [move(1, "a"), move(2, "b"), undo(3, 2)],
      { labels: { gaststatte: { kindKey: "a" } }, categories: {} },
    ],
    ["are none once every decision was undone", [move(1, "a"), undo(2, 1)], { labels: {}, categories: {} }],
    [
      "name and hide a category beside each other",
      [rename(1, "Wirtshaus"), hide(2)],
      { labels: {}, categories: { gaststatte: { name: "Wirtshaus", isHidden: true } } },
    ],
    [
      "show a category again whose hiding was undone",
      [rename(1, "Wirtshaus"), hide(2), undo(3, 2)],
      { labels: {}, categories: { gaststatte: { name: "Wirtshaus" } } },
    ],
  ])("%s", (_, decisions, rules) => {
    expect(plain(decisions)).toEqual(rules);
  });
});

it.each<[decisions: CategoryDecision[], version: number]>([
  [[], 0],
  [[rename(1, "x"), hide(2), undo(3, 2)], 0],
  [[hide(1), move(2, "a"), rename(3, "x")], 2],
  [[merge(1, "Pub"), hide(2), undo(3, 1), undo(4, 2)], 3],
])("only moves, merges and their undos reclassify businesses (%#)", (decisions, version) => {
  expect(filingVersionOf(decisions)).toBe(version);
});

it("rules are read again after the log has grown, and not before", async () => {
  const log = [move(1, "a")];
  const seen: string[] = [];
  const follow = createRulesFollower({ version: async () => log.length, list: async () => [...log] }, ({ labels }) =>
    seen.push(JSON.stringify([...labels])),
  );
  await follow();
  await follow();
  log.push(undo(2, 1));
  await follow();
  expect(seen).toEqual(['[["gaststatte",{"kindKey":"a"}]]', "[]"]);
});
