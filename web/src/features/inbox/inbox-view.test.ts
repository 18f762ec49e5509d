import { expect, it } from "vitest";
import { readView } from "./inbox-view.ts";

it("an address with an unknown view shows everything", () => {
  expect(readView({ kind: "x", state: "lost" })).toEqual({ kind: "all", state: "all", isSuspect: false });
  expect(readView({ kind: "report", state: "new", suspect: "1" })).toEqual({
    kind: "report",
    state: "new",
    isSuspect: true,
  });
});
