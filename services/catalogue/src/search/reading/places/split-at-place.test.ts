import { expect, it } from "vitest";
import { isCode, isWrittenAsCode, splitAtPlace } from "./split-at-place.ts";

/** "place | text" for each split; a leading place is marked. */
const splitsOf = (text: string) =>
  splitAtPlace(text).map(({ place, text, isLeading }) => `${isLeading === true ? "^" : ""}${place} | ${text}`);

it("up to five words at either end of a text may be a place, the longest first", () => {
  expect(splitsOf("nail salon ho chi minh city")).toEqual([
    "salon ho chi minh city | nail",
    "^nail salon ho chi minh | city",
    "ho chi minh city | nail salon",
    "^nail salon ho chi | minh city",
    "chi minh city | nail salon ho",
    "^nail salon ho | chi minh city",
    "minh city | nail salon ho chi",
    "^nail salon | ho chi minh city",
    "city | nail salon ho chi minh",
    "^nail | salon ho chi minh city",
  ]);
});

it("a text of few words may be a place as a whole", () => {
  expect(splitsOf("new york")).toEqual(["new york | ", "^new york | ", "york | new"]);
  expect(splitsOf("best")).toEqual(["best | ", "^best | "]);
});

it.each([
  ["Münih'te eczane", "^Münih | eczane"],
  ["Münih’teki eczane", "^Münih | eczane"],
  ["Ankara'nın otelleri", "^Ankara | otelleri"],
  ["Ankara'ya otobüs", "^Ankara | otobüs"],
  ["Antep'e otobüs", "^Antep | otobüs"],
  ["Mario's pizza", "^Mario's | pizza"],
])("the place of %s is that of %s, without its Turkish case", (text, split) => {
  expect(splitsOf(text)).toContain(split);
});

it.each([
  ["la pizzeria", false],
  ["mc donalds", false],
  ["can pizza", false],
  ["FL dentists", true],
  ["fl dentists", false],
  ["FL PIZZERIA", false],
  ["uk dentist", true],
  ["NYC dentist", true],
  ["rio hotels", true],
  ["ulm hotels", false],
  ["köln hotels", true],
  ["best hotels", false],
])("the first word of %s may be a place: %s", (text, mayBe) => {
  expect(splitAtPlace(text).some(({ place, isLeading }) => isLeading === true && place === text.split(" ")[0])).toBe(
    mayBe,
  );
});

it.each([
  ["la", true],
  ["Usa", false],
  ["uae", false],
  ["ulm", true],
  ["l", false],
  ["rome", false],
  ["l.a", false],
])("%s is a code, an article or part of a name: %s", (place, is) => {
  expect(isCode(place)).toBe(is);
});

it("a code is written in capitals that its text lacks", () => {
  const written = [
    ["LA", "dentists"],
    ["La", "dentists"],
    ["LA", "PIZZERIA"],
  ] as const;
  expect(written.map(([place, text]) => isWrittenAsCode({ place, text }))).toEqual([true, false, false]);
});

it("two to thirteen letters at either end of a text without spaces may be a place", () => {
  expect(splitsOf("札幌ラーメン")).toEqual([
    "札幌ラーメン | ",
    "^札幌ラーメン | ",
    "札幌ラーメ | ン",
    "幌ラーメン | 札",
    "札幌ラー | メン",
    "ラーメン | 札幌",
    "札幌ラ | ーメン",
    "ーメン | 札幌ラ",
    "札幌 | ラーメン",
    "メン | 札幌ラー",
  ]);
  expect(splitsOf(`${"あ".repeat(13)}${"い".repeat(27)}`)).toContain(`${"あ".repeat(13)} | ${"い".repeat(27)}`);
  expect(splitsOf(`${"あ".repeat(14)}${"い".repeat(26)}`)).not.toContain(`${"あ".repeat(14)} | ${"い".repeat(26)}`);
  expect(splitsOf("あ".repeat(41))).toHaveLength(2);
});

it.each([
  ["名古屋の不動産屋", "名古屋 | 不動産屋"],
  ["札幌市内のラーメン", "札幌 | ラーメン"],
  ["成都好吃的火锅店", "成都 | 火锅店"],
  ["武汉附近的健身房", "武汉 | 健身房"],
  ["広島で美味しいラーメン", "広島 | ラーメン"],
  ["札幌の寿司", "札幌 | 寿司"],
  ["서울에서호텔", "서울 | 호텔"],
  ["餐廳推薦台北", "台北 | 餐廳"],
  ["ร้านอาหารในพัทยา", "พัทยา | ร้านอาหาร"],
  ["京都おすすめの宿", "京都 | 宿"],
  ["大阪で床屋を探す", "大阪 | 床屋"],
  ["広州买鞋", "広州 | 买鞋"],
  ["広州买鞋", "広州 | 鞋"],
  ["台北哪裡剪頭髮", "台北 | 剪頭髮"],
  ["上海理发店推荐", "上海 | 理发店"],
  ["부산치과추천", "부산 | 치과"],
  ["ร้านตัดผมที่ไหนดีเชียงใหม่", "เชียงใหม่ | ร้านตัดผม"],
])("in %s what joins the place to the rest is left out: %s", (text, split) => {
  expect(splitsOf(text)).toContain(split);
});

it("a vowel sign stays with its letter in a script without spaces", () => {
  const places = splitAtPlace("ភោជនីយដ្ឋាននៅភ្នំពេញ").map(({ place }) => place);
  expect(places).toContain("នៅភ្នំពេញ");
  expect(places.filter((place) => /^\p{M}/u.test(place))).toEqual([]);
});

it("a place before particles alone has no text beside it", () => {
  expect(splitsOf("京都周辺の")).not.toContain("京都 | ");
});
