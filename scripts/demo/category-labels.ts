import type { LanguageName } from "./languages.ts";

/** Labels of one kind, separated by "|". */
type Labels = Readonly<Record<string, string>>;

/** Names of a type in sources other than Google: Yelp's plurals, Foursquare's names, OpenStreetMap's keys. */
const OTHER_SOURCES: Labels = {
  Restaurant: "Restaurants|amenity=restaurant",
  "Pizza restaurant": "Pizzeria|Pizza Place",
  "Vegetarian restaurant": "Vegetarian|Vegetarian Restaurants",
  Cafe: "Cafes|amenity=cafe",
  Bar: "Bars|amenity=bar",
  Pub: "Pubs|amenity=pub",
  Supermarket: "Supermarkets|shop=supermarket",
  Bakery: "Bakeries|shop=bakery",
  Dentist: "Dentists|amenity=dentist",
  Doctor: "Doctors|amenity=doctors",
  Pharmacy: "Pharmacies|amenity=pharmacy",
  "Hair salon": "Hair Salons|hairdresser|shop=hairdresser",
  Hotel: "Hotels|tourism=hotel",
  "Gas station": "Gas Stations|amenity=fuel",
  Florist: "Florists|shop=florist",
  "Clothing store": "Clothing Stores|shop=clothes",
  Lawyer: "Lawyers|office=lawyer",
  "Auto repair shop": "Auto Repair|shop=car_repair",
  Museum: "Museums|tourism=museum",
};

const LOCAL: Partial<Record<LanguageName, Labels>> = {
  german: {
    "Pizza restaurant": "Pizzeria",
    "Vegetarian restaurant": "Vegetarisches Restaurant",
    Bakery: "Bäckerei",
    Dentist: "Zahnarzt",
    Pharmacy: "Apotheke",
    "Hair salon": "Friseur",
    "Butcher shop": "Metzgerei",
    "Gas station": "Tankstelle",
    Lawyer: "Rechtsanwalt",
  },
  french: {
    Bakery: "Boulangerie",
    Dentist: "Dentiste",
    Pharmacy: "Pharmacie",
    "Hair salon": "Coiffeur",
    "Butcher shop": "Boucherie",
    Florist: "Fleuriste",
  },
  spanish: { Restaurant: "Restaurante", Bakery: "Panadería", Pharmacy: "Farmacia", "Hair salon": "Peluquería" },
  italian: {
    Restaurant: "Ristorante",
    "Pizza restaurant": "Pizzeria",
    Pharmacy: "Farmacia",
    "Hair salon": "Parrucchiere",
  },
  portuguese: { Restaurant: "Restaurante", Bakery: "Padaria", Pharmacy: "Farmácia", "Hair salon": "Cabeleireiro" },
  turkish: { Restaurant: "Restoran", Pharmacy: "Eczane", "Hair salon": "Kuaför", Bakery: "Fırın" },
  polish: { Restaurant: "Restauracja", Pharmacy: "Apteka", "Hair salon": "Fryzjer", Bakery: "Piekarnia" },
  dutch: { Pharmacy: "Apotheek", "Hair salon": "Kapper", Bakery: "Bakkerij", Dentist: "Tandarts" },
  russian: { Restaurant: "Ресторан", Pharmacy: "Аптека", "Hair salon": "Парикмахерская" },
  greek: { Pharmacy: "Φαρμακείο" },
  arabic: { Restaurant: "مطعم", Pharmacy: "صيدلية" },
  japanese: { Restaurant: "レストラン", Cafe: "カフェ", Pharmacy: "薬局" },
  korean: { Pharmacy: "약국", "Hair salon": "미용실" },
  chinese: { Restaurant: "餐厅", Pharmacy: "药店" },
};

/** A type's labels in other sources and in the local language: a list per source that has one. */
export function otherLabelsOf(type: string, language: LanguageName): string[][] {
  return [OTHER_SOURCES[type], LOCAL[language]?.[type]].flatMap((labels) =>
    labels === undefined ? [] : [labels.split("|")],
  );
}
