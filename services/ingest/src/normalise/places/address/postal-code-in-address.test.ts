import { expect, it } from "vitest";
import { readRow } from "../../testing/read-row.ts";
import { postalCodeInAddress } from "./postal-code-in-address.ts";

it.each([
  ["PT", "Rua Augusta 25, 1100-048 Lisboa", "1100-048"],
  ["RS", "Viline vode 47, Beograd 11000, Serbia", "11000"],
  ["BD", "12/A Mirpur Road, Dhaka-1205", "1205"],
  ["RU", "125009, г. Москва, ул. Тверская, д. 7", "125009"],
  ["UA", "01001, м. Київ, вул. Хрещатик, 22", "01001"],
  ["KZ", "Астана, ул. Кунаева 12, 010000", "010000"],
  ["NL", "Damrak 1, 1012 LG Amsterdam", "1012 LG"],
  ["GB", "10 Downing Street, London SW1A 2AA, UK", "SW1A 2AA"],
  ["CA", "100 Queen St W, Toronto, ON M5H 2N2", "M5H 2N2"],
  ["BR", "Av. Paulista, 1578, São Paulo - SP, 01310-200", "01310-200"],
  ["JP", "〒150-0001 東京都渋谷区神宮前1-1-1 電話 03-1234-5678", "150-0001"],
  ["IN", "12 MG Road, Bengaluru, Karnataka 560 001, India", "560 001"],
  ["KR", "서울특별시 중구 세종대로 110 (04524)", "04524"],
  ["CN", "北京市朝阳区建国路1号 100022", "100022"],
  ["TW", "110台北市信義區市府路45號", "110"],
  ["DE", "Hauptstr. 4, D-10115 Berlin, Germany", "10115"],
  ["CH", "8001 Zürich, Bahnhofstrasse 1", "8001"],
  ["US", "350 5th Ave, New York, NY 10118-0110", "10118-0110"],
  ["US", "12 Oak Ave, Cherry Hill, NJ 08002. (side entrance) (Camden County, NJ)", "08002"],
  ["IE", "Capel St, North City, Dublin, D07 NH04, Ireland", "D07 NH04"],
  ["IT", "Borgo Cavour, 33 - 31100 Treviso (TV)", "31100"],
  ["SE", "Drottninggatan 5, 111 51 Stockholm", "111 51"],
  ["SG", "1 Raffles Place, Singapore 048616", "048616"],
  ["ID", "Jl. Raya 1, Kabupaten Pesawaran, Jawa Tengah 35366", "35366"],
  ["ID", "Jl. Boulevard Blok M, Kota Bks, Jawa Barat 17142, GF - 121A", "17142"],
  ["ID", "Jl. Boulevard Blok M, Daerah Khusus Ibukota Jakarta 14240, Lt. 1 Unit F No. 286", "14240"],
  ["ID", "Jl. Benteng No.9, Kec. Magersari Kota Mojokerto Jawa Timur 61314, Lt G No. DF 05", "61314"],
  ["ID", "Jl. Boulevard 12345, Kota Bks, GF - 121A", undefined],
  ["ID", "Jalan Deli No. 4 Tanjung Priok Jakarta 14220", "14220"],
  ["TR", "Turgut Özal Bulvarı 06103 Aydınlıkevler, Altındağ, Ankara, Türkiye", "06103"],
  ["LT", "Vilnius, Plungės g. 4, LT-02300", "02300"],
  ["IL", "Dizengoff St 83, Tel Aviv-Yafo, 6433257, Israel", "6433257"],
  ["IL", "Herzl St 5, Haifa 3303105", "3303105"],
  ["TR", "İstiklal Cad. 12, 34433 Beyoğlu/İstanbul", "34433"],
])("an address in %s, %j, has the postal code %s", (country, address, code) => {
  expect(postalCodeInAddress(address, country)).toBe(code);
});

it.each([
  ["US", "12345 Long Road, Springfield"],
  ["US", "Springfield, PO Box 12345"],
  ["AU", "Level 3, 12 Queen Street 2000"],
  ["CO", "Calle 10 No. 12345, Bogotá"],
  ["AE", "Sheikh Zayed Road 1234, Dubai"],
  ["PH", "Unit 5, 1234 Rizal Avenue, Manila"],
  ["JP", "東京都渋谷区神宮前1-1-1 03-1234-5678"],
  ["KZ", "ул. Кунаева 123456"],
  [undefined, "Hauptstr. 4, 10115 Berlin"],
])("an address in %s, %j, has none", (country, address) => {
  expect(postalCodeInAddress(address, country)).toBeUndefined();
});

it("reads the postal code from the address if a list has no column for it, and keeps the address", () => {
  const row = { address: "Hauptstr. 4, 10115 Berlin", country: "DE" };
  expect(readRow(row).fields).toMatchObject({ fullAddress: row.address, postalCode: "10115" });
  expect(readRow({ ...row, zip: "" }).fields).not.toHaveProperty("postalCode");
});
