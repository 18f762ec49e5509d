import type { AmenityKind } from "./category-profiles.ts";
import { Random } from "./random.ts";

/** Amenities by kind and group, each with the share of businesses offering it. */
const AMENITIES: Readonly<Record<AmenityKind, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  dining: {
    "Service options": { "Dine-in": 0.9, Takeout: 0.8, Delivery: 0.5, "Outdoor seating": 0.5 },
    Accessibility: { "Wheelchair accessible entrance": 0.7, "Wheelchair accessible restroom": 0.45 },
    Offerings: { Coffee: 0.6, "Vegetarian options": 0.55, "Vegan options": 0.3, "Kids' menu": 0.35, Alcohol: 0.5 },
    Amenities: { "Free Wi-Fi": 0.5, Restroom: 0.8, "Good for kids": 0.6 },
    Payments: { "Credit cards": 0.8, "NFC mobile payments": 0.6 },
    Planning: { "Accepts reservations": 0.5 },
  },
  retail: {
    "Service options": { "In-store shopping": 0.95, "In-store pickup": 0.5, Delivery: 0.4 },
    Accessibility: { "Wheelchair accessible entrance": 0.75, "Wheelchair accessible parking lot": 0.5 },
    Payments: { "Credit cards": 0.85, "NFC mobile payments": 0.65 },
    Parking: { "Free parking lot": 0.4, "Free street parking": 0.4 },
  },
  health: {
    Accessibility: {
      "Wheelchair accessible entrance": 0.85,
      "Wheelchair accessible restroom": 0.6,
      "Wheelchair accessible parking lot": 0.55,
    },
    Amenities: { Restroom: 0.7, "Free Wi-Fi": 0.2 },
    Planning: { "Appointment required": 0.6, "Appointments recommended": 0.5 },
  },
  care: {
    Accessibility: { "Wheelchair accessible entrance": 0.65 },
    Amenities: { Restroom: 0.7, "Free Wi-Fi": 0.4, "Gender-neutral restroom": 0.2 },
    Planning: { "Appointment required": 0.4, "Appointments recommended": 0.7, "Accepts walk-ins": 0.5 },
    Payments: { "Credit cards": 0.75, "NFC mobile payments": 0.55 },
  },
  lodging: {
    Amenities: {
      "Free Wi-Fi": 0.9,
      Breakfast: 0.6,
      "Air conditioning": 0.7,
      Pool: 0.25,
      "Fitness center": 0.3,
      "Pets allowed": 0.3,
    },
    Parking: { "Free parking lot": 0.5, "Paid parking lot": 0.3 },
    Accessibility: { "Wheelchair accessible entrance": 0.7, "Wheelchair accessible elevator": 0.5 },
    "Service options": { "24-hour front desk": 0.6, "Airport shuttle": 0.3, "Room service": 0.4 },
  },
  office: {
    Accessibility: { "Wheelchair accessible entrance": 0.6, "Wheelchair accessible parking lot": 0.4 },
    "Service options": { "Online appointments": 0.5, "Onsite services": 0.6, "Language assistance": 0.2 },
    Planning: { "Appointment required": 0.4 },
  },
  fitness: {
    Amenities: { Restroom: 0.85, Showers: 0.7, "Free Wi-Fi": 0.4, Sauna: 0.25, Lockers: 0.7 },
    Accessibility: { "Wheelchair accessible entrance": 0.6 },
    Offerings: { "Personal training": 0.6, "Group classes": 0.6, "Free trial": 0.4 },
    Parking: { "Free parking lot": 0.45 },
  },
  culture: {
    Accessibility: { "Wheelchair accessible entrance": 0.8, "Wheelchair accessible restroom": 0.6 },
    Amenities: { Restroom: 0.85, Cafe: 0.35, "Free Wi-Fi": 0.4, "Gift shop": 0.35 },
    Children: { "Good for kids": 0.75, "Kids' activities": 0.4 },
    Planning: { "Tickets in advance recommended": 0.35 },
  },
  auto: {
    Accessibility: { "Wheelchair accessible entrance": 0.5, "Wheelchair accessible parking lot": 0.4 },
    Amenities: { Restroom: 0.6, "Car vacuum": 0.3, "Free air pump": 0.3 },
    Payments: { "Credit cards": 0.8, "Debit cards": 0.7 },
    Planning: { "Appointments recommended": 0.4 },
  },
};

const VARIANTS = 64;
const SAID_SHARE = 0.85;
const cache = new Map<AmenityKind, readonly string[]>();

/** Amenity texts (JSON of groups) for a kind, varied like real ones; the same in every run. */
export function amenityTextsOf(kind: AmenityKind): readonly string[] {
  let texts = cache.get(kind);
  if (texts === undefined) {
    const random = new Random(kind.length * 7919);
    texts = Array.from({ length: VARIANTS }, () => drawText(kind, random));
    cache.set(kind, texts);
  }
  return texts;
}

function drawText(kind: AmenityKind, random: Random): string {
  const groups: Record<string, Record<string, boolean>> = {};
  for (const [group, shares] of Object.entries(AMENITIES[kind])) {
    const said: Record<string, boolean> = {};
    for (const [name, share] of Object.entries(shares))
      if (random.chance(SAID_SHARE)) said[name] = random.chance(share);
    if (Object.keys(said).length > 0) groups[group] = said;
  }
  return JSON.stringify(groups);
}
