import { makeFields } from "@meridian/testing/business-factory";
import { describe, expect, it } from "vitest";
import { giverIn, mergeGiven, rankInOrder, toFieldSources } from "./field-givers.ts";

const [FIRST, SECOND] = [1, 2];
/** The first giver comes first. */
const rankOf = (giver: number) => giver;
const known = (fields = makeFields({ phone: "1" }), lockedFields: string[] = []) => ({
  ...{ fields, lockedFields },
  giverOf: () => FIRST,
});

describe("mergeGiven", () => {
  it("keeps what an earlier source gave, and says so", () => {
    const merged = mergeGiven(known(), makeFields({ phone: "2" }), { number: SECOND, rankOf });
    expect([merged.fields.phone, merged.giverOf("phone"), merged.isOutranked]).toEqual(["1", FIRST, true]);
  });

  it("a source that is equal or comes first replaces values and becomes their giver", () => {
    const from = { ...known(), giverOf: () => SECOND };
    const merged = mergeGiven(from, makeFields({ phone: "2" }), { number: FIRST, rankOf });
    expect([merged.fields.phone, merged.giverOf("phone"), merged.giverOf("status")]).toEqual(["2", FIRST, SECOND]);
  });

  it("what a file does not say neither contradicts nor confirms anything", () => {
    const closed = known(makeFields({ status: "closed", verified: true }));
    const silent = makeFields({ status: "operational", verified: false });
    const merged = mergeGiven(closed, silent, { number: SECOND, rankOf });
    expect(merged).toMatchObject({ fields: { status: "closed", verified: true }, isOutranked: false });
  });

  it("a lock that keeps a value out is not counted as a source that does", () => {
    const merged = mergeGiven(known(undefined, ["phone"]), makeFields({ phone: "2" }), { number: SECOND, rankOf });
    expect([merged.fields.phone, merged.isOutranked]).toEqual(["1", false]);
  });
});

it("the stored form lists only what differs from the most frequent giver, and says the same", () => {
  const fields = makeFields({ phone: "1", rating: 4 });
  const givers = giverIn({ all: FIRST, phone: SECOND }, 9);
  const sources = toFieldSources(fields, givers, SECOND);
  expect(sources).toEqual({ all: FIRST, phone: SECOND });
  expect(toFieldSources(fields, () => SECOND, SECOND)).toBeUndefined();
});

const FILE = { headerSignature: "h", isUndone: false };
it.each([
  ["a source", { ...FILE, sourceId: "a" }, 0],
  ["a profile", { ...FILE, headerSignature: "p" }, 2],
  ["a file that nobody ranked", FILE, 1],
  ["an undone import", { ...FILE, sourceId: "a", isUndone: true }, 1],
  ["an import whose headers are unknown", { sourceId: "a", isUndone: false }, 1],
  ["nobody", undefined, 1],
])("%s has its place in the order", (_, file, rank) => {
  expect(rankInOrder(["source:a", "other", "profile:p"], file)).toBe(rank);
  expect(rankInOrder(["source:a", "profile:p"], file)).toBe(rank === 1 ? 2 : rank === 2 ? 1 : 0);
});
