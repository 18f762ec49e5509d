import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText } from "./fold-text.ts";

it.each([
  ["Café Zürich", "cafe zurich"],
  ["STRAẞE straße", "strasse strasse"],
  ["İstanbul Işık", "istanbul isik"],
  ["Smørrebrød Æblegård", "smorrebrod aeblegard"],
  ["Łódź Đà Nẵng Þór", "lodz da nang thor"],
  ["𝐁𝐨𝐥𝐝 ＦＵＬＬ", "bold full"],
  ["a\u200e  b\u00a0c", "a b c"],
  ["寿司", "寿司"],
])("%s is folded to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("folding a folded text changes nothing", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => foldText(foldText(text)) === foldText(text)));
});
