import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { kinds, close } = openKnowledge();
afterAll(close);
const keysOf = (found: readonly { key: string }[]): string[] => found.map(({ key }) => key);

it.each<[string, string[]]>([
  [
    "amenity/pharmacy",
    [
      "Pharmacy",
      "apotheke",
      "APOTHEKEN",
      "eczane",
      "farmacia",
      "аптека",
      "薬局",
      "药店",
      "약국",
      "صيدلية",
      "φαρμακείο",
    ],
  ],
  [
    "shop/hairdresser",
    ["hair salon", "Hairdressers", "friseur", "Frisör", "kuaför", "coiffeur", "peluquería", "парикмахерская", "美容室"],
  ],
  ["shop/hairdresser/barber", ["Barber shop", "barbers", "berber", "barbería"]],
  ["amenity/restaurant", ["restaurant", "Restaurants", "ristorante", "restoran", "レストラン", "مطعم"]],
  ["amenity/restaurant/vegetarian", ["vegetarian restaurant", "vegetarisches Restaurant", "restaurante vegetariano"]],
  ["amenity/dentist", ["dentist", "Zahnärzte", "diş hekimi", "стоматолог", "歯医者", "牙医"]],
  [
    "shop/car_repair",
    ["Auto repair shop", "Car service station", "Kfz-Werkstatt", "oto tamir", "автосервис", "taller mecánico"],
  ],
  ["office/notary", ["Notary public", "notaire", "Notar", "notariskantoor", "συμβολαιογράφος"]],
  ["office/lawyer", ["lawyer", "Law firms", "Rechtsanwalt", "avukat", "abogados", "弁護士"]],
  ["amenity/fuel", ["gas station", "petrol stations", "Tankstelle", "benzin istasyonu", "заправка"]],
  ["tourism/hotel", ["hotels", "otel", "Hôtel", "酒店", "гостиница"]],
  ["tourism/apartment", ["Apartment", "apartments", "Ferienwohnung"]],
  ["amenity/pub", ["Beisl", "Beiz"]],
  ["amenity/post_office", ["郵政局", "邮政局"]],
  ["amenity/music_school", ["音樂教室", "音乐教室"]],
  ["shop/bakery", ["Bäcker", "fornaio", "pékség", "Backstube"]],
])("%s has many names", (key, names) => {
  for (const name of names) expect([name, keysOf(kinds.named(name))]).toEqual([name, [key]]);
});

it.each([
  ["tourism/hotel", ["otelleri", "hotely", "hotellit", "hoteluri", "hotéis", "готелі", "гостиницы"]],
  ["amenity/restaurant", ["restoranları", "рестораны", "ресторани", "restauranger", "éttermek", "εστιατόρια"]],
  ["amenity/pharmacy", ["eczaneleri", "аптеки", "apteekit", "lékárny", "farmacii", "apoteket", "صيدليات"]],
  ["amenity/dentist", ["diş hekimleri", "dentyści", "zubaři", "fogorvosok"]],
  ["shop/supermarket", ["sklepy spożywcze"]],
  ["shop/shoes", ["cipőt"]],
  ["amenity/restaurant/pizza", ["pizzu", "пиццу"]],
  ["amenity/nightclub", ["nattklubbar", "ночные клубы"]],
  ["shop/books", ["raamatupoed", "llibreries", "bokhandlar"]],
])("%s has plurals and accusatives in many languages", (key, plurals) => {
  for (const plural of plurals) expect([plural, keysOf(kinds.named(plural))]).toEqual([plural, [key]]);
});

it.each([
  ["amenity/restaurant", ["المطعم", "المطاعم", "رستوران های"]],
  ["amenity/pharmacy", ["صيدليه", "الصيدلية", "дәріханалар"]],
  ["shop/bakery", ["Baeckerei", "Baecker"]],
  ["amenity/dentist", ["Zahnaerzte", "tandlaekare"]],
  ["shop/florist", ["お花屋さん"]],
])("%s is found as typed without the keys, article or manners of its language", (key, names) => {
  for (const name of names) expect([name, keysOf(kinds.named(name))]).toEqual([name, [key]]);
});

it.each([
  ["shop/alcohol", ["offie", "bottleshop", "bottle-o"]],
  ["amenity/dentist", ["tandläkarmottagning", "tandartsenpraktijk", "tannlegesenter", "tooth pain"]],
  ["amenity/dentist", ["вырвать зуб", "wyrwanie zęba", "видалення зуба", "foghúzás", "抜歯", "diş çekimi"]],
  ["amenity/bureau_de_change", ["обмен денег", "para bozdurma", "veksle penger"]],
  ["amenity/veterinary", ["dierenartspraktijk", "djurklinik", "ветеринарка", "beterinaryo"]],
  ["shop/hairdresser", ["potong rambut", "剪頭髮", "cortarse el pelo", "kampaaja"]],
  ["shop/mobile_phone_repair", ["phone fixed", "修手機", "naprawa komórek", "servis mobilů"]],
  ["shop/tyres", ["flat tire", "gomería", "шиномонтажі", "輪胎行", "vulkanizer"]],
  ["shop/car_repair", ["smash repair", "修車", "carrosserie"]],
  ["amenity/restaurant", ["ランチ", "kainan"]],
  ["shop/bakery", ["bread", "麵包"]],
  ["amenity/cafe", ["cafetería", "kawiarenka"]],
  ["amenity/pub", ["local pub", "gastropub"]],
  ["amenity/doctors/dermatology", ["hautärztin", "רופא עור"]],
  ["amenity/restaurant/chicken", ["pollería"]],
  ["amenity/fuel", ["grifo"]],
  ["amenity/cafe", ["kopitiam"]],
  ["amenity/dentist", ["دكتور اسنان"]],
  ["amenity/restaurant/vegetarian/vegan", ["wegańskie"]],
])("%s is an everyday name", (key, words) => {
  for (const word of words) expect([word, keysOf(kinds.named(word))]).toEqual([word, [key]]);
});

