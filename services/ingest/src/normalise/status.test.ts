import { describe, expect, it } from "vitest";
import { readStatus, readYes } from "./status.ts";

describe("states", () => {
  it.each([
    ["OPERATIONAL", "operational"],
    ["CLOSED_TEMPORARILY", "temporarily_closed"],
    ["CLOSED_PERMANENTLY", "closed"],
    ["Permanently closed", "closed"],
    ["Kalıcı olarak kapalı", "closed"],
    ["Vorübergehend geschlossen", "temporarily_closed"],
    ["Open ⋅ Closes 10 p.m.", "unsaid"],
    ["Closed ⋅ Opens 9 a.m.", "unsaid"],
  ])("%s is %s", (text, status) => {
    expect(readStatus(text)).toBe(status);
  });

  it.each([
    [true, true],
    ["True", true],
    ["TRUE", true],
    [1, true],
    ["1", true],
    ["yes", true],
    ["Evet", true],
    ["False", false],
    ["", false],
    [undefined, false],
  ])("%j means %j", (cell, isYes) => {
    expect(readYes(cell)).toBe(isYes);
  });
});
