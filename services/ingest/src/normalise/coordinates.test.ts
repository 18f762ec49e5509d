import { describe, expect, it } from "vitest";
import { readPosition } from "./coordinates.ts";

describe("positions", () => {
  const read = (latitude: string | number | undefined, longitude: string | number | undefined, countryCode?: string) =>
    readPosition({ latitude, longitude, coordinates: undefined, countryCode });

  it("are numbers in any spelling", () => {
    expect(read("47,3769", "8.5417")).toEqual({ kind: "known", latitude: 47.3769, longitude: 8.5417 });
    expect(read(-33.87, 151.2)).toEqual({ kind: "known", latitude: -33.87, longitude: 151.2 });
    expect(
      readPosition({ latitude: undefined, longitude: undefined, coordinates: "14.56,121.02", countryCode: "PH" }),
    ).toEqual({
      kind: "known",
      latitude: 14.56,
      longitude: 121.02,
    });
  });

  it("change places only where the country leaves no doubt", () => {
    expect(read(121.02, 14.56, "PH")).toEqual({ kind: "known", latitude: 14.56, longitude: 121.02 });
    expect(read(8.54, 47.37, "CH")).toEqual({ kind: "known", latitude: 47.37, longitude: 8.54 });
    expect(read(121.02, 14.56)).toMatchObject({ kind: "bad" });
    expect(read(8.54, 47.37)).toEqual({ kind: "known", latitude: 8.54, longitude: 47.37 });
  });

  it.each([
    [0, 0],
    ["0", "0.0"],
    [95, 200],
    ["north", "8"],
    ["47.3", undefined],
  ])("%j, %j is none", (latitude, longitude) => {
    expect(read(latitude, longitude)).toMatchObject({ kind: "bad" });
  });

  it("are simply missing where a source left them out", () => {
    expect(read(undefined, "")).toEqual({ kind: "none" });
    expect(read("None", "None")).toEqual({ kind: "none" });
  });
});
