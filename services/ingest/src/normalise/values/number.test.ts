import { describe, expect, it } from "vitest";
import { parseCount, parseCountBehindRating, parseNumber, parseRating } from "./number.ts";

describe("numbers", () => {
  it.each([
    ["56.0", 56],
    ["1,234", 1234],
    ["1,23,456", 123456],
    ["1.234", 1234],
    ["1 234", 1234],
    ["1,234,567", 1_234_567],
    ["(42)", 42],
    ["1.2K", 1200],
    ["120 reviews", 120],
    ["1,234 Google reviews", 1234],
    ["Reviews: 45", 45],
    ["(12) reviews", 12],
    ["1 234", 1234],
    ["1\u202f234", 1234],
    ["1’234", 1234],
    ["1.234,00", 1234],
    ["56,0", 56],
    ["500+", 500],
    ["1.23E+3", 1230],
    ["4.5 (123)", 123],
    ["12 bin", 12_000],
    ["2,3 B", 2300],
    ["3 Tsd.", 3000],
    ["3,5 mil", 3500],
    ["1.2万", 12_000],
    ["2.1천", 2100],
    ["1,5 тыс.", 1500],
    ["2 Mio.", 2_000_000],
    ["35 avis", 35],
    ["45 件", 45],
    ["5 آلاف", 5000],
    ["1.2 lakh", 120_000],
    ["٤٥", 45],
    ["４５", 45],
    ["No reviews yet", 0],
    ["henüz yorum yok", 0],
    [17, 17],
    ["12.5", undefined],
    ["-3", undefined],
    ["many", undefined],
    ["~100", undefined],
    ["100-200", undefined],
    ["x".repeat(60_000), undefined],
    [true, undefined],
    ["12,345", 12_345],
    ["12.345", 12_345],
    ["1.234.567", 1_234_567],
    ["(120 Google reviews)", 120],
    ["12E3", 12_000],
    [" 1.2E3 ", 1200],
    ["1.2E04", 12_000],
    ["4 (123)", 123],
    ["4.55 (123)", 123],
    ["4.5(123)", 123],
    ["4.5  (123)", 123],
    ["4.5★ (123)", 123],
    ["4.5 star (123)", 123],
    ["4.5 ★★★★★ ( 1 234 Google reviews )", 1234],
    ["4.5 ( 1.2 K )", 1200],
    ["5".padStart(80, "0"), 5],
    ["5".padStart(81, "0"), undefined],
    [0, 0],
    [-1, undefined],
    [2_000_000_000, 2_000_000_000],
    [2_000_000_001, undefined],
  ])("the count %j is %j", (cell, count) => {
    expect(parseCount(cell)).toBe(count);
  });

  it.each([
    ["4.5", 4.5],
    ["4,8", 4.8],
    ["4.100000", 4.1],
    ["4.5/5", 4.5],
    ["9/10", 4.5],
    ["4.5 stars", 4.5],
    ["4,5 / 5", 4.5],
    ["4.5/5.0", 4.5],
    ["4,5 von 5 Sternen", 4.5],
    ["5 üzerinden 4,5", 4.5],
    ["4,5 yıldız", 4.5],
    ["Rated 4.5 out of 5", 4.5],
    ["★ 4.5", 4.5],
    ["★★★★☆", 4],
    ["⭐⭐⭐⭐⭐", 5],
    ["4.5 (123)", 4.5],
    ["4.5(1,234)", 4.5],
    ["4.5 · 123 reviews", 4.5],
    ["4.5 Stars 1,234 Reviews", 4.5],
    ["90/100", 4.5],
    ["90%", 4.5],
    ["Avec une note de 4.5", 4.5],
    ["٤٫٥", 4.5],
    [5, 5],
    ["5.5", undefined],
    ["-1", undefined],
    ["good", undefined],
    ["45", undefined],
    ["4·5", undefined],
    ["4-5", undefined],
    ["★★★★", undefined],
    ["4".repeat(60_000), undefined],
    ["3/7", undefined],
    [" 4.5 ", 4.5],
    ["0", 0],
    [-1, undefined],
    ["92.5%", 4.63],
    ["92,25 %", 4.61],
    ["100%", 5],
    ["x90%", undefined],
    ["10 üzerinden 9", 4.5],
    ["10üzerinden9", 4.5],
    ["x10 üzerinden 9", undefined],
    ["5".padStart(80, "0"), 5],
    ["5".padStart(81, "0"), undefined],
  ])("the rating %j is %j", (cell, rating) => {
    expect(parseRating(cell)).toBe(rating);
  });

  it.each([
    ["8.6", 10, 4.3],
    ["Avec une note de 8,5", 10, 4.25],
    ["Đạt điểm 7,9 7,9", 10, 3.95],
    ["Scored 8.4", 10, 4.2],
    ["Đạt điểm 10 10", 10, 5],
    ["Over 4", 10, undefined],
    ["Room 3 4", 10, undefined],
    [92, 100, 4.6],
    ["17/20", 20, 4.25],
    ["4.5/5", 10, 4.5],
    ["11", 10, undefined],
  ])("the rating %j of a file that counts up to %j is %j", (cell, scale, rating) => {
    expect(parseRating(cell, scale)).toBe(rating);
  });

  it("a count behind a rating is found in the same cell", () => {
    expect(parseCountBehindRating("4.5 (1.2K)")).toBe(1200);
    expect(parseCountBehindRating("4.5")).toBeUndefined();
    expect(parseCountBehindRating("120 reviews")).toBeUndefined();
    expect(parseCountBehindRating(`${"4.5 (1)".padEnd(80)}(2)`)).toBeUndefined();
  });

  it.each([
    ["47,376", 47.376, 47_376],
    ["47.376", 47.376, 47_376],
    ["-47.376", -47.376, -47_376],
    ["-1,234,567", -1_234_567, -1_234_567],
    ["12,345,678", 12_345_678, 12_345_678],
    ["-1.234.567", -1_234_567, -1_234_567],
    ["12.345.678", 12_345_678, 12_345_678],
    ["1.234,5", 1234.5, 1234.5],
    ["1,234.5", 1234.5, 1234.5],
    ["1.234.567,5", 1_234_567.5, 1_234_567.5],
    ["1,234,567.5", 1_234_567.5, 1_234_567.5],
    ["1,2345", 1.2345, 1.2345],
    [",5", 0.5, 0.5],
    [".25", 0.25, 0.25],
    ["5.", 5, 5],
    ["+5", 5, 5],
    ["−5", -5, -5],
    ["1e3", 1000, 1000],
    ["1e-2", 0.01, 0.01],
    ["1e+12", 1e12, 1e12],
    ["1e999", undefined, undefined],
    ["1,234,5678", undefined, undefined],
    ["1.234.5678", undefined, undefined],
    ["x1.234.567", undefined, undefined],
    [Number.POSITIVE_INFINITY, undefined, undefined],
    [true, undefined, undefined],
  ])("%j is %j, or %j where a sign before three digits groups them", (cell, decimals, thousands) => {
    expect(parseNumber(cell, "decimals")).toBe(decimals);
    expect(parseNumber(cell, "thousands")).toBe(thousands);
  });
});

