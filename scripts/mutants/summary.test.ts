import { expect, it } from "vitest";
import { describeSurvivors, drawSample, type Mutant, summarise } from "./summary.ts";

function makeMutant(status: string, line = 1, fileName = "/project/a.ts"): Mutant {
  const location = { start: { line, column: 3 } };
  return { id: `${line}`, fileName, location, mutatorName: "BooleanLiteral", replacement: "false", status };
}

it("the score is the share that died, in time or not, of what ran or should have", () => {
  const statuses = ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "Ignored", "RuntimeError"];
  expect(summarise(statuses.map((status) => makeMutant(status)))).toEqual({
    mutants: 5,
    killed: 2,
    timedOut: 1,
    survived: 1,
    notCovered: 1,
    scorePercent: 60,
  });
});

it("survivors are listed by file and place, and those that no test runs say so", () => {
  const mutants = [makeMutant("Survived", 12), makeMutant("Killed", 3), makeMutant("NoCoverage", 4)];
  expect(describeSurvivors(mutants, "/project/")).toEqual([
    "a.ts:4:3  BooleanLiteral -> false  (no test runs it)",
    "a.ts:12:3  BooleanLiteral -> false",
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
