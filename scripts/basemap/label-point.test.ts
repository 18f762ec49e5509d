import { expect, it } from "vitest";
import { labelPoint, ringArea } from "./label-point.ts";

it("a name is placed inside its area, where there is most room", () => {
  const hook = [
    [0, 0],
    [10, 0],
    [10, 10],
    [9, 10],
    [9, 4],
    [0, 4],
    [0, 0],
  ];
  const { lng, lat } = labelPoint(hook);
  expect(lat).toBeGreaterThan(1.5);
  expect(lat).toBeLessThan(3);
  expect(lng).toBeGreaterThan(1.5);
  expect(lng).toBeLessThan(9);
});

it("a degree is less land towards the poles", () => {
  const square = (south: number) => [
    [0, south],
    [1, south],
    [1, south + 1],
    [0, south + 1],
    [0, south],
  ];
  expect(ringArea(square(0))).toBeCloseTo(1, 2);
  expect(ringArea(square(60))).toBeLessThan(0.6);
});
