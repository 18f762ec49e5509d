import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { readDrafts } from "../../testing/read-drafts.ts";

const ROWS = 12;

async function placeOf(headers: string, cellsOf: (at: number) => string) {
  const rows = Array.from({ length: ROWS }, (_, at) => `Café ${at},${cellsOf(at)}`);
  const { drafts } = await readDrafts(writeTemporary("list.csv", [`name,${headers}`, ...rows].join("\n")));
  const { fullAddress, street, city, postalCode, countryCode } = drafts[0]?.fields ?? {};
  return { fullAddress, street, city, postalCode, countryCode };
}

describe("an address that need not be the business's", () => {
  it.each([
    "billing address",
    "Registered_address",
    "Rechnungsadresse",
    "domicilio fiscal",
    "Юридический адрес",
    "Fatura adresi",
    "Székhely",
    "Sídlo",
    "本社所在地",
    "注册地址",
  ])("is not taken beside its own: %s", async (header) => {
    const place = await placeOf(`street,postcode,city,${header}`, (at) => `Markt ${at + 2},53111,Bonn,Ring ${at + 1}`);
    expect(place).toMatchObject({ fullAddress: "Markt 2, Bonn, 53111", street: "Markt 2" });
  });

  it("leaves none of its parts in the business's", async () => {
    const place = await placeOf("address,billing_city,mailing_zip,HQ country", (at) => {
      return `"Markt ${at + 2}, 53111 Bonn, Germany",Jena,07743,Poland`;
    });
    expect(place).toMatchObject({ city: "Bonn", postalCode: "53111", countryCode: "DE" });
  });

  it("is taken where there is no other", async () => {
    expect(await placeOf("székhely", (at) => `"1054 Budapest, Fő utca ${at + 2}"`)).toMatchObject({ city: "Budapest" });
    const place = await placeOf("billing street,billing_city,billing zip", (at) => `Markt ${at + 2},Bonn,53111`);
    expect(place).toMatchObject({ street: "Markt 2", city: "Bonn", postalCode: "53111" });
  });
});
