import { DAY_MS } from "@meridian/contracts/durations";
import { expect, it } from "vitest";
import { ALL_ACCEPTED, ALL_REFUSED, parseConsent } from "./consent.ts";

const NOW = Date.UTC(2026, 4, 1);
const YEAR_MS = 365 * DAY_MS;

it.each([
  ["a choice", JSON.stringify({ ...ALL_ACCEPTED, marketing: false, at: NOW }), { ...ALL_ACCEPTED, marketing: false }],
  ["one of a year ago", JSON.stringify({ ...ALL_ACCEPTED, at: NOW - YEAR_MS }), ALL_ACCEPTED],
  ["an older one", JSON.stringify({ ...ALL_ACCEPTED, at: NOW - YEAR_MS - 1 }), null],
  ["one without a time", JSON.stringify(ALL_ACCEPTED), null],
  ["what is missing or no truth value", JSON.stringify({ analytics: "yes", marketing: 1, at: NOW }), ALL_REFUSED],
  ["none", null, null],
  ["a list", "[]", null],
  ["a text", '"all"', null],
  ["no JSON", "{", null],
])("%s is read for what it is", (_title, text, choice) => {
  expect(parseConsent(text, NOW)).toEqual(choice);
});
