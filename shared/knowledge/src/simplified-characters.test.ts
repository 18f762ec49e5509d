import { expect, it } from "vitest";
import { simplified } from "./simplified-characters.ts";

it.each([
  ["溫哥華", "温哥华"],
  ["温哥华", "温哥华"],
  ["餐廳", "餐厅"],
  ["東京都", "东京都"],
  ["ラーメン", "ラーメン"],
  ["café", "café"],
])("%s is %s in simplified characters", (text, expected) => {
  expect(simplified(text)).toBe(expected);
});
