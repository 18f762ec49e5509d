import { describe, expect, it } from "vitest";
import { isCityName, isCountyName, knownCityAmong } from "./city-name.ts";

it.each<[text: string, countryCode: string | undefined, isCity: boolean]>([
  ["Ulm", "DE", true],
  ["Somewhere", undefined, true],
  ["U", "DE", false],
  ["LH", "NL", false],
  ["L.", "NL", false],
  ["1012 LG", "NL", false],
  ["35", "TR", false],
  ["NO:125", "TR", false],
  ["Novi Sad", "RS", true],
  ["Phường Chợ Lớn", "VN", false],
  ["ULM", "DE", true],
  ["XYZ", "DE", false],
  ["Rue de la Paix", "FR", false],
  ["Av. Juárez", "MX", false],
  ["ул.Толе би", "KZ", false],
  ["уг. ул. Байзакова", "KZ", false],
  ["Main Street", "GB", false],
  ["Parnell St", "IE", false],
  ["St Ives", "GB", true],
  ["近武侯祠)", "CN", false],
  ["近西南石油大学", "CN", false],
  ["近江町", "JP", true],
  ["Frankfurt (Main)", "DE", true],
  ["Unit 5 (rear", "GB", false],
  ["BARRIO LA FLORIDA", "CO", false],
  ["Salida Puente Tres", "CO", false],
  ["Kabupaten Bandung", "ID", false],
  ["Hanagulu Marg", "NP", false],
  ["Atatürk Cad.", "TR", false],
  ["Hauptstraße", "AT", false],
  ["Hauptstr. 5", "DE", false],
  ["Bahnhofstr", "DE", false],
  ["Str. Lungă 4", "RO", false],
  ["Mannerheimintie 4b", "FI", false],
  ["Ermou 12", "GR", false],
  ["C/ Mayor", "ES", false],
  ["Praha 5", "CZ", true],
  ["Face à la mairie", "BF", false],
  ["Gare routière AZROU", "MA", false],
  ["Abcd Railway Station", "IN", false],
  ["College Station", "US", true],
  ["Sabon Gari", "NG", true],
  ["Merkez", "TR", false],
  ["Cad.No:11", "TR", false],
  ["à côté d'Abcd", "FR", false],
  ["Abcd Okulu karşısı", "TR", false],
  ["Karşıyaka", "TR", true],
  ["Sous-Parsat", "FR", true],
  ["Avenue de la Concorde", "BF", false],
  ["Kerkrade", "NL", true],
  ["Nottingham Road", "ZA", true],
  ["One Government Dr Forest Park", "US", false],
  ["Two Harbour Plaza", "US", false],
  ["Three Way", "US", true],
  ["Two Rivers", "US", true],
  ["County Kildare", "IE", false],
  ["Kildare County", "IE", false],
  ["Landkreis Rosenheim", "DE", false],
  ["Московская область", "RU", false],
  ["Panevėžio r. sav.", "LT", false],
  ["Siguldas nov.", "LV", false],
  ["Harku vald", "EE", false],
  ["Triq ir-Repubblika", undefined, false],
  ["Brīvības iela", undefined, false],
  ["Bvar. Artigas", undefined, false],
  ["Kent", "GB", false],
  ["Greater London", "GB", false],
  ["West Yorkshire", "GB", false],
  ["Lancs", "GB", false],
  ["Co Antrim", "GB", false],
  ["Durham", "GB", true],
  ["Kent", "US", true],
  ["EZ", "NL", false],
  ["K", "DK", false],
  ["Ø", "DK", false],
  ["VLT", "MT", false],
  ["Cook County", "US", false],
  ["경기도", "KR", false],
  ["Germany", "DE", false],
  ["Deutschland", "DE", false],
  ["Suomi", "FI", false],
  ["China Mainland", "CN", false],
  ["Republic of Korea", "KR", false],
  ["Georgia", undefined, false],
  ["Lebanon", "LB", false],
  ["Lebanon", "US", true],
  ["Singapore", "SG", true],
  ["Singapore", undefined, true],
  ["Mexico", "MX", true],
  ["Hong Kong", "CN", true],
])("%s of %s may be a city: %s", (text, countryCode, isCity) => {
  expect(isCityName(text, countryCode)).toBe(isCity);
});

