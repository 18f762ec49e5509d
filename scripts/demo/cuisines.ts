import type { NameWords } from "./name-words.ts";
import { wordsOf } from "./name-words.ts";

export type Cuisine =
  | "italian"
  | "chinese"
  | "japanese"
  | "indian"
  | "thai"
  | "vietnamese"
  | "korean"
  | "mexican"
  | "turkish"
  | "greek"
  | "french"
  | "lebanese";

/** Names of a cuisine's restaurants abroad: a first and a second part, in Latin letters. */
export interface CuisineNames {
  first: NameWords;
  second: NameWords;
}

const cuisine = (first: string, second: string): CuisineNames => ({ first: wordsOf(first), second: wordsOf(second) });

export const CUISINES: Readonly<Record<Cuisine, CuisineNames>> = {
  italian: cuisine(
    "Trattoria,Osteria,Ristorante,Pizzeria,Pizzeria,Locanda,La Cucina di,Forno",
    "Da Marco,Da Nino,Bella Napoli,Vesuvio,Al Ponte,La Scala,Dolce Vita,San Remo,Portofino,Il Gallo,La Fontana,Amalfi,Sorrento,Da Rosa,Il Mulino,Toscana,La Perla,Positano,Roma Antica,Da Luigi,Gran Sasso,Il Castello,Bella Sicilia,Al Forno,Lucania,Rialto,Da Paolo,Quattro Mori,La Lanterna,Etna,Pomodoro,Da Carla",
  ),
  chinese: cuisine(
    "Golden,Jade,Lucky,Imperial,Great,Red,Silver,Happy,Royal,New,Old,Spring",
    "Dragon,Palace,Garden,Wok,Lotus,Phoenix,Lantern,Panda,Bamboo House,Dynasty,Pavilion,Crane,Dumpling House,Noodle House,Canton,Szechuan,Orchid,Mandarin,Pearl,Wall,Teahouse,River",
  ),
  japanese: cuisine(
    "Sakura,Hana,Kumo,Tora,Yuki,Matsu,Hoshi,Kaze,Umi,Momiji,Fuji,Tsuki,Ume,Kawa,Asahi,Haru",
    "Sushi,Ramen,Izakaya,Sushi Bar,Kitchen,Noodle Bar,House,Sushi & Grill,Dining,Table,Ramen-ya,Kappo,Tei,An",
  ),
  indian: cuisine(
    "Royal,Spice,Maharaja,Tandoori,Taj,Saffron,Punjab,Bombay,Masala,Ganesh,Himalaya,Curry,Kerala,Jaipur,Lotus",
    "Palace,Garden,House,Kitchen,Junction,Corner,Express,Mahal,Court,Lounge,Villa,Darbar,Table,Grill,Room",
  ),
  thai: cuisine(
    "Bangkok,Siam,Chiang Mai,Lemongrass,Thai,Orchid,Ruen,Baan,Lotus,Krung Thep,Phuket,Basil,Elephant,Sawasdee",
    "Garden,Kitchen,House,Orchid,Spice,Cuisine,Street Food,Corner,Palace,Table,Express,Thai,Market,Bistro",
  ),
  vietnamese: cuisine(
    "Pho,Saigon,Hanoi,Hoi An,Mekong,Little,Sen,Viet,Hue,Lotus,Banh Mi,Dalat",
    "House,Street,Garden,Kitchen,Corner,Bowl,Quan,Cuisine,Bistro,Delight,Table,No. 1,68,Village,Lantern",
  ),
  korean: cuisine(
    "Seoul,Kimchi,Busan,Hanok,Arirang,Gangnam,Jeju,Bibim,Mapo,Dokkaebi",
    "Garden,House,BBQ,Kitchen,Table,Grill,Bowl,Restaurant,Pocha,Street,Market,Dining",
  ),
  mexican: cuisine(
    "El,Taqueria El,Cantina El,Casa,Los,Don,La Cocina de,Taqueria",
    "Sombrero,Cactus,Toro,Charro,Pancho,Amigo,Jalisco,Oaxaca,Azteca,Maya,Guadalupe,Mariachi,Molino,Nopal,Rancho,Agave,Coyote,Puebla,Veracruz,Tecolote",
  ),
  turkish: cuisine(
    "Anadolu,Istanbul,Sultan,Bosporus,Ottoman,Kapadokya,Efes,Ankara,Izmir,Ada,Ege,Lale",
    "Grill,Ocakbaşı,Kebap,Sofrası,Restaurant,Kebab House,Lokanta,Meze,Kitchen,Döner,Palace,Mangal",
  ),
  greek: cuisine(
    "Taverna,Taverna,Estiatorio,Ouzeri,Restaurant,The Greek,Psarotaverna",
    "Akropolis,Olympia,Poseidon,Delphi,Mykonos,Santorini,Athena,Zorbas,Rhodos,Dionysos,Kreta,Meltemi,Ithaka,Apollon,Hellas,Elia,Naxos,Kostas,Irini,Paros",
  ),
  french: cuisine(
    "Le,Bistro,Brasserie,Chez,Café",
    "Petit Paris,Provence,Rivoli,Montmartre,Lyon,Marcel,Bordeaux,Colette,Pigalle,Sauvage,Margaux,Comptoir,Antoine,Jardin,Bretagne,Lafayette,Camille,Voltaire",
  ),
  lebanese: cuisine(
    "Cedars,Beirut,Al Rawda,Byblos,Fairuz,Baalbek,Zaatar,Al Bustan,Sidon,Mezze,Phoenicia",
    "Grill,House,Kitchen,Garden,Restaurant,Express,Lounge,Table,Corner,Palace,Bakery,Nights",
  ),
};