/** Each word replaces the underscore. */
const forms = (form: string, words: string) =>
  words.split(" ").map((word) => form.replace("_", word.replaceAll("_", " ")));

describe("the words of numbers", () => {
  it.each([
    ...forms("2.5 _", "k b bin tsd tys tis тыс mil mille ألف آلاف الاف 千 천"),
    ...forms("2.5_", "K B bin Tsd. тыс. 千"),
  ])("%s is a count of thousands", (text) => {
    expect(parseCount(text)).toBe(2500);
  });

  it.each([
    [100_000, "lakh lac"],
    [10_000, "万 萬 만"],
    [1_000_000, "m mn mln mio million millionen millones milyon milioni млн"],
  ])("of %i are %s", (multiple, words) => {
    expect(forms("1,5 _", words).map(parseCount)).toEqual(words.split(" ").map(() => 1.5 * multiple));
  });

  it.each([
    ..."no zero keine sin aucun nessuna sem geen brak нет hic henuz yok".split(" ").map((word) => `${word} xyzq`),
    ...["pas d'avis", "Pas d’avis", "No", "yorum yok"],
  ])("%s is a count of none", (text) => {
    expect(parseCount(text)).toBe(0);
  });

  it.each(["nobody", "no 5 x 6", "yokum"])("%s is no count", (text) => {
    expect(parseCount(text)).toBeUndefined();
  });

  it.each([
    ...forms(
      "_ 4.5",
      "rated rating: puan note note_de avec_une_note avec_une_note_de bewertung score scored valutazione",
    ),
    ...forms(
      "_: 4.5",
      "nota ocena beoordeling 评分 評価 평점 التقييم оценка рейтинг valoración calificación avaliação",
    ),
    ...forms("4.5 _", "star stars ★ ⭐ sterne sternen yıldız estrella estrellas étoile étoiles stelle stella estrela"),
    ...forms(
      "4.5 _",
      "estrelas sterren gwiazdki gwiazdk звезды звезд 星 点 つ星 分 점 баллов балла puan pt pts point points /",
    ),
    ...forms("4.5 _ 5", "/ out_of of von sur de su van na из üzerinden"),
    ...forms(
      "4.5 (12 _)",
      "review reviews rating ratings vote votes yorum oy bewertungen avis reseñas opiniones google_reviews",
    ),
    ...forms("4.5 · 1,2K+ _", "recensioni avaliações отзывов 件 Google_reviews"),
    ...forms("4.5_12 reviews", "_ _·_ _•_ |_ ,_ -_"),
    ...["4.5/5.00", "4.5/5,0", "90 ٪", "★ 4.5", "⭐4.5", ": 4.5"],
  ])("%s is a rating of 4.5", (text) => {
    expect(parseRating(text)).toBe(4.5);
  });

  it.each([1, 2, 3, 4, 5])("%i drawn stars count, with or without empty ones", (count) => {
    const drawn = ["★☆", "★✩", "⭐☆"].map(([full = "", empty = ""]) => full.repeat(count) + empty.repeat(5 - count));
    expect(drawn.map((text) => parseRating(text))).toEqual([count, count, count]);
  });
});
