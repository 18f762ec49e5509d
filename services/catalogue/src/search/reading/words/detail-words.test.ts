import { expect, it } from "vitest";
import { withoutDetails } from "./detail-words.ts";
import { QUERY_WORDS } from "./query-words.ts";

it.each([
  ["hiltl speisekarte", "hiltl"],
  ["Opening hours Zeughauskeller", "Zeughauskeller"],
  ["the ivy numéro de téléphone", "the ivy"],
  ["スタバ 営業時間", "スタバ"],
  ["스타벅스 영업시간", "스타벅스"],
  ["кафе пушкин меню", "кафе пушкин"],
])("%s asks about %s", (text, name) => {
  expect(withoutDetails(text)).toBe(name);
});

it.each(["hiltl", "menu", "opening hours", ""])("%j asks for no detail", (text) => {
  expect(withoutDetails(text)).toBeUndefined();
});

it.each(QUERY_WORDS.detail)("%s is a detail of the business that is named beside it", (phrase) => {
  expect(withoutDetails(`hiltl ${phrase}`)?.trim()).toBe("hiltl");
});
