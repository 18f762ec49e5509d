import { describe, expect, it } from "vitest";
import { fromGrid, type GridOfList, gridOfHeader, gridsOfCountry } from "./national-grids.ts";

const METRES_PER_DEGREE = 111_320;

function gridOf(country: string, epsg: string, areAxesTurned = false): GridOfList {
  const grid = gridsOfCountry(country).find((one) => one.epsg === epsg);
  if (grid === undefined) throw new Error(`no system ${epsg} of ${country}`);
  return { ...grid, areAxesTurned };
}

describe("points that surveys publish in both systems", () => {
  it.each([
    // Ordnance Survey, A Guide to Coordinate Systems in Great Britain, annexe C.
    ["GB", "27700", 313_177.27, 651_409.903, 52.658008, 1.716074],
    // Swisstopo, the old observatory of Bern, origin of the Swiss systems.
    ["CH", "2056", 1_200_000, 2_600_000, 46.951083, 7.438632],
    // Kadaster, the tower of Amersfoort, origin of the Dutch system.
    ["NL", "28992", 463_000, 155_000, 52.155174, 5.387206],
  ])("of %s EPSG:%s are within 10 m", (country, epsg, north, east, latitude, longitude) => {
    const found = fromGrid(gridOf(country, epsg), north, east);
    expect(Math.abs((found?.latitude ?? 0) - latitude) * METRES_PER_DEGREE).toBeLessThan(10);
    expect(Math.abs((found?.longitude ?? 0) - longitude) * METRES_PER_DEGREE).toBeLessThan(10);
  });
});

it.each([
  ["AT", "31287", 483_000, 626_000, 48.2, 16.37],
  ["BE", "31370", 170_000, 149_000, 50.84, 4.35],
  ["BE", "3812", 670_000, 649_000, 50.84, 4.35],
  ["CH", "21781", 247_000, 683_000, 47.37, 8.54],
  ["DE", "25832", 5_333_000, 691_000, 48.12, 11.57],
  ["DE", "25833", 5_820_000, 392_000, 52.52, 13.41],
  ["DE", "31466", 5_646_000, 2_567_000, 50.94, 6.96],
  ["DE", "31467", 5_939_000, 3_565_000, 53.58, 9.99],
  ["DE", "31468", 5_333_000, 4_468_000, 48.13, 11.57],
  ["DK", "25832", 6_175_000, 724_000, 55.67, 12.56],
  ["EE", "3301", 6_589_000, 542_000, 59.43, 24.74],
  ["FI", "3067", 6_672_000, 386_000, 60.17, 24.94],
  ["FR", "2154", 6_862_000, 652_000, 48.86, 2.35],
  ["FR", "27572", 2_428_000, 600_000, 48.85, 2.34],
  ["GB", "29902", 374_000, 334_000, 54.6, -5.93],
  ["HK", "2326", 816_000, 834_000, 22.28, 114.15],
  ["HR", "3765", 5_074_000, 459_000, 45.81, 15.97],
  ["HU", "23700", 240_000, 650_000, 47.5, 19.05],
  ["IE", "2157", 734_000, 715_000, 53.34, -6.27],
  ["IE", "29902", 234_000, 315_000, 53.34, -6.27],
  ["IL", "2039", 632_000, 221_000, 31.78, 35.22],
  ["KR", "5179", 1_952_000, 954_000, 37.57, 126.98],
  ["KR", "5186", 552_000, 198_000, 37.57, 126.98],
  ["LT", "3346", 6_061_000, 582_000, 54.68, 25.27],
  ["LU", "2169", 75_000, 77_000, 49.61, 6.13],
  ["LV", "3059", 312_000, 506_000, 56.95, 24.1],
  ["NO", "25832", 6_643_000, 598_000, 59.91, 10.75],
  ["NO", "25833", 6_649_000, 262_000, 59.91, 10.75],
  ["NZ", "2193", 5_428_000, 1_749_000, -41.29, 174.78],
  ["PL", "2180", 487_000, 637_000, 52.23, 21.01],
  ["RO", "3844", 326_000, 587_000, 44.43, 26.1],
  ["SE", "3006", 6_580_000, 674_000, 59.32, 18.06],
  ["SE", "3021", 6_581_000, 1_628_000, 59.33, 18.06],
  ["SG", "3414", 29_000, 30_000, 1.28, 103.85],
  ["SI", "3794", 101_000, 462_000, 46.05, 14.5],
  ["TW", "3826", 2_770_000, 306_000, 25.04, 121.55],
])(
  "a large city of %s is where EPSG:%s has it, to two kilometres",
  (country, epsg, north, east, latitude, longitude) => {
    const found = fromGrid(gridOf(country, epsg), north, east);
    expect(found?.latitude).toBeCloseTo(latitude, 1.4);
    expect(found?.longitude).toBeCloseTo(longitude, 1.4);
  },
);

it("axes that are turned give the same point", () => {
  const written = fromGrid(gridOf("SE", "3006"), 6_580_000, 674_000);
  expect(fromGrid(gridOf("SE", "3006", true), 674_000, 6_580_000)).toEqual(written);
});

it.each([
  [51.5, -0.12],
  ["", ""],
  [313_177, undefined],
])("%j and %j are no metres", (north, east) => {
  expect(fromGrid(gridOf("GB", "27700"), north, east)).toBeUndefined();
});

it.each([
  ["좌표정보(X)", "5174"],
  ["좌표정보(y)", "5174"],
  ["좌표정보x(epsg5174)", "5174"],
  ["X좌표", undefined],
  ["좌표정보x(epsg5186)", undefined],
  [undefined, undefined],
])("the header %j names the system %s", (header, epsg) => {
  expect(gridOfHeader(header)?.epsg).toBe(epsg);
});

it("metres of Korea's register of permits are within 100 m of where a hospital in Seoul is on maps", () => {
  const grid = gridOfHeader("좌표정보(X)");
  const found = grid && fromGrid(grid, "451678.787536538    ", "197013.490218964    ");
  expect(found?.latitude).toBeCloseTo(37.567, 3);
  expect(found?.longitude).toBeCloseTo(126.967, 3);
});
