import { expect, it } from "vitest";
import { openStateWords } from "./open-state-words.ts";

const BERLIN = "Europe/Berlin";
const NOON = new Date("2026-03-04T11:00:00Z"); // a Wednesday, 12:00 in Berlin

it.each([
  ["open", "2026-03-04T21:00:00Z", BERLIN, "Open", "closes 22:00"],
  ["open", "2026-03-05T01:30:00Z", BERLIN, "Open", "closes Thu 02:30"],
  ["open", "2026-03-04T23:00:00Z", BERLIN, "Open", "closes 00:00"],
  ["closed", "2026-03-04T17:30:00Z", BERLIN, "Closed", "opens 18:30"],
  ["closed", "2026-03-07T08:00:00Z", BERLIN, "Closed", "opens Sat 09:00"],
  ["closed", "2026-03-04T23:30:00Z", "America/New_York", "Closed", "opens 18:30"],
  ["open", null, BERLIN, "Open", null],
  ["open", "2026-03-04T21:00:00Z", null, "Open", null],
  ["closed", "2026-03-20T08:00:00Z", BERLIN, "Closed", null],
  ["open", "2026-03-04T11:00:00Z", BERLIN, "Closed", null],
  ["open", "2026-03-04T10:00:00Z", BERLIN, "Closed", null],
  ["closed", "2026-03-04T10:59:00Z", null, "Open", null],
  ["open", "2026-03-04T21:00:00Z", "Nowhere/Land", "Open", null],
] as const)("%s until %s in the zone %s reads %s, %s", (state, changesAt, timeZone, word, change) => {
  expect(openStateWords({ state, changesAt }, timeZone, NOON)).toEqual({
    state: word.toLowerCase(),
    word,
    change,
  });
});

it("is silent long after a change", () => {
  const openState = { state: "open", changesAt: "2026-03-04T08:59:00Z" } as const;
  expect(openStateWords(openState, BERLIN, NOON)).toBeUndefined();
});

it("is silent without known hours", () => {
  expect(openStateWords({ state: "unknown", changesAt: null }, BERLIN, NOON)).toBeUndefined();
});
