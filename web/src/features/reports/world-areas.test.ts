import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type CountriesTopology, countryAreas, SHEET } from "./world-areas.ts";

const file = new URL(import.meta.resolve("world-atlas/countries-110m.json"));
const topology: CountriesTopology = JSON.parse(await readFile(file, "utf8"));
const areas = countryAreas(topology);

it("draws the countries by their codes, without Antarctica", () => {
  const codes = areas.map(({ countryCode }) => countryCode);
  for (const code of ["TR", "US", "FJ", "RU", "NZ"]) expect(codes).toContain(code);
  expect(codes).not.toContain("AQ");
});

it.each(["RU", "FJ", "TR"])("no line of %s crosses the whole sheet", (code) => {
  const path = areas.find(({ countryCode }) => countryCode === code)?.path ?? "";
  for (const ring of path.split("M").filter((part) => part !== "")) {
    const xs = ring
      .replace("Z", "")
      .split("L")
      .map((point) => Number(point.split(" ")[0]));
    for (let at = 1; at < xs.length; at++) {
      expect(Math.abs((xs[at] ?? 0) - (xs[at - 1] ?? 0))).toBeLessThan(SHEET.width / 2);
    }
  }
});
