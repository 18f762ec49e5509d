import { expect, it } from "vitest";
import { readCityCell } from "./city-cell.ts";

it.each([
  ["8032 Zürich", "CH", { city: "Zürich", postalCode: "8032" }],
  ["D-80331 München", "DE", { city: "München", postalCode: "80331" }],
  ["1012 JS Amsterdam", "NL", { city: "Amsterdam", postalCode: "1012 JS" }],
  ["111 20 Stockholm", "SE", { city: "Stockholm", postalCode: "111 20" }],
  ["London SW1A 1AA", "GB", { city: "London", postalCode: "SW1A 1AA" }],
  ["Toronto ON M5H 1A1", "CA", { city: "Toronto", postalCode: "M5H 1A1" }],
  ["Austin, TX 78701", undefined, { city: "Austin", state: "TX", postalCode: "78701" }],
  ["WATERVLIET, NEW YORK", "US", { city: "WATERVLIET", state: "NEW YORK" }],
  ["S-Petersburg", "US", { city: "S-Petersburg" }],
  ["C-Guadalajara", "MX", { city: "Guadalajara" }],
  ["гр. София", "BG", { city: "София" }],
  ["с. Никъденово", "BG", { city: "Никъденово" }],
  ["С. НИКЪДЕНОВО", "BG", { city: "НИКЪДЕНОВО" }],
  ["ГР. СОФИЯ", "BG", { city: "СОФИЯ" }],
  ["село Никъденово", "BG", { city: "Никъденово" }],
  ["С. Разина", "RU", { city: "С. Разина" }],
  ["さいたま市岩槻区", "JP", { city: "さいたま市" }],
  ["架空市北区", "JP", { city: "架空市北区" }],
  ["Г. МОСКВА", "RU", { city: "МОСКВА" }],
  ["Г. ДИМИТРОВ", "RU", { city: "Г. ДИМИТРОВ" }],
  ["Г. ДИМИТРОВ", "BG", { city: "Г. ДИМИТРОВ" }],
  ["м. Никъденово", "BG", { city: "м. Никъденово" }],
  ["м. Таганская", "RU", { city: "м. Таганская" }],
  ["м. Никудинове", "UA", { city: "Никудинове" }],
  ["TPHCM", "VN", { city: "TPHCM" }],
  ["TP Đà Nẵng", "VN", { city: "Đà Nẵng" }],
  ["Austin, TX", "US", { city: "Austin", state: "TX" }],
  ["Kadıköy/İstanbul", "TR", { city: "İstanbul" }],
  ["Hyderabad, Secunderabad", "IN", { city: "Hyderabad, Secunderabad" }],
  ["6th of October", "EG", { city: "6th of October" }],
  ["Villa 25 de Mayo", "AR", { city: "Villa 25 de Mayo" }],
  ["Town of 1770", "AU", { city: "Town of 1770" }],
  ["Paris, ID", "ID", { city: "Paris, ID" }],
  ["Recife/PE", "BR", { city: "Recife", state: "PE" }],
  ["Recife / PE", undefined, { city: "Recife", state: "PE" }],
  ["Recife/PE", "PT", { city: "Recife/PE" }],
  ["Toronto, ON, M5H 1A1", "CA", { city: "Toronto", state: "ON", postalCode: "M5H 1A1" }],
  ["Austin, ZZ", "US", { city: "Austin, ZZ" }],
  ["Roma RM", "IT", { city: "Roma" }],
  ["Roma (RM)", "IT", { city: "Roma" }],
  ["Sydney NSW", "AU", { city: "Sydney" }],
  ["Recife - PE", "BR", { city: "Recife" }],
  ["Warszawa 00-265", "PL", { city: "Warszawa", postalCode: "00-265" }],
  ["Dublin D02 XY45", "IE", { city: "Dublin", postalCode: "D02 XY45" }],
  ["SW1A 1AA London", "GB", { city: "London", postalCode: "SW1A 1AA" }],
  ["London SW1", "GB", { city: "London" }],
  ["Leiden 2312 LH", "NL", { city: "Leiden", postalCode: "2312 LH" }],
  ["Praha 1 110 00", "CZ", { city: "Praha", postalCode: "110 00" }],
  ["75008 Paris Cedex 08", "FR", { city: "Paris", postalCode: "75008" }],
  ["Lyon 3e Arrondissement", "FR", { city: "Lyon" }],
  ["C1043AAB Buenos Aires", "AR", { city: "Buenos Aires", postalCode: "C1043AAB" }],
  ["150-0041 渋谷区", "JP", { city: "渋谷区", postalCode: "150-0041" }],
  ["Rīga, LV-1050", "LV", { city: "Rīga", postalCode: "1050" }],
  ["Valletta VLT 1117", "MT", { city: "Valletta", postalCode: "VLT 1117" }],
  ["Sydney NSW 2000", "AU", { city: "Sydney", postalCode: "2000" }],
  ["Austin TX 78701", "US", { city: "Austin", postalCode: "78701" }],
  ["28013 - Madrid", "ES", { city: "Madrid", postalCode: "28013" }],
  ["Mumbai-400 001", "IN", { city: "Mumbai", postalCode: "400 001" }],
  ["8001 Zürich ZH", "CH", { city: "Zürich", postalCode: "8001" }],
  ["1234 AB 's-Gravenhage", "NL", { city: "'s-Gravenhage", postalCode: "1234 AB" }],
  ["г. Москва", "RU", { city: "Москва" }],
  ["Oslo 0150", undefined, { city: "Oslo 0150" }],
  ["Mumbai 400001", "IN", { city: "Mumbai", postalCode: "400001" }],
  ["CH-8032 Zürich", "CH", { city: "Zürich", postalCode: "8032" }],
  ["8032,  Zürich", "CH", { city: "Zürich", postalCode: "8032" }],
  ["1012JS Amsterdam", "NL", { city: "Amsterdam", postalCode: "1012JS" }],
  ["00-265 Warszawa", "PL", { city: "Warszawa", postalCode: "00-265" }],
  ["01310-100 São Paulo", "BR", { city: "São Paulo", postalCode: "01310-100" }],
  ["São Paulo 01310-100", "BR", { city: "São Paulo", postalCode: "01310-100" }],
  ["Am See 8032 Zürich", "CH", { city: "Am See 8032 Zürich" }],
  ["Austin,  78701", "US", { city: "Austin", postalCode: "78701" }],
  ["Leeds LS1 4AB", "GB", { city: "Leeds", postalCode: "LS1 4AB" }],
  ["Manchester M11 1AA", "GB", { city: "Manchester", postalCode: "M11 1AA" }],
  ["Toronto M5H1A1", "CA", { city: "Toronto", postalCode: "M5H1A1" }],
  ["Austin,TX", "US", { city: "Austin", state: "TX" }],
  ["Austin, TX 78701-1234", "US", { city: "Austin", state: "TX", postalCode: "78701-1234" }],
  ["Toronto, ON M5H1A1", "CA", { city: "Toronto", state: "ON", postalCode: "M5H1A1" }],
  ["South Side, Austin, TX", "US", { city: "South Side, Austin, TX" }],
  ["Austin ,Texas", "US", { city: "Austin", state: "Texas" }],
  ["Rio Branco/AC", "BR", { city: "Rio Branco", state: "AC" }],
  ["Belo Horizonte/MG", "BR", { city: "Belo Horizonte", state: "MG" }],
  ["Rio de Janeiro/RJ", "BR", { city: "Rio de Janeiro", state: "RJ" }],
  ["São Paulo/SP", "BR", { city: "São Paulo", state: "SP" }],
  ["Lima/PERU", undefined, { city: "Lima/PERU" }],
  ["Alt-Kars", "DE", { city: "Alt-Kars" }],
  ["København K", "DK", { city: "København" }],
  ["Aarhus C", "DK", { city: "Aarhus" }],
  ["1017 LH", "NL", { city: "1017 LH", postalCode: "1017 LH" }],
])("the city's cell %s in %s", (text, country, parts) => {
  expect(JSON.parse(JSON.stringify(readCityCell(text, country)))).toEqual(parts);
});

