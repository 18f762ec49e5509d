import { openJson } from "@meridian/sheet-reader/json/read-json";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { openFileSource } from "@meridian/sheet-reader/text/byte-source";
import { describe, expect, it } from "vitest";

const json = (value: unknown) => JSON.stringify(value);

describe("an unreadable file is rejected with the position of the error", () => {
  it.each([
    ["no list", '{"name": 1, "list": ["a", 2]', /JSON, 1\. kaydın içinde bitiyor/],
    ["nothing but texts", '["a", "b"]', /işletme listesi yok/],
    ["nothing but numbers", "[1, 2, 3]", /işletme listesi yok/],
    ["an empty list", "[]", /işletme listesi yok/],
    ["an empty object", "{}", /işletme listesi yok/],
    ["empty objects", "[{}, {}]", /işletme listesi yok/],
    ["a broken record", '[{"name": "a"}, {"name": b}]', /2\. kaydı geçerli JSON değil/],
    ["a broken line", '{"name": "a"}\n{"name" "b"}\n', /2\. kaydı geçerli JSON değil/],
    ["a wrong bracket", '[{"name": "a"}}', /2\. kaydı geçerli JSON değil/],
    ["half a record", '[{"name": "a"}, {"name": "b', /2\. kaydın içinde bitiyor/],
    ["a missing end", '[{"name": "a"}', /2\. kaydın içinde bitiyor/],
    ["records nested without end", `[{"name": ${"[".repeat(200_000)}`, /100 düzeyden derin/],
    ["a giant record", `[{"name": "${"x".repeat(17 * 1024 * 1024)}"}]`, /16 MB'tan uzun/],
    [
      "a giant line that holds a record as a text",
      json(json({ name: "x".repeat(17 * 1024 * 1024) })),
      /16 MB'tan uzun/,
    ],
    ["a giant text", `[{"name": "${"x".repeat(2 * 1024 * 1024)}"}]`, /1 MB'tan büyük bir hücre/],
    [
      "more keys than columns",
      json([Object.fromEntries(Array.from({ length: 17_000 }, (_, at) => [`k${at}`, 1]))]),
      /16\.384'ten çok sütun/,
    ],
    [
      "lists without number",
      json(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, [{ a: 1 }]]))),
      /500'den çok liste/,
    ],
  ])("%s", async (_what, content, message) => {
    const source = await openFileSource(writeTemporary("a.json", content));
    await expect(openJson(source)).rejects.toMatchObject({ turkish: expect.stringMatching(message) });
  });
});
