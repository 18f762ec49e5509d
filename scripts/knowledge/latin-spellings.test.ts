import { describe, expect, it } from "vitest";
import { latinSpellings } from "./latin-spellings.ts";

describe("latinSpellings", () => {
  it.each([
    ["Аптека", ["apteka"]],
    ["кофейня", ["kofeynya", "kofeinya"]],
    ["гостиница", ["gostinitsa", "gostinica"]],
    ["стоматология", ["stomatologiya", "stomatologia"]],
    ["зъболекар", ["zubolekar", "zabolekar"]],
    ["ξενοδοχείο", ["xenodocheio", "ksenodohio"]],
    ["φαρμακείο", ["farmakeio", "farmakio"]],
  ])("spells %s in Latin letters, by letter and by sound", (text, spellings) => {
    expect(latinSpellings(text)).toEqual(spellings);
  });

  it.each(["bakery", "薬局", "صيدلية", ""])("has none for %s", (text) => {
    expect(latinSpellings(text)).toEqual([]);
  });
});