it.each([
  ["Mill Lane", true],
  ["5 Mill Lane", false],
  ["County Kildare", false],
])("%s beside a street of its own may be a city: %s", (text, isCity) => {
  expect(isCityName(text, "IE", true)).toBe(isCity);
});

it.each<[readonly string[], string | undefined, string | undefined]>([
  [["Naas", "Main Street"], "IE", "Naas"],
  [["Ulm", "89073 Neu-Ulm", "Nowhere"], "DE", "Neu-Ulm"],
  [["Albany", "New York"], "US", "Albany"],
  [["Nowhere"], "DE", undefined],
  [["Ulm"], undefined, undefined],
])("of %j in %s the last known city is %s", (texts, countryCode, city) => {
  expect(knownCityAmong(texts, countryCode)).toBe(city);
});

/** No town has the name "Xyzq": only the word beside it tells. */
describe.each([
  ["_", "P.O._Box_12 PO_Box_5 P._O._Box_7 p.o.box_1 No_5 Nr._5 Num_5 N°_5 Nº5 no:5 35-37"],
  [
    "_ Xyzq",
    "rue via viale corso vicolo calle av av. avd avda avenida carrer carretera paseo rua travessa alameda ulica ul.",
  ],
  [
    "_ Xyzq",
    "aleja strada bulevardul bd улица ул. проспект пр-т переулок вулиця jalan jl. đường شارع 12_rue 12a_rue 12,_rue",
  ],
  ["Xyzq _", "street road rd avenue ave ave. lane boulevard blvd drive highway hwy улица проспект көшесі"],
  ["Xyzq _", "cad cad. cadde caddesi cd sok sokak sokağı sk bulvarı blv utca út ulice ulica"],
  ["_ Xyzq", "r. praça plaza pza pza. piazza p.zza piazzale place c/ str. calea площадь οδός náměstí"],
  ["Xyzq_", "strasse straße str str. straat plein gracht gatan gasse gade vägen veien vej katu"],
  ["_ Xyzq Way", "12 12b one two three four five six seven eight nine ten eleven twelve"],
  ["12 Xyzq _ Abcd", "street st road rd avenue ave lane ln boulevard blvd drive dr way plaza court ct circle cir"],
  ["12 Old Xyzq _", "parkway pkwy highway hwy square sq sq. st.Abcd"],
  ["_ Xyzq", "phường xã kecamatan kec kec. kelurahan kel desa dusun barangay brgy brgy."],
  ["_ Xyzq", "county co. landkreis lkr lkr. kreis provincia province comté comarca département departamento powiat"],
  ["_ Xyzq", "województwo okres județul jud. governorate область район محافظة"],
  ["Xyzq _", "county landkreis province prefecture governorate oblast raion rayon megye län fylke powiat županija"],
  ["Xyzq _", "maakond apskritis vilayeti область обл обл. район р-н край облысы ауданы"],
  [
    "_",
    "Republic_of_Korea Kingdom_of_Norway People's_Republic_of_China Peoples_Republic_of_China Islamic_Republic_of_Iran",
  ],
])("no city is %j with", (form, words) => {
  it.each(words.split(" ").map((word) => word.replaceAll("_", " ")))("%s", (word) => {
    expect(isCityName(form.replace("_", word), undefined)).toBe(false);
  });
});

it.each([
  "No Mans Land",
  "Nr Xyzq",
  "5 Xyzq",
  "Two Xyzq",
  "Twelve Way",
  "12 Xyzq Wayland",
  "Abc 12 Xyzq Way",
  "Xyzq Strandstreet",
  "Rueil",
  "Strassen",
  "Countyville",
])("%s may be a city", (text) => {
  expect(isCityName(text, undefined)).toBe(true);
});

it.each("SG MC SM LU DJ KW PA GT GI MX AD".split(" "))("%s has a city of its own name", (code) => {
  const country = new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? "";
  expect([isCityName(country, code), isCityName(country, "DE")]).toEqual([true, false]);
});

it.each([
  ["Одинцовский район", "RU", true],
  ["Пермский край", "RU", true],
  ["County Kildare", "IE", true],
  ["Москва", "RU", false],
])("%s in %s is a county: %s", (text, countryCode, isCounty) => {
  expect(isCountyName(text, countryCode)).toBe(isCounty);
});
