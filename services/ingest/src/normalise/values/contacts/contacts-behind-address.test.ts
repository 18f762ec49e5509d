import { expect, it } from "vitest";
import { readRow } from "../../testing/read-row.ts";
import { splitContactsBehind } from "./contacts-behind-address.ts";

it.each([
  ["Calle Mayor 5, 28013 Madrid, Tel. 91 123 45 67", "Calle Mayor 5, 28013 Madrid", "91 123 45 67"],
  ["Calle Luna 7, Barcelona - Tfno: 932 123 456", "Calle Luna 7, Barcelona", "932 123 456"],
  ["ул. Мира 5, тел. (495) 123-45-67", "ул. Мира 5", "(495) 123-45-67"],
  ["شارع الهرم 12، هاتف: 0235861234", "شارع الهرم 12،", "0235861234"],
  ["東京都渋谷区1-2 電話 03-1234-5678", "東京都渋谷区1-2", "03-1234-5678"],
  ["Ring 1 (Telefon 030/1234567)", "Ring 1", "030/1234567"],
  [`${"A long street, ".repeat(10)}Tel 020 7946 0000`, `${"A long street, ".repeat(9)}A long street`, "020 7946 0000"],
])("%j is the address %j and a phone", (text, address, phone) => {
  expect(splitContactsBehind(text)).toEqual({ address, phone });
});

it.each(["Hotel 1234567", "Main St 1, 12345-6789", "Tel Aviv 6100000", "Motel 6 1234567", "Ring 1, Phone booth"])(
  "%j is an address alone",
  (text) => {
    expect(splitContactsBehind(text)).toEqual({ address: text });
  },
);

it("is the row's phone only if it has no other", () => {
  const address = "Calle Mayor 5, 28013 Madrid, Tel. 91 123 45 67";
  const fields = readRow({ address, country: "ES" }).fields;
  expect(fields).toMatchObject({
    fullAddress: "Calle Mayor 5, 28013 Madrid",
    city: "Madrid",
    phoneE164: "+34911234567",
  });
  const both = readRow({ address, country: "ES", phone: "932 123 456" }).fields;
  expect(both).toMatchObject({ fullAddress: "Calle Mayor 5, 28013 Madrid", phoneE164: "+34932123456" });
});
