import { expect, it } from "vitest";
import { fromKoreanGrid, isKoreanGrid } from "./korean-grid.ts";

it.each([
  ["좌표정보(X)", true],
  ["좌표정보(y)", true],
  ["좌표정보x(epsg5174)", true],
  ["X좌표", false],
  ["좌표정보x(epsg5186)", false],
  [undefined, false],
])("the header %j is one of the grid: %s", (header, isOfGrid) => {
  expect(isKoreanGrid(header)).toBe(isOfGrid);
});

it("metres of a hospital in Seoul are within 100 m of where it is on maps", () => {
  const found = fromKoreanGrid("451678.787536538    ", "197013.490218964    ");
  expect(found?.latitude).toBeCloseTo(37.567, 3);
  expect(found?.longitude).toBeCloseTo(126.967, 3);
});

it("the grid's origin differs from its degrees by the shift between the datums", () => {
  expect(fromKoreanGrid(500_000, 200_000)).toEqual({ latitude: 38.002746, longitude: 127.000784 });
});

it.each([
  [37.5, 126.9],
  ["", ""],
  [451_678, undefined],
  [1_950_000, 955_000],
])("%j and %j are not on the grid", (north, east) => {
  expect(fromKoreanGrid(north, east)).toBeUndefined();
});
