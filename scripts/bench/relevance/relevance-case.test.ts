import { expect, it } from "vitest";
import { rankScoreOf } from "./relevance-case.ts";

it("a query scores by the rank of its first right hit, and zero without one", () => {
  expect(rankScoreOf([1, 5, 6, undefined])).toEqual({
    queries: 4,
    firstHit: 25,
    firstFive: 50,
    meanReciprocalRank: (1 + 1 / 5 + 1 / 6) / 4,
  });
});
