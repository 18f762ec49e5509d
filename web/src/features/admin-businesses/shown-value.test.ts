import { expect, it } from "vitest";
import { shownText } from "./shown-value.ts";

it.each([
  ["verified", "true", "Evet"],
  ["status", "temporarily_closed", "Geçici olarak kapalı"],
  ["city", "", "—"],
  ["city", "İzmir", "İzmir"],
  ["rating", "4.6", "4,6"],
  ["rating", "4,6", "4,6"],
  ["rating", "iyi", "iyi"],
  ["reviews", "1250", "1.250"],
  ["latitude", "41.0317", "41.0317"],
  ["hours", "09:00-18:00\n\nKapalı\n\n\n\n", "Pazartesi: 09:00-18:00\nÇarşamba: Kapalı"],
  ["hours", "\n\n\n\n\n\n", "—"],
] as const)("%s %j reads %j", (name, text, shown) => {
  expect(shownText(text, name)).toBe(shown);
});
