import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { brands, close } = openKnowledge();
afterAll(close);

it.each([
  ["スターバックス", "Starbucks"],
  ["星巴克", "Starbucks"],
  ["스타벅스", "Starbucks"],
  ["STARBUCKS", "スターバックス"],
  ["麦当劳", "McDonald's"],
  ["макдональдс", "McDonald's"],
  ["mcdonalds", "マクドナルド"],
  ["必胜客", "Pizza Hut"],
  ["maccas", "McDonald's"],
  ["bk", "Burger King"],
  ["セブン-イレブン", "7-Eleven"],
  ["무인양품", "MUJI"],
  ["海底捞", "Haidilao"],
  ["هوليداي ان", "Holiday Inn"],
  ["ברגר קינג", "Burger King"],
  ["mäkki", "McDonald's"],
])("%s is also called %s", (text, name) => {
  expect(brands.named(text)).toContain(name);
});

it.each([
  ["استارباکس", "Starbucks"],
  ["స్టార్‌బక్స్", "Starbucks"],
  ["Ստարբաքս", "Starbucks"],
  ["ማክዶናልድ", "McDonald's"],
  ["مک دونالد", "McDonald's"],
  ["ბურგერ კინგი", "Burger King"],
])("%s sounds like %s", (text, name) => {
  expect(brands.named(text)).toContain(name);
});

it.each(["دندانپزشکی", "რესტორანი", "стоматология", "புத்தகக் கடை", "тарелка", "κτηνίατρος", "शाकाहारी भोजनालय"])(
  "%s sounds like no brand",
  (text) => {
    expect(brands.named(text)).toEqual([]);
  },
);

it.each(["", "restaurant", "Zeughauskeller", "starbucks berlin", "x".repeat(10_000), "\u0000"])(
  "a text that names no brand has none",
  (text) => {
    expect(brands.named(text)).toEqual([]);
  },
);

it.each(["& Other Stories", "5.11 Tactical", "WeWork"])(
  "%s is not joined to another brand with the same id",
  (text) => {
    expect(brands.named(text)).toEqual([]);
  },
);

it("a misspelt brand is like the brand, a word of another length is like none", () => {
  expect(brands.similarTo("burgerkin")).toContain("burgerking");
  expect(brands.similarTo("mcdonlads")).toContain("mcdonalds");
  expect(brands.similarTo("burgermeister")).not.toContain("burgerking");
});
