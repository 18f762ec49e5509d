import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/read-row.ts";
import { splitContacts } from "./contacts.ts";

describe("the contacts of a cell", () => {
  it.each<[cell: string, phone: string | undefined, website: string | undefined]>([
    ["Tel. 030 1234567\ninfo@example.de", "Tel. 030 1234567", undefined],
    ["089 / 123456; www.example.de", "089 / 123456", "www.example.de"],
    ["0221-556677 / praxis@example.de / www.example.de", "0221-556677", "www.example.de"],
    ["Phone: 0113 496 0123 | Email: hi@example.com | Web: example.co.uk", "Phone: 0113 496 0123", "example.co.uk"],
    ["T: 01225 496123\nF: 01225 496124", "T: 01225 496123", undefined],
    ["Fax 01225 496124\n01225 496123", "01225 496123", undefined],
    ["elfaro.es 956 123 456", "956 123 456", "elfaro.es"],
    ["GSM: 0532 555 12 34\nornek.com.tr", "GSM: 0532 555 12 34", "ornek.com.tr"],
    ["Тел.: +7 495 123-45-67, сайт: пример.рф, почта: a@example.ru", "Тел.: +7 495 123-45-67", "пример.рф"],
    ["電話：03-1234-5678\nhttps://example.jp/店", "電話：03-1234-5678", "https://example.jp/店"],
    ["(0212) 555 01 00\nhttps://example.com/a?b=1", "(0212) 555 01 00", "https://example.com/a?b=1"],
    ["Tel.Nr. 030 1234567\nTel.nr 030 7654321", "Tel.Nr. 030 1234567", undefined],
    ["info@example.org", undefined, undefined],
    ["+7‒951‒255‒60‒05, https://wa.me/79512556005?text=%D0%97, www.example.com", "+7‒951‒255‒60‒05", "www.example.com"],
  ])("%j are the phone %j and the site %j", (cell, phone, website) => {
    const { phones, others, ...found } = splitContacts(cell) ?? { phones: [], others: [] };
    expect({ phone: phones[0], others, ...found }).toEqual({
      phone,
      others: [],
      ...(website === undefined ? {} : { website }),
    });
  });

  it.each(["0212 555 01 00", "512.555.0104", "https://wa.me/966500000000", '["+49 30 1", "a@b.de"]', "Jane Doe"])(
    "%j is one value",
    (cell) => {
      expect(splitContacts(cell)).toBeUndefined();
    },
  );

  it("leave whom a number belongs to", () => {
    expect(splitContacts("Dr Smith (01904 496 0000)\nwww.example.com")?.others).toEqual(["Dr Smith (01904 496 0000)"]);
  });

  it("have the number behind an address on the same line", () => {
    expect(splitContacts("Via Castello, 5 - 12060 Roccabella (Cn) Tel. +39.0173.262159")).toEqual({
      phones: ["+39.0173.262159"],
      others: ["Via Castello, 5 - 12060 Roccabella (Cn)"],
    });
  });
});

const SITE = { country_code: "DE", phoneE164: "+49301234567", website: "http://www.example.de" };

describe("a row whose contacts share a cell", () => {
  it.each([
    { Kontakt: "Tel. 030 1234567\ninfo@example.de\nwww.example.de" },
    { phone: "030 1234567 / www.example.de" },
    { phone: "030 1234567; www.example.de", website: "" },
    { phone: "Tel: 030 1234567\nFax: 030 1234568", website: "info@example.de | www.example.de" },
    { address: "Ring 1, 10115 Berlin, Tel. 030 1234567, info@example.de, www.example.de" },
    { address: "Ring 1\n10115 Berlin\nwww.example.de\nTel.: 030 1234567\nFax: 030 7654321" },
  ])("%j gives each its field", (cells) => {
    const { country_code, phoneE164, website } = SITE;
    const { fields, issues } = readRow({ country_code, ...cells });
    expect(fields).toMatchObject({ phoneE164, website });
    expect(issues).toEqual([]);
    if ("address" in cells) expect(fields?.fullAddress).toBe("Ring 1, 10115 Berlin");
  });

  it("keeps its own site, and no number of a person", () => {
    const own = readRow({ contact: "Jane Doe\n030 1234567\nwww.example.de", website: "https://own.example.com" });
    expect(own.fields).toMatchObject({ website: "https://own.example.com" });
    expect(own.fields).not.toHaveProperty("phone");
  });
});
