import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, cutText } from "./text.ts";

describe("text", () => {
  it.each([
    ["  Luigi's   Pizza ", "Luigi's Pizza"],
    ["\u200eLRM\u200e name\u0000", "LRM name"],
    ["Cafe\u0301", "Café"],
    ["line\r\nbreak", "line break"],
    ["𝗕𝗼𝗹𝗱", "𝗕𝗼𝗹𝗱"],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
    ["Nan", "Nan"],
    ["Tom &amp; Jerry&#39;s", "Tom & Jerry's"],
    ["Caf&eacute; &#x1F600;", "Café 😀"],
    ["AT&amp;amp;T", "AT&T"],
    ["R&D; A&B", "R&D; A&B"],
    ["x&nbsp;y", "x y"],
    ["&#0;&#xD800;", "&#0;&#xD800;"],
    ["na\u200bme\ufeff", "name"],
    [5, "5"],
    [true, "true"],
  ])("%j becomes %j", (cell, text) => {
    expect(cleanText(cell)).toBe(text);
  });

  it.each(["None", "NONE", "nan", "NULL", "N/A", "-", "", "  ", "\u200e", undefined, Number.NaN])(
    "%j says nothing",
    (cell) => {
      expect(cleanText(cell)).toBeUndefined();
    },
  );

  it("texts that are taken as they are would come out of the cleaning the same", () => {
    const different: string[] = [];
    for (let code = 0x20; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      const text = `a${letter}a${letter}${letter}a`;
      if (letter !== "&" && cleanText(`&amp; ${text}`) !== `& ${cleanText(text)}`) different.push(letter);
    }
    expect(different).toEqual([]);
  });

  it("cleaned once is clean, and cutting never halves a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 12 }), (text, length) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(cutText(clean ?? "", length).isWellFormed()).toBe(true);
      }),
    );
  });
});
