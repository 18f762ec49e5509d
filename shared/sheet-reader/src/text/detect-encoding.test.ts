import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { detectEncoding } from "./detect-encoding.ts";

/** Lists as each country's programs save them. */
const TEXTS: readonly (readonly [encoding: string, text: string])[] = [
  ["shift_jis", "名称,名称_カナ,所在地,電話番号\n中央図書館,チュウオウトショカン,東京都港区芝公園1-1,03-1234-5678\n"],
  ["shift_jis", "店名,住所\nラーメン山田,ｶﾗｵｹ館のとなり 大阪市北区\n"],
  ["euc-jp", "店名,住所\nうどんの田中,香川県高松市のまちなか\n"],
  ["cp949", "사업장명,도로명주소,전화번호\n맛있는집,서울특별시 강남구 테헤란로 1,02-123-4567\n"],
  ["cp949", "name,address\nCafé 뷁,부산광역시 해운대구\n".replace("é", "e")],
  ["gb18030", "店铺名称,地址,电话\n老北京炸酱面,北京市朝阳区建国路1号,010-12345678\n"],
  ["gb18030", "店铺,单位\n平安路饭店,mg/m³\n东街烤肉,mg/m³\n"],
  ["big5", "店名,地址,縣市\n老王牛肉麵,臺北市大安區信義路1號,臺北市\n"],
  ["windows-1251", "Название;Адрес;Телефон\nКафе Уют;ул. Ленина, 5;+7 495 123-45-67\n"],
  ["windows-1251", "НАЗВАНИЕ;ГОРОД\nАПТЕКА НОМЕР ОДИН;МОСКВА\nООО РОМАШКА;САНКТ-ПЕТЕРБУРГ\n"],
  ["koi8-r", "Название;Адрес;Телефон\nКафе Уют;ул. Ленина, 5;+7 495 123-45-67\n"],
  ["koi8-r", "Наименование;Город\nАптека номер один;Москва\nООО Ромашка;Санкт-Петербург\n"],
  ["cp866", "Название;Адрес;Телефон\nКафе Уют;ул. Ленина, 5;+7 495 123-45-67\n"],
  ["cp866", "НАЗВАНИЕ;ГОРОД\nАПТЕКА НОМЕР ОДИН;МОСКВА\nООО РОМАШКА;САНКТ-ПЕТЕРБУРГ\n"],
  ["cp850", "Bäckerei Groß,Köln\nCafé Schön,Lübeck\n"],
  ["cp850", "Crêperie à l'Île,Besançon\nHôtel du Château,Orléans\n"],
  ["cp850", "Peluquería Ñandú,Cádiz\nPANADERÍA ESPAÑOLA,MÁLAGA\n"],
  ["cp850", "Caffè Perché,Forlì\nPanetteria Più,Cantù\nHotel Città,Mondovì\n"],
  ["cp850", "Smørrebrød,Århus\nBlåbærgrød,Rødby\n"],
  ["cp850", "Padaria São João,Maranhão\nAçougue Conceição,Goiânia\n"],
  ["cp852", "Księgarnia Żółw;Łódź\nApteka Świętej Anny;Gdańsk\nPiekarnia Pod Lipą;Białystok\n"],
  ["cp852", "Pekařství U Žižky;Plzeň\nLékárna Svět;Přerov\n"],
  ["cp852", "Fehér Hattyú Étterem;Győr\nŐrség Szálló;Székesfehérvár\n"],
  ["cp850", "Main Bakery;Lyon\nCafé Léon;rue du Marché 5;Lyon\n"],
  ["cp852", "Budapest Bar;Budapest\nTölgy Étterem;Őr utca 5;Budapest\n"],
  ["windows-1252", "L’Étoile;“Chez Zoé”;Nîmes\nBrand™ Café;Lyon\n"],
  ["cp857", "Firma Adı;İl\nŞişli Kebapçısı;İstanbul\nÇiğköfteci Ömer Usta;Muğla\n"],
  ["cp857", "Kasap Çağlar;Kırşehir\nGözlükçü Yıldız;Üsküdar\n"],
  ["windows-1253", "Επωνυμία;Διεύθυνση;Πόλη\nΦαρμακείο Παπαδόπουλος;Ερμού 5;Αθήνα\n"],
  ["windows-1255", "שם העסק,כתובת,עיר\nמסעדת הים,רחוב הרצל 5,תל אביב\n"],
  ["windows-1256", "الاسم,العنوان,المدينة\nصيدلية الدواء,شارع الملك فهد,الرياض\n"],
  ["windows-1250", "Nazwa;Ulica;Miasto\nKsięgarnia Żółw;ul. Świętokrzyska 5;Łódź\n"],
  ["windows-1250", "Název;Ulice;Město\nPekařství U Žižky;Dlážděná 5;Plzeň\nLékárna Svět;Šířavská 3;Přerov\n"],
  ["windows-1250", "Název;Město;Kraj\nPekárna U Růže;Brno;Jihomoravský kraj\nKadeřnictví;České Budějovice;Jihočeský\n"],
  ["windows-1250", "Név;Cím;Város\nFehér Hattyú Étterem;Fő utca 5;Győr\nŐrség Szálló;Kossuth út;Székesfehérvár\n"],
  ["windows-1250", "Ime;Grad\nKavana Šećer;Čakovec\nPekara Đuro;Požega\n"],
  ["windows-1250", "Nume;Oraş\nBrutăria Ţărănească;Timişoara\nFarmacia Piaţa Unirii;Constanţa\n"],
  ["iso-8859-2", "Nazwa;Ulica;Miasto\nApteka Świętej Anny;ul. Kościuszki 5;Łódź\n"],
  ["iso-8859-2", "Název;Město\nPekařství U Žižky;Plzeň\nLékárna Svět;Šumperk\n"],
  ["windows-1257", "Pavadinimas;Miestas\nKavinė Saulutė;Šiauliai\nVaistinė Sveikatėlė;Panevėžys\n"],
  ["windows-1257", "Nosaukums;Pilsēta\nKafejnīca Ābele;Rīga\nŠūšanas darbnīca;Ķekava\nViesnīca Ļaudona;Ludža\n"],
  ["windows-1252", "Caffè Perché;Forlì\nPanetteria Più Buono;Cantù\nHotel Città di Mondovì;Mondovì\n"],
  ["windows-1252", "Õunapuu Kohvik;Võru\nSüda Apteek;Pärnu\nKönigi Hotell;Põlva\n"],
  ["windows-1252", "Bäckerei Müller;Köln\nCafé de l’Été;Besançon\nPanadería Ñandú;Cádiz\nSmørrebrød;Århus\n"],
  ["windows-1254", "Firma Adı;İl\nŞişli Kebapçısı;İstanbul\nÇiğköfteci Ömer Usta;Muğla\n"],
  ["windows-1250", "Šiška,Žižki\nŽupnišče,Šmarje\n".replace("č", "c")],
  ["maccenteuro", "Šatrak,Varaždin\nČakovečki mlinovi,Čakovec\nHiža,Nedelišće\n"],
  ["maccenteuro", "Księgarnia Żółw;Łódź\nApteka Świętej Anny;Gdańsk\n"],
  ["macintosh", "Café de l’Été,Orléans\nCrêperie à l’Île,Besançon\n"],
  ["macintosh", "Bäckerei Müller,Köln\nSüßwaren Groß,Düsseldorf\n"],
  ["macintosh", "¿Qué Tal? Peluquería,A Coruña\nPanadería Ñandú,Cádiz\n".replace("¿", "")],
  ["macintosh", "São João Açaí,Conceição\nPão de Açúcar,Maranhão\n"],
  ["windows-1252", "Joe’s “Diner” ‹new›,Main St\nAnna’s,Elm\nBob’s,Oak\n"],
  ["windows-1252", "Mo–Fr,Sa–So\nDi–Do,Mi–Sa\nO’Hara’s,D’Or’s\n"],
  ["macintosh", "Müller,Brühl\nGüter,Lüneburg\n"],
  ["macintosh", "Perché,Cantù\nForlì,Può\nCaffè Città,Mondovì\nHotel Però,Lunedì\n"],
  ["macintosh", "Città,Qualità\nUniversità,Società\n"],
  ["windows-1252", "Joe’s “Diner” – Bob’s,Main St\nAnna’s,Elm\n"],
  ["windows-1252", "Café de l’Été,Orléans\nCrêperie à l’Île,Saint-Malo\n"],
  ["windows-1252", "Bäckerei Müller,Köln\nSüßwaren Groß,Düsseldorf\n"],
  ["windows-1252", "¿Qué Tal? Peluquería,A Coruña\nPanadería Ñandú,Cádiz\n"],
  ["windows-1252", "Blåbærgrød A/S,Århus\nSmørrebrød & Øl,Tromsø\nÆØÅ KØBMAND,RØDBY\n"],
  ["windows-1252", "Þórður,Reykjavík á Íslandi é ó æ\n"],
  ["windows-1252", "São João Açaí,Conceição\nPão de Açúcar,Maranhão\n"],
];

describe("an older encoding", () => {
  it.each(TEXTS)("is recognised by its letters: %s", (encoding, text) => {
    const bytes = iconv.encode(text, encoding);
    const { name, decode } = detectEncoding(bytes);
    expect(name).toBe(encoding);
    expect(decode(bytes)).toBe(text);
  });
});

describe("a list in Windows-1252 with a line of UTF-8", () => {
  it.each([
    ["Café de l’Été,Orléans\nCrêperie “CAFÉ”,CAFÉ’S – BEAUTÉ\n".repeat(20), "Pâtisserie Zoé,Nîmes\n"],
    ["Bäckerei Müller,Köln\nSüßwaren Groß,Düsseldorf\n".repeat(20), "Bücher Ümit,Zürich\n"],
  ])("keeps the letters of both", (legacy, utf8) => {
    const bytes = Buffer.concat([iconv.encode(legacy, "windows-1252"), Buffer.from(utf8)]);
    expect(detectEncoding(bytes).decode(bytes)).toBe(legacy + utf8);
  });
});