it.each("AC AL AP AM BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(" "))(
  "%s is a state of Brazil behind a stroke",
  (state) => {
    expect(readCityCell(`Xyzq / ${state}`, "BR")).toEqual({ city: "Xyzq", state });
  },
);

it.each("AA CA EX GA MM PX RA SX TT".split(" "))("%s is none", (letters) => {
  expect(readCityCell(`Xyzq/${letters}`, "BR").state).toBeUndefined();
});

it.each("AB BC MB NB NL NS NT NU ON PE QC SK YT PR TX DC".split(" "))("%s is a state of America", (state) => {
  expect(readCityCell(`Xyzq, ${state}`)).toMatchObject({ city: "Xyzq", state });
});

it.each([
  ["г. Москва", "RU", "Москва"],
  ["гор. Москва", "RU", "Москва"],
  ["город Москва", "RU", "Москва"],
  ["м. Київ", "UA", "Київ"],
  ["місто Київ", "UA", "Київ"],
  ["Paris Cedex", "FR", "Paris"],
  ["Paris, cedex 8", "FR", "Paris"],
  ["Paris 1er Arrondissement", "FR", "Paris"],
  ["Paris 2e arrondissement", "FR", "Paris"],
  ["Paris 16ème arrondissement", "FR", "Paris"],
  ["Paris 16 arrondissement", "FR", "Paris"],
  ["București Sectorul 3", "RO", "București"],
  ["București, sector 3", "RO", "București"],
])("%s in %s is %s", (text, country, city) => {
  expect(readCityCell(text, country)).toEqual({ city });
});
