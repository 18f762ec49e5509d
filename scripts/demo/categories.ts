import { type CategoryProfile, PROFILES, type ProfileName } from "./category-profiles.ts";
import type { Cuisine } from "./cuisines.ts";
import type { Trade } from "./language-pack.ts";

export interface DemoCategory {
  /** Standardised category, "Pizza restaurant". */
  type: string;
  /** The broader one, "Restaurants". */
  broader: string;
  subtypes: readonly string[];
  trade: Trade;
  profile: CategoryProfile;
  weight: number;
  /** Names of that cuisine are common for it in every country. */
  cuisine: Cuisine | undefined;
}

interface Group {
  broader: string;
  profile: ProfileName;
  /** Each: type, trade, weight, further subtypes, cuisine. */
  rows: readonly (readonly [string, Trade, number, string?, Cuisine?])[];
}

const GROUPS: readonly Group[] = [
  {
    broader: "Restaurants",
    profile: "dining",
    rows: [
      ["Restaurant", "restaurant", 46],
      ["Italian restaurant", "restaurant", 14, "Pizza restaurant, Restaurant", "italian"],
      ["Pizza restaurant", "restaurant", 16, "Italian restaurant, Pizza delivery", "italian"],
      ["Chinese restaurant", "restaurant", 12, "Asian restaurant, Restaurant", "chinese"],
      ["Sushi restaurant", "restaurant", 8, "Japanese restaurant, Restaurant", "japanese"],
      ["Ramen restaurant", "restaurant", 4, "Japanese restaurant, Noodle shop", "japanese"],
      ["Indian restaurant", "restaurant", 10, "Vegetarian restaurant, Restaurant", "indian"],
      ["Thai restaurant", "restaurant", 7, "Asian restaurant, Restaurant", "thai"],
      ["Vietnamese restaurant", "restaurant", 6, "Pho restaurant, Restaurant", "vietnamese"],
      ["Korean restaurant", "restaurant", 5, "Korean barbecue restaurant, Restaurant", "korean"],
      ["Mexican restaurant", "restaurant", 9, "Taco restaurant, Restaurant", "mexican"],
      ["Turkish restaurant", "restaurant", 7, "Kebab shop, Restaurant", "turkish"],
      ["Greek restaurant", "restaurant", 6, "Mediterranean restaurant, Restaurant", "greek"],
      ["French restaurant", "restaurant", 5, "Bistro, Restaurant", "french"],
      ["Lebanese restaurant", "restaurant", 5, "Middle Eastern restaurant, Restaurant", "lebanese"],
      ["Seafood restaurant", "restaurant", 9, "Fish restaurant, Restaurant"],
      ["Steak house", "restaurant", 6, "Grill, Restaurant"],
      ["Barbecue restaurant", "restaurant", 6, "Grill, Restaurant"],
      ["Vegetarian restaurant", "restaurant", 5, "Vegan restaurant, Restaurant"],
      ["Breakfast restaurant", "cafe", 6, "Brunch restaurant, Restaurant"],
      ["Hamburger restaurant", "restaurant", 10, "Fast food restaurant, Restaurant"],
      ["Fast food restaurant", "restaurant", 12, "Takeout restaurant, Restaurant"],
      ["Sandwich shop", "cafe", 6, "Deli, Lunch restaurant"],
    ],
  },
  {
    broader: "Cafes",
    profile: "cafe",
    rows: [
      ["Coffee shop", "cafe", 22, "Cafe, Espresso bar"],
      ["Cafe", "cafe", 24, "Coffee shop, Breakfast restaurant"],
      ["Tea house", "cafe", 5, "Cafe"],
      ["Ice cream shop", "sweets", 9, "Dessert shop, Frozen yogurt shop"],
      ["Dessert shop", "sweets", 6, "Pastry shop, Cafe"],
    ],
  },
  {
    broader: "Nightlife",
    profile: "night",
    rows: [
      ["Bar", "bar", 16, "Cocktail bar"],
      ["Pub", "bar", 10, "Bar, Beer hall"],
      ["Wine bar", "wine", 5, "Bar"],
      ["Night club", "bar", 4, "Dance club, Bar"],
      ["Brewery", "bar", 4, "Beer garden, Bar"],
    ],
  },
  {
    broader: "Food stores",
    profile: "grocery",
    rows: [
      ["Supermarket", "grocery", 16, "Grocery store"],
      ["Grocery store", "grocery", 14, "Food store"],
      ["Convenience store", "grocery", 12, "Grocery store"],
      ["Organic food store", "grocery", 4, "Health food store, Grocery store"],
      ["Liquor store", "wine", 6, "Wine store"],
    ],
  },
  {
    broader: "Food stores",
    profile: "bakery",
    rows: [
      ["Bakery", "bakery", 18, "Pastry shop, Cafe"],
      ["Cake shop", "sweets", 6, "Bakery, Wedding bakery"],
      ["Butcher shop", "butcher", 8, "Meat products store"],
    ],
  },
  {
    broader: "Health",
    profile: "health",
    rows: [
      ["Dentist", "dentist", 18, "Dental clinic, Cosmetic dentist"],
      ["Medical clinic", "clinic", 12, "Walk-in clinic, Doctor"],
      ["Doctor", "clinic", 12, "Family practice physician"],
      ["Pediatrician", "clinic", 4, "Doctor"],
      ["Dermatologist", "clinic", 4, "Skin care clinic, Doctor"],
      ["Physical therapist", "clinic", 8, "Sports injury clinic"],
      ["Psychologist", "clinic", 4, "Counselor"],
      ["Optician", "optician", 6, "Optometrist, Eye care center"],
      ["Veterinarian", "vet", 8, "Animal hospital"],
      ["Orthodontist", "dentist", 3, "Dentist"],
    ],
  },
  { broader: "Health", profile: "pharmacy", rows: [["Pharmacy", "pharmacy", 18, "Drug store"]] },
  {
    broader: "Health",
    profile: "hospital",
    rows: [
      ["Hospital", "hospital", 6, "General hospital, Medical center"],
      ["Children's hospital", "hospital", 1, "Hospital"],
    ],
  },
  {
    broader: "Beauty",
    profile: "care",
    rows: [
      ["Hair salon", "hair", 22, "Hairdresser, Beauty salon"],
      ["Barber shop", "hair", 14, "Hairdresser"],
      ["Beauty salon", "beauty", 16, "Facial spa, Waxing hair removal service"],
      ["Nail salon", "beauty", 10, "Beauty salon, Manicure"],
      ["Massage therapist", "spa", 6, "Spa, Massage spa"],
      ["Day spa", "spa", 5, "Spa, Sauna"],
      ["Tattoo shop", "beauty", 4, "Tattoo and piercing shop"],
    ],
  },
  {
    broader: "Sports",
    profile: "fitness",
    rows: [
      ["Gym", "gym", 14, "Fitness center, Personal trainer"],
      ["Yoga studio", "gym", 5, "Pilates studio, Fitness center"],
      ["Martial arts school", "gym", 3, "Judo club, Karate school"],
      ["Swimming pool", "gym", 2, "Recreation center"],
      ["Dance school", "gym", 4, "Ballet school"],
    ],
  },
  {
    broader: "Lodging",
    profile: "lodging",
    rows: [
      ["Hotel", "hotel", 18, "Business hotel, Lodging"],
      ["Guest house", "guesthouse", 8, "Bed & breakfast, Lodging"],
      ["Hostel", "guesthouse", 4, "Backpacker hostel, Lodging"],
      ["Resort hotel", "hotel", 3, "Hotel, Spa"],
      ["Bed & breakfast", "guesthouse", 5, "Guest house, Lodging"],
    ],
  },
  {
    broader: "Shopping",
    profile: "retail",
    rows: [
      ["Clothing store", "clothing", 18, "Women's clothing store, Men's clothing store"],
      ["Shoe store", "shoes", 8, "Footwear"],
      ["Jewelry store", "jewelry", 8, "Watch store, Jewelry repair service"],
      ["Book store", "books", 7, "Used book store, Stationery store"],
      ["Electronics store", "electronics", 10, "Computer store"],
      ["Cell phone store", "electronics", 8, "Mobile phone repair shop"],
      ["Furniture store", "furniture", 9, "Home goods store, Mattress store"],
      ["Hardware store", "hardware", 9, "Building materials store, Tool store"],
      ["Florist", "flowers", 9, "Flower delivery, Gift shop"],
      ["Garden center", "flowers", 4, "Plant nursery"],
      ["Toy store", "toys", 4, "Game store"],
      ["Gift shop", "toys", 6, "Souvenir store"],
      ["Pet store", "pets", 6, "Pet supply store, Pet groomer"],
      ["Sporting goods store", "bikes", 5, "Sportswear store"],
      ["Bicycle shop", "bikes", 5, "Bicycle repair shop"],
      ["Antique store", "furniture", 3, "Used furniture store"],
      ["Cosmetics store", "beauty", 5, "Perfume store"],
    ],
  },
  {
    broader: "Professional services",
    profile: "office",
    rows: [
      ["Lawyer", "law", 10, "Law firm, Attorney"],
      ["Notary public", "law", 4, "Legal services"],
      ["Accountant", "accounting", 9, "Tax consultant, Bookkeeping service"],
      ["Insurance agency", "insurance", 8, "Auto insurance agency"],
      ["Real estate agency", "estate", 14, "Property management company"],
      ["Bank", "bank", 8, "ATM, Financial institution"],
      ["Travel agency", "travel", 7, "Tour operator"],
      ["Architect", "builder", 4, "Interior designer"],
      ["Print shop", "printing", 5, "Copy shop, Sign shop"],
      ["Marketing agency", "printing", 4, "Website designer, Graphic designer"],
      ["Photographer", "photo", 5, "Photography studio, Wedding photographer"],
    ],
  },
  {
    broader: "Home services",
    profile: "craft",
    rows: [
      ["Plumber", "plumber", 9, "Heating contractor"],
      ["Electrician", "electrician", 9, "Electrical installation service"],
      ["Construction company", "builder", 9, "General contractor"],
      ["Roofing contractor", "builder", 4, "Construction company"],
      ["Painter", "builder", 4, "Painting contractor"],
      ["House cleaning service", "cleaning", 5, "Commercial cleaning service"],
      ["Laundry", "laundry", 6, "Dry cleaner, Laundromat"],
      ["Locksmith", "hardware", 3, "Key duplication service"],
    ],
  },
  {
    broader: "Automotive",
    profile: "auto",
    rows: [
      ["Auto repair shop", "garage", 18, "Car service station, Mechanic"],
      ["Tire shop", "garage", 7, "Wheel alignment service"],
      ["Car wash", "carwash", 7, "Car detailing service"],
      ["Car dealer", "cardealer", 8, "Used car dealer"],
      ["Motorcycle repair shop", "garage", 3, "Motorcycle dealer"],
    ],
  },
  {
    broader: "Automotive",
    profile: "fuel",
    rows: [
      ["Gas station", "fuel", 10, "Convenience store"],
      ["Electric vehicle charging station", "fuel", 2],
    ],
  },
  {
    broader: "Education",
    profile: "school",
    rows: [
      ["Language school", "school", 4, "Educational institution"],
      ["Driving school", "school", 5, "Educational institution"],
      ["Music school", "school", 3, "Music instructor"],
      ["Preschool", "kindergarten", 7, "Kindergarten, Day care center"],
      ["Primary school", "school", 6, "School"],
    ],
  },
  {
    broader: "Culture",
    profile: "culture",
    rows: [
      ["Museum", "museum", 5, "Tourist attraction, History museum"],
      ["Art gallery", "gallery", 5, "Art museum"],
      ["Library", "library", 4, "Public library"],
    ],
  },
  {
    broader: "Culture",
    profile: "evening",
    rows: [
      ["Movie theater", "cinema", 3, "Cinema"],
      ["Performing arts theater", "theatre", 3, "Theater, Live music venue"],
    ],
  },
];

export const CATEGORIES: readonly DemoCategory[] = GROUPS.flatMap(({ broader, profile, rows }) =>
  rows.map(([type, trade, weight, subtypes, cuisine]) => ({
    type,
    broader,
    subtypes: [type, ...(subtypes?.split(", ") ?? [])],
    trade,
    profile: PROFILES[profile],
    weight,
    cuisine,
  })),
);
