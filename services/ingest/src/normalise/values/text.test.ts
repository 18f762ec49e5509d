import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asciiDigits, cleanParagraphs, cleanText, cutText, trimMarks } from "./text.ts";

describe("text", () => {
  it("paragraphs of HTML keep their line breaks", () => {
    const html = "<p>Since <b>1900</b>.</p>\n<ul><li>Bread</li><li>Cakes &amp; tarts</li></ul>";
    expect(cleanParagraphs(html)).toBe("Since 1900.\n\nBread\n\nCakes & tarts");
    expect(cleanParagraphs("One<br>two")).toBe("One\ntwo");
    expect(cleanParagraphs("'1 place de la Gare")).toBe("1 place de la Gare");
  });

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
    ["Int\\u00c9gration A.\\/B. \\ud83d\\ude00", "IntÉgration A./B. 😀"],
    ["a \\u0022b\\u0022 C:\\users", "a \\u0022b\\u0022 C:\\users"],
    ["CA\\' BIANCA \\\\'S", "CA' BIANCA 'S"],
    ["{'title': 'Joe\\'s'}", "{'title': 'Joe\\'s'}"],
    ["?", undefined],
    ["&#0;&#xD800;", "&#0;&#xD800;"],
    ["<p>Main St. 5</p>", "Main St. 5"],
    ["Main St. 5<br/>Springfield", "Main St. 5 Springfield"],
    ["<span class='x'>Joe</span>'s <STRONG>Diner</STRONG>", "Joe's Diner"],
    ["&lt;p&gt;Tea &amp;amp; cake&lt;/p&gt;", "Tea & cake"],
    ["<style>p { color: red }</style>Open <!-- not -->late", "Open late"],
    ["<script>alert(1)", undefined],
    ["Ann <ann@example.com>", "Ann <ann@example.com>"],
    ["1 < 2 > 0 <3", "1 < 2 > 0 <3"],
    ["na\u200bme\ufeff", "name"],
    ["'06000", "06000"],
    ["'+49 30 1234", "+49 30 1234"],
    ["'70s Diner", "'70s Diner"],
    ["'t Hoekje", "'t Hoekje"],
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

  it.each(
    "none null NULL None NONE nan NaN NAN N/A n/a N.A. n.a. #N/A #VALUE! #REF! #NAME? #DIV/0! #NUM! #NULL! #ERROR!"
      .concat(" (null) [null] nil \\N \\\\N Null undefined <NA> NaT - -- --- – —")
      .split(" "),
  )("%s, as programs write it, says nothing", (text) => {
    expect(cleanText(text)).toBeUndefined();
    expect(cleanText(` ${text}\u200e`)).toBeUndefined();
    expect(cleanText(`${text} x`)).toBe(`${text} x`);
  });

  it.each([
    ["٤٫٥", "4.5"],
    ["١٬٢٣٤", "1234"],
    ["०१२३४५६७८९", "0123456789"],
    ["５ x 12", "5 x 12"],
    ["𝟎𝟗 𝟘𝟙 𝟿", "09 01 9"],
    ["4.5", "4.5"],
    ["none", "none"],
  ])("the digits of %s are %s", (text, digits) => {
    expect(asciiDigits(text)).toBe(digits);
  });

  it.each([
    [" , ;a, b;، ", "a, b"],
    ["a", "a"],
    [",;،", undefined],
  ])("%j without the marks at its ends is %j", (text, trimmed) => {
    expect(trimMarks(text)).toBe(trimmed);
  });

  it.each([
    ["  a  b \r\n c\rd", "a b\nc\nd"],
    ["a\n\n\n\n\nb", "a\n\nb"],
    ["\n a \n", "a"],
    ["a\n-\nb", "a\n\nb"],
    ["\n \n", undefined],
    ["  a  b ", "a b"],
    [5, "5"],
    [undefined, undefined],
  ])("the paragraphs of %j are %j", (cell, text) => {
    expect(cleanParagraphs(cell)).toBe(text);
  });

  it.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "abc"],
    ["ab cd", 3, "ab"],
    ["a😀b", 2, "a"],
    ["a😀b", 3, "a😀"],
    ["a😀b", 4, "a😀b"],
  ])("%j cut to %i is %j", (text, length, cut) => {
    expect(cutText(text, length)).toBe(cut);
  });

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
