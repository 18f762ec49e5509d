import { expect, it } from "vitest";
import type { TestResult } from "../checks/step.ts";
import { coverageTable, coverRows, readRules, type SpecRow } from "./coverage.ts";

const ROWS: readonly SpecRow[] = [
  { id: "public 2.1", subject: "Home", rule: "has a heading" },
  { id: "public 2.2", subject: "Home", rule: "has a form" },
];
const test = (name: string, state: TestResult["state"]): TestResult => ({
  ...{ file: "home.test.ts", name, state, isRepeated: false },
});

it.each([
  { states: ["passed", "passed"], state: "passed" },
  { states: ["passed", "failed"], state: "failed" },
  { states: ["skipped", "passed"], state: "passed" },
  { states: ["skipped"], state: "skipped" },
  { states: [], state: "missing" },
] as const)("a row whose tests $states is $state", ({ states, state }) => {
  const { rows } = coverRows(
    ROWS,
    states.map((own) => test("shows it [public 2.1]", own)),
  );
  expect(rows[0]?.state).toBe(state);
});

it("one title may name several rows", () => {
  const { rows } = coverRows(ROWS, [test("shows both [public 2.1] [public 2.2]", "passed")]);
  expect(rows.map(({ state }) => state)).toEqual(["passed", "passed"]);
});

it("an unknown id is reported", () => {
  expect(coverRows(ROWS, [test("shows it [admin 9.99]", "passed")]).unknownIds).toEqual(["admin 9.99"]);
});

it("the table names the tests of a row without their ids", () => {
  const table = coverageTable(coverRows(ROWS, [test("shows a | b [public 2.1]", "passed")]));
  expect(table).toContain("| public 2.1 | Home: has a heading | home.test.ts › shows a \\| b | passed |");
  expect(table).toContain("| public 2.2 | Home: has a form |  | missing |");
});

it("every id is used once", () => {
  const ids = readRules().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
