import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { AMENITY_SYMBOLS, amenitySymbol } from "./amenity-symbol.ts";

it("an amenity has the symbol of its words, and a tick if none is known", () => {
  expect(amenitySymbol("Free Wi-Fi")).toBe("wifi");
  expect(amenitySymbol("Wheelchair accessible parking lot")).toBe("accessible");
  expect(amenitySymbol("Live music")).toBe("music");
  expect(amenitySymbol("Something else")).toBe("check");
});

it("every symbol is drawn", () => {
  const drawn = readFileSync(new URL("../../assets/symbols.svg", import.meta.url), "utf8");
  for (const symbol of AMENITY_SYMBOLS) expect(drawn).toContain(`<symbol id="${symbol}"`);
});
