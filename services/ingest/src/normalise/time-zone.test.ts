import { describe, expect, it } from "vitest";
import { readTimeZone } from "./time-zone.ts";

describe("time zones", () => {
  it.each([
    [{ text: "Europe/Zurich" }, "Europe/Zurich"],
    [{ text: "GMT+1:00 Europe/Andorra" }, "Europe/Andorra"],
    [{ text: "Mars/Olympus", latitude: 47.37, longitude: 8.54 }, "Europe/Zurich"],
    [{ text: undefined, latitude: 22.99, longitude: 72.58 }, "Asia/Kolkata"],
    [{ text: undefined, countryCode: "CH" }, "Europe/Zurich"],
    [{ text: undefined, countryCode: "IN" }, "Asia/Kolkata"],
    [{ text: undefined, countryCode: "US" }, undefined],
    [{ text: undefined }, undefined],
  ])("%j is %s", (source, zone) => {
    expect(readTimeZone(source)).toBe(zone);
  });
});
