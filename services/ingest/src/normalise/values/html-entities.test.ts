import { expect, it } from "vitest";
import { decodeEntities } from "./html-entities.ts";

it.each([
  ["Tom &amp; Jerry&#39;s", "Tom & Jerry's"],
  ["&lt;b&gt; &quot;&apos;", "<b> \"'"],
  ["&ndash;&mdash;&lsquo;&rsquo;&sbquo;&ldquo;&rdquo;&bdquo;", "–—‘’‚“”„"],
  ["&hellip;&bull;&middot;&trade;&euro;", "…•·™€"],
  ["&OElig;&oelig;&Scaron;&scaron;&Yuml;", "ŒœŠšŸ"],
  ["&inodot;&Idot;&Gbreve;&gbreve;&Scedil;&scedil;", "ıİĞğŞş"],
  ["&nbsp;&iexcl;&frac12;&Agrave;&szlig;&yuml;", "\u00A0¡½Àßÿ"],
  ["&#x1F600;&#X41;&#66;", "😀AB"],
  ["&amp;amp;lt;", "<"],
  ["&#0;&#xD7FF;&#xD800;&#xDFFF;&#xE000;", "&#0;\uD7FF&#xD800;&#xDFFF;\uE000"],
  ["&#x10FFFF;&#x110000;", "\u{10FFFF}&#x110000;"],
  ["&#12345678;&#x1234567;", "&#12345678;&#x1234567;"],
  ["&unknown; &amp &a; & R&D;", "&unknown; &amp &a; & R&D;"],
  ["plain", "plain"],
])("%j reads %j", (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
