import { expect, it } from "vitest";
import { streetSynonymsIn } from "./street-words.ts";

it.each([
  ["Bahnhofstr. 28a", [["bahnhofstr", "bahnhofstrasse"]]],
  ["Bahnhofstraße 28a", [["bahnhofstrasse", "bahnhofstr"]]],
  ["12 Station Rd", [["rd", "road"]]],
  ["12 Station Road", [["road", "rd"]]],
  ["5 Main St", [["st", "street"]]],
  ["7 Park Ave", [["ave", "avenue"]]],
  ["1 Sunset Blvd", [["blvd", "boulevard"]]],
  ["3 Bd Voltaire", [["bd", "boulevard"]]],
  ["9 Mill Dr", [["dr", "drive"]]],
  ["9 Mill Ln", [["ln", "lane"]]],
  ["4 Berkeley Sq", [["sq", "square"]]],
  ["Hwy 101", [["hwy", "highway"]]],
  ["8 Ocean Pkwy", [["pkwy", "parkway"]]],
  ["Avda Diagonal 5", [["avda", "avenida"]]],
  ["C Mayor 5", [["c", "calle"]]],
  ["R. Augusta 12", [["r", "rua"]]],
  ["Bağdat Cd. 5", [["cd", "caddesi"]]],
  ["Gül Sok. 2", [["sok", "sokak"]]],
  ["Gül Sk. 2", [["sk", "sokak"]]],
  ["Moda Mah. 2", [["mah", "mahallesi"]]],
  ["Moda Mh. 2", [["mh", "mahallesi"]]],
  ["Atatürk Blv. 2", [["blv", "bulvari"]]],
  ["Atatürk Bul. 2", [["bul", "bulvari"]]],
  ["ul. Długa 3", [["ul", "ulica"]]],
  ["просп. Мира 5", [["просп", "проспект"]]],
  [
    "Pza. 2",
    [
      ["pza", "plaza"],
      ["pza", "piazza"],
    ],
  ],
  [
    "2 Pl. Vendôme",
    [
      ["pl", "platz"],
      ["pl", "place"],
    ],
  ],
  [
    "12 Av. Foch",
    [
      ["av", "avenue"],
      ["av", "avenida"],
    ],
  ],
  ["İstiklal Cad. 33", [["cad", "caddesi"]]],
  ["ул. Ленина 5", [["ул", "улица"]]],
  ["Station Rd", []],
  [
    "str 8",
    [
      ["str", "street"],
      ["str", "strasse"],
    ],
  ],
])("%s has other spellings", (text, pairs) => {
  expect(streetSynonymsIn(text).map(({ words, means }) => [words[0], means[0]])).toEqual(pairs);
});
