import { expect, it } from "vitest";
import { describeSurvivors, drawSample, type Mutant, summarise } from "./summary.ts";

function makeMutant(status: string, line = 1, fileName = "/project/a.ts"): Mutant {
  const location = { start: { line, column: 3 } };
  return { id: `${line}`, fileName, location, mutatorName: "BooleanLiteral", replacement: "false", status };
}

it("the score is the share of mutants killed among those that ran or should have run", () => {
  const statuses = ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "Ignored", "RuntimeError"];
  expect(summarise(statuses.map((status) => makeMutant(status)))).toEqual({
    mutants: 5,
    killed: 2,
    timedOut: 1,
    survived: 1,
    notCovered: 1,
    scorePercent: 40,
  });
});

it.each([
  ["Timeout", "Hit limit reached (201/200)", "killed"],
  ["Timeout", undefined, "timedOut"],
  ["Killed", "expected 1 to be 2", "killed"],
  ["Killed", "Test timed out in 60000ms.\nIf this is a long-running test", "timedOut"],
  ["Killed", "Hook timed out in 60000ms.", "timedOut"],
] as const)(
  "a mutant that ends as %s (%s) counts as %s, since a slow machine kills nothing",
  (status, reason, outcome) => {
    expect(summarise([{ ...makeMutant(status), statusReason: reason }])[outcome]).toBe(1);
  },
);

it("survivors are listed by file and line, with those no test runs and those that timed out", () => {
  const statuses = [
    ["Survived", 12],
    ["Killed", 3],
    ["NoCoverage", 4],
    ["Timeout", 20],
  ] as const;
  const mutants = statuses.map(([status, line]) => makeMutant(status, line));
  expect(describeSurvivors(mutants, "/project/")).toEqual([
    "a.ts:4:3  BooleanLiteral -> false  (no test runs it)",
    "a.ts:12:3  BooleanLiteral -> false",
    "a.ts:20:3  BooleanLiteral -> false  (timed out)",
  ]);
});

it("a sample is the same for the same seed, another for another, and never repeats", () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const sample = drawSample(all, 20, 1);
  expect(drawSample(all, 20, 1)).toEqual(sample);
  expect(drawSample(all, 20, 2)).not.toEqual(sample);
  expect(new Set(sample).size).toBe(20);
  expect(drawSample(all, 500, 1)).toEqual(all);
});