it.each([
  ["tourism/hotel", ["gostinitsy"]],
  ["shop/hairdresser", ["parikmakherskaya", "komotirio"]],
  ["amenity/dentist", ["zybolekar", "zabolekar"]],
])("%s is known in Latin letters though it is written in others", (key, words) => {
  for (const word of words) expect([word, keysOf(kinds.named(word))]).toEqual([word, [key]]);
});

it.each([
  [
    "amenity/restaurant/greek",
    ["griechisches Essen", "Griechisch", "restauracja grecka", "греческая кухня", "ギリシャ料理"],
  ],
  ["amenity/restaurant/thai", ["mangiare thailandese", "thailändska restauranger", "ταϊλανδέζικο φαγητό", "泰式料理"]],
  ["amenity/restaurant/middle_eastern", ["resto libanais", "مطعم لبناني"]],
])("%s is food by its origin in many languages", (key, words) => {
  for (const word of words) expect([word, keysOf(kinds.named(word))]).toEqual([word, [key]]);
});

it.each([
  ["shop/florist", ["цветочные магазины", "цветочном магазине"]],
  ["shop/clothes", ["tienda ropa", "loja roupas"]],
  ["amenity/pharmacy", ["صيدليه", "аптеках"]],
  ["shop/car_repair", ["repair car"]],
])("%s is known however its words are inflected, linked and ordered", (key, words) => {
  for (const word of words) expect([word, keysOf(kinds.named(word))]).toEqual([word, [key]]);
});

it("words from maps name kinds, but nothing is corrected to them", () => {
  expect(keysOf(kinds.named("Autoersatzteile"))).toEqual(["shop/car_parts"]);
  expect(kinds.similarTo("Autoersatzteie")).not.toContain("autoersatzteile");
});

it.each(["Peter", "Gary", "Kitchener", "Bangkok", "Lombardi", "Colony", "Parker", "Mary"])(
  "%s ends like a plural and names no kind",
  (name) => {
    expect(kinds.named(name)).toEqual([]);
  },
);

it("everyday words widen searches but classify no label", () => {
  expect(keysOf(kinds.named("drugstore"))).toEqual(["amenity/pharmacy", "shop/chemist"]);
  expect(keysOf(kinds.labelled("drugstore"))).toEqual(["shop/chemist"]);
});

it.each([
  ["amenity/pharmacy", "health", "pharmacy", "Pharmacy"],
  ["shop/hairdresser/barber", "beauty", "hair", "HairSalon"],
  ["amenity/restaurant/pizza", "food", "pizza", "Restaurant"],
  ["amenity/restaurant/vegetarian/vegan", "food", "food", "Restaurant"],
  ["amenity/place_of_worship/muslim", "worship", "worship", "Mosque"],
  ["craft/saddler", "home", "tools", "LocalBusiness"],
  ["shop/trophy", "shopping", "shop", "Store"],
])("%s has a group, symbol and schema.org type, its own or those of the nearest above it", (key, ...expected) => {
  const kind = kinds.withKey(key);
  expect([kind?.group, kind?.symbol, kind?.schemaType]).toEqual(expected);
});

it.each([
  "",
  "  ",
  "Zeughauskeller",
  "Berlin",
  "Paris",
  "friseur berlin",
  "x".repeat(10_000),
  "\u0000",
  "'; DROP TABLE term",
])("%j names no kind", (text) => {
  expect(kinds.named(text)).toEqual([]);
});

it.each([
  ["amenity/pharmacy", "Pharmacy", "pharmacy"],
  ["amenity/restaurant/pizza", "Pizza restaurant", "pizza-restaurant"],
  ["shop/hairdresser", "Hair salon", "hair-salon"],
  ["amenity/bar/lgbtq", "LGBTQ+ bar", "lgbtq-bar"],
  ["amenity/ice_cream", "Ice cream shop", "ice-cream-shop"],
  ["amenity/atm", "ATM", "atm"],
])("%s is shown as %s, at an address of its own", (key, name, slug) => {
  const kind = kinds.withKey(key);
  expect(kind).toMatchObject({ name, slug });
  expect(kinds.withSlug(slug)).toBe(kind);
});

it("a kind knows its ancestors, the nearest first", () => {
  const vegan = kinds.withKey("amenity/restaurant/vegetarian/vegan");
  expect(keysOf(vegan === undefined ? [] : kinds.ancestorsOf(vegan))).toEqual([
    "amenity/restaurant/vegetarian",
    "amenity/restaurant",
  ]);
});

it("the names of kinds keep the capitals of proper adjectives, and none is a bare adjective", () => {
  const called = (word: string) => kinds.search(word, 50).map(({ name }) => name);
  for (const word of ["American", "Asian", "Chinese", "Eastern", "Indian", "Irish", "Latin", "Mediterranean"]) {
    const names = called(word).filter((name) => name.toLowerCase().split(" ").includes(word.toLowerCase()));
    expect([word, names.filter((name) => !name.includes(word) || !name.includes(" "))]).toEqual([word, []]);
    expect(names).not.toEqual([]);
  }
});
