import { expect, it } from "vitest";
import { DAYS, QUERY_WORDS } from "../words/query-words.ts";
import { readFilters } from "./spoken-filters.ts";

const KIND = "bakery";

it.each<[string, string, string[]]>([
  ["restaurant mit terrasse berlin", "restaurant berlin", ["outdoor-seating"]],
  ["wifi café", "café", ["wi-fi"]],
  ["Café mit kostenlosem W-LAN", "Café mit kostenlosem", ["wi-fi"]],
  ["cafe with free Wi-Fi and outdoor seating", "cafe", ["wi-fi", "outdoor-seating"]],
  ["wheelchair accessible museum", "museum", ["wheelchair-accessible-entrance"]],
  ["pizza à emporter lyon", "pizza lyon", ["takeout"]],
  ["engelli erişimi olan müze", "müze", ["wheelchair-accessible-entrance"]],
  ["ristorante all'aperto Roma", "ristorante Roma", ["outdoor-seating"]],
  ["hotel con piscina y desayuno", "hotel", ["pool", "breakfast"]],
  ["кафе с верандой", "кафе", ["outdoor-seating"]],
  ["テラス席のあるレストラン 東京", "レストラン 東京", ["outdoor-seating"]],
  ["東京テラス席のあるレストラン", "東京 レストラン", ["outdoor-seating"]],
  ["上海 带泳池的酒店", "上海 酒店", ["pool"]],
  ["서울 주차 가능한 호텔", "서울 호텔", ["parking"]],
  ["上海有wifi的咖啡馆", "上海 咖啡馆", ["wi-fi"]],
  ["東京wi-fiのあるカフェ", "東京 カフェ", ["wi-fi"]],
  ["restaurang med uteservering stockholm", "restaurang med stockholm", ["outdoor-seating"]],
  ["ristorante con giardino roma", "ristorante roma", ["outdoor-seating"]],
  ["szálloda medencével budapest", "szálloda budapest", ["pool"]],
  ["hotel s bazénem praha", "hotel praha", ["pool"]],
  ["מסעדה עם חניה תל אביב", "מסעדה תל אביב", ["parking"]],
  ["khách sạn hồ bơi đà nẵng", "khách sạn đà nẵng", ["pool"]],
  ["فندق مع مسبح القاهرة", "فندق القاهرة", ["pool"]],
])("%s asks for %j with %j", (typed, text, amenities) => {
  const found = readFilters(typed);
  expect(found?.text.replace(/\s+/g, " ")).toBe(text);
  expect(found?.amenities).toEqual(amenities);
});

it.each([
  ["bakery open on sunday paris", "bakery paris", "sunday"],
  ["pharmacies open on sundays in london", "pharmacies in london", "sunday"],
  ["Bäckerei sonntags geöffnet Berlin", "Bäckerei Berlin", "sunday"],
  ["Supermarkt am Sonntag offen Wien", "Supermarkt Wien", "sunday"],
  ["boulangerie ouverte le dimanche matin", "boulangerie", "sunday"],
  ["pazar günü açık market", "market", "sunday"],
  ["pazar günü de açık market", "market", "sunday"],
  ["dimanche boulangerie ouverte", "boulangerie", "sunday"],
  ["supermercado domingo", "supermercado", "sunday"],
  ["sklep otwarty w niedzielę", "sklep", "sunday"],
  ["магазин открыт в субботу", "магазин", "saturday"],
  ["日曜営業 歯医者", "歯医者", "sunday"],
  ["周日营业的药店", "药店", "sunday"],
  ["24/7 pharmacy", "pharmacy", "always"],
  ["pharmacy open 24 hours", "pharmacy", "always"],
  ["pharmacy 24-hour", "pharmacy", "always"],
  ["round the clock pharmacy", "pharmacy", "always"],
  ["24時間営業のコンビニ", "コンビニ", "always"],
  ["круглосуточная аптека", "аптека", "always"],
  ["bar open late", "bar", "late"],
  ["geç saate kadar açık restoran", "restoran", "late"],
])("%s asks for %j that is open %s", (typed, text, open) => {
  const found = readFilters(typed);
  expect(found).toMatchObject({ open, amenities: [], isOpenNow: false });
  expect(found?.text.trim()).toBe(text);
});

it.each([
  ["farmacia aperta adesso napoli", "farmacia napoli"],
  ["jetzt noch geöffnete apotheke", "apotheke"],
  ["аптека сейчас открыта", "аптека"],
  ["lékárna dnes otevřená brno", "lékárna brno"],
  ["apotek åpent nå oslo", "apotek oslo"],
])("%s asks for %j that is open now", (typed, text) => {
  expect(readFilters(typed)).toMatchObject({ text, open: undefined, isOpenNow: true });
});

it.each(DAYS.map((day, at) => [day, at] as const))("%s is read from scripts without spaces", (day, at) => {
  const chinese = "一二三四五六日"[at];
  const texts = [
    `${"月火水木金土日"[at]}曜営業 X`,
    `${"月火水木金土日"[at]}曜日に診療している X`,
    ...["周", "星期", "礼拜", "週"].map((week) => `${week}${chinese}也营业的 X`),
    `${"월화수목금토일"[at]}요일에도 영업하는 X`,
    `${"월화수목금토일"[at]}요일 문 여는 X`,
    ...(day === "sunday" ? ["周天营业的 X", "星期天开门 X"] : []),
  ];
  for (const text of texts)
    expect([text, readFilters(text)]).toEqual([text, expect.objectContaining({ text: "X", open: day })]);
});

it.each(["açık eczane", "geöffnete eczane", "eczane nöbetçi"])("%s asks for what is open now", (typed) => {
  expect(readFilters(typed)).toEqual({ text: "eczane", amenities: [], open: undefined, isOpenNow: true });
});

it.each(["124 hours street", "24 hoursy", "pazar market", "terracetown", "monday"])(
  "nothing is read from %s",
  (typed) => {
    expect(readFilters(typed)?.open).toBeUndefined();
    expect(readFilters(typed)?.isOpenNow ?? false).toBe(false);
  },
);

it.each(DAYS)(
  "every word for %s means it beside what says open, and those that say so by themselves do without",
  (day) => {
    const alone = QUERY_WORDS[`${day}s`];
    const texts = [...QUERY_WORDS[day], ...alone].map((name) => `${KIND} open ${name}`);
    for (const text of [...texts, ...alone.map((name) => `${KIND} ${name}`)])
      expect([text, readFilters(text)]).toEqual([text, expect.objectContaining({ text: KIND, open: day })]);
  },
);

it.each((["always", "late", "now"] as const).flatMap((time) => QUERY_WORDS[time].map((phrase) => [phrase, time])))(
  "%j says that a business is open %s",
  (phrase, time) => {
    const found = readFilters(`${KIND} ${phrase}`);
    expect([found?.text.trim(), found?.isOpenNow ? "now" : found?.open]).toEqual([KIND, time]);
  },
);

it("filters are read from at most 24 words", () => {
  expect(readFilters(`${"x ".repeat(23)}sauna`)?.amenities).toEqual(["sauna"]);
  expect(readFilters(`${"x ".repeat(24)}sauna`)).toBeUndefined();
});
