import { describe, expect, it } from "vitest";
import { readPosition } from "./coordinates.ts";

const SWAPPED = "Enlem ile boylam yer değiştirmiş; ülkesine göre düzeltildi";

const NO_CELLS = { latitude: undefined, longitude: undefined, coordinates: undefined };

describe("positions", () => {
  const read = (latitude: string | number | undefined, longitude: string | number | undefined, countryCode?: string) =>
    readPosition({ latitude, longitude, coordinates: undefined, countryCode });

  it("are read in any notation", () => {
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

  it.each([
    ["DE", 13.405],
    ["PT", undefined],
    [undefined, undefined],
  ])("with a longitude that is west or east, in %s, are on the side that is there", (countryCode, longitude) => {
    const coordinates = "52°31'12\"N 13°24'18\"O";
    const position = readPosition({ latitude: undefined, longitude: undefined, coordinates, countryCode });
    expect(position).toMatchObject(longitude === undefined ? { kind: "bad" } : { kind: "known", longitude });
  });

  it("are swapped in a single row only if its country confirms it", () => {
    expect(read(121.02, 14.56, "PH")).toEqual({
      kind: "known",
      latitude: 14.56,
      longitude: 121.02,
      correction: SWAPPED,
    });
    expect(read(121.02, 14.56)).toMatchObject({ kind: "bad" });
    const turned = { kind: "known", latitude: 47.37, longitude: 8.54, correction: SWAPPED };
    expect(
      readPosition({ ...NO_CELLS, latitude: 8.54, longitude: 47.37, countryCode: "CH", isCountrySure: true }),
    ).toEqual(turned);
    expect(read(8.54, 47.37, "AR")).toEqual({ kind: "known", latitude: 8.54, longitude: 47.37 });
    expect(read(8.54, 47.37)).toEqual({ kind: "known", latitude: 8.54, longitude: 47.37 });
  });

  it.each<[place: string, latitude: number, longitude: number, countryCode: string]>([
    ["Ushuaia", -54.8, -68.32, "AR"],
    ["Ikang", 4.79, 8.53, "NG"],
    ["Nusaybin", 37.07, 41.23, "TR"],
  ])("of %s, close to a coarsely drawn border, are never swapped", (_, latitude, longitude, countryCode) => {
    const known = { kind: "known", latitude, longitude };
    expect(read(latitude, longitude, countryCode)).toEqual(known);
    const pair = { latitude: undefined, longitude: undefined, coordinates: `${latitude}, ${longitude}`, countryCode };
    expect(readPosition(pair)).toEqual(known);
  });

  it("of a swapped file are swapped, except those that already fit their country", () => {
    const inSwapped = (latitude: number, longitude: number, countryCode: string) =>
      readPosition({ latitude, longitude, coordinates: undefined, countryCode, areSwapped: true });
    expect(inSwapped(8.54, 47.37, "CH")).toEqual({ kind: "known", latitude: 47.37, longitude: 8.54 });
    expect(inSwapped(47.37, 8.54, "CH")).toMatchObject({
      latitude: 47.37,
      longitude: 8.54,
      correction: expect.any(String),
    });
    expect(inSwapped(0, 0, "CH")).toMatchObject({ kind: "bad" });
  });

  it.each([
    [0, 0],
    ["0", "0.0"],
    [95, 200],
    [46.4236694, -129.9427086],
    [46.42, -129.94],
    [39.7837304, -100.4458825],
    [-25.274398, 133.775136],
    [90, 180],
    [-90, 0],
    ["north", "8"],
    ["47.3", undefined],
  ])("%j, %j is none", (latitude, longitude) => {
    expect(read(latitude, longitude)).toMatchObject({ kind: "bad" });
  });

  it.each([
    ["47.3769, 8.5417", 47.3769, 8.5417],
    ["47.3769,8.5417", 47.3769, 8.5417],
    ["47.3769 8.5417", 47.3769, 8.5417],
    ["(47.3769, 8.5417)", 47.3769, 8.5417],
    ["[47.3769,8.5417]", 47.3769, 8.5417],
    ["47.3769|8.5417", 47.3769, 8.5417],
    ["47.3769,8.5417,17", 47.3769, 8.5417],
    ["47,3769; 8,5417", 47.3769, 8.5417],
    ["47,3769, 8,5417", 47.3769, 8.5417],
    ["geo:47.3769,8.5417", 47.3769, 8.5417],
    ["POINT(8.5417 47.3769)", 47.3769, 8.5417],
    ["SRID=4326;POINT (8.5417 47.3769)", 47.3769, 8.5417],
    ["0101000020E6100000EE7C3F355E1521409CC420B072B04740", 47.3785, 8.541734375],
    ['{"lat":47.3769,"lng":8.5417}', 47.3769, 8.5417],
    ["{'latitude': 47.3769, 'longitude': 8.5417}", 47.3769, 8.5417],
    ['{"type":"Point","coordinates":[8.5417,47.3769]}', 47.3769, 8.5417],
    ["116.48,39.99", 39.99, 116.48],
    ["47.3769° N, 8.5417° E", 47.3769, 8.5417],
    ["33.8688° S, 151.2093° E", -33.8688, 151.2093],
    ["47°22'36.8\"N 8°32'30.1\"E", 47.3768889, 8.5416944],
    ["https://www.google.com/maps?q=47.3769,8.5417", 47.3769, 8.5417],
    ["https://www.google.com/maps/place/X/@47.3,8.5,17z/data=!8m2!3d47.3769!4d8.5417", 47.3769, 8.5417],
  ])("%s is a pair in one cell", (coordinates, latitude, longitude) => {
    const cells = { latitude: undefined, longitude: undefined, coordinates, countryCode: undefined };
    expect(readPosition(cells)).toEqual({ kind: "known", latitude, longitude });
  });

  it.each([
    "41,28",
    "41,015,28,979",
    "Zürich",
    "47.3769",
    "N 47.3 N 8.5",
    "https://maps.example.org/@47.3,8.5,17z",
    "https://yandex.com/maps/?ll=8.5417%2C47.3769&z=16",
    "9".repeat(60_000),
  ])("%.40s is not a pair", (coordinates) => {
    const cells = { latitude: undefined, longitude: undefined, coordinates, countryCode: undefined };
    expect(readPosition(cells)).toMatchObject({ kind: "bad" });
    expect(readPosition({ ...cells, isPairOptional: true })).toEqual({ kind: "none" });
  });

  it.each([
    ["47.3769° N", "8.5417° E", 47.3769, 8.5417],
    ["33.8688 S", "70.6 W", -33.8688, -70.6],
    ["47 22 36.8 N", "8 32 30.1 E", 47.3768889, 8.5416944],
    ["'47.3769", "8.5417,", 47.3769, 8.5417],
    ["47.3769\u200e", "8.5417", 47.3769, 8.5417],
    ["4.73769E+01", "8.5417", 47.3769, 8.5417],
    ["-33,8688", "151,2093", -33.8688, 151.2093],
    ["47.3769, 8.5417", "", 47.3769, 8.5417],
  ])("%s and %s are angles", (latitude, longitude, north, east) => {
    expect(read(latitude, longitude)).toEqual({ kind: "known", latitude: north, longitude: east });
  });

  it("without their decimal point get it back if their country confirms it, and are rejected otherwise", () => {
    expect(read(41_012_345, 28_974_321, "TR")).toMatchObject({ latitude: 41.012345, longitude: 28.974321 });
    expect(read("410123456", "289743210", "TR")).toMatchObject({ latitude: 41.0123456, longitude: 28.974321 });
    expect(read("410123456", "289743210", "AU")).toMatchObject({ kind: "bad" });
    expect(read("47.376.900", "8.541.700")).toMatchObject({ kind: "bad" });
    expect(read(47_376_900, 8_541_700)).toMatchObject({ kind: "bad" });
    expect(read("8.5417° E", "47.3769° N")).toMatchObject({ kind: "bad" });
  });

  it("in the metres of web maps are reported only where no town of their country confirms them", () => {
    expect(read(2_091_869.8, 13_459_438.3, "PH")).toEqual({
      kind: "known",
      latitude: 18.4634777,
      longitude: 120.9081914,
    });
    expect(read(8_500_000, 11_000_000, "RU")).toMatchObject({ kind: "known", correction: expect.any(String) });
    expect(read(2_091_869.8, 13_459_438.3, "DE")).toMatchObject({ kind: "bad" });
  });

  it("are absent if a source omits them", () => {
    expect(read(undefined, "")).toEqual({ kind: "none" });
    expect(read("None", "None")).toEqual({ kind: "none" });
    expect(read("\\\\N", "\\N")).toEqual({ kind: "none" });
  });
});
