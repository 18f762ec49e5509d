/** Kinds that visitors rarely tell apart: if a place has none of one, the others are offered. */
const ROWS = `
amenity/bar amenity/pub amenity/pub/microbrewery craft/brewery amenity/biergarten
amenity/cafe amenity/cafe/coffee_shop
amenity/pharmacy shop/chemist
healthcare/dentist/orthodontics amenity/dentist
amenity/doctors amenity/clinic
amenity/hospital amenity/clinic amenity/doctors
office/accountant office/tax_advisor
shop/laundry shop/dry_cleaning
shop/hardware shop/doityourself shop/trade
shop/alcohol shop/wine shop/beverages
shop/supermarket shop/convenience shop/greengrocer
shop/general shop/convenience shop/supermarket shop/variety_store
amenity/marketplace shop/supermarket shop/greengrocer
shop/kiosk shop/convenience shop/newsagent
shop/tobacco shop/newsagent shop/kiosk
amenity/ice_cream shop/pastry
shop/hairdresser shop/hairdresser/barber
shop/beauty shop/beauty/nails shop/cosmetics shop/perfumery
shop/clothes shop/boutique shop/fashion_accessories
shop/electronics shop/appliance shop/electrical shop/computer
shop/mobile_phone shop/mobile_phone_repair shop/electronics
shop/car_repair shop/tyres shop/car_parts
shop/locksmith craft/key_cutter
craft/key_cutter shop/locksmith craft/shoemaker
shop/paint shop/hardware shop/doityourself
craft/electronics_repair shop/repair shop/computer
amenity/restaurant/noodle amenity/restaurant/ramen amenity/restaurant/chinese
shop/bakery shop/pastry shop/confectionery
amenity/fast_food/bagel shop/bakery amenity/cafe
shop/books shop/antiquarian
shop/florist shop/garden_centre
shop/motorcycle_repair shop/motorcycle
tourism/hotel tourism/motel tourism/guest_house tourism/hostel tourism/apartment tourism/chalet
leisure/fitness_centre leisure/sports_centre
leisure/spa shop/massage leisure/sauna
amenity/fast_food/kebab amenity/restaurant/turkish amenity/restaurant/middle_eastern
amenity/restaurant/sushi amenity/restaurant/japanese amenity/restaurant/ramen
amenity/restaurant/italian amenity/restaurant/pizza amenity/restaurant
amenity/restaurant/steakhouse amenity/restaurant/barbecue
amenity/restaurant/seafood amenity/restaurant/fish
amenity/restaurant/hotpot amenity/restaurant/chinese amenity/restaurant/asian
amenity/restaurant/latin_american amenity/restaurant/steakhouse
amenity/fast_food/fish_and_chips amenity/restaurant/seafood amenity/restaurant/fish
amenity/restaurant/spanish amenity/bar
amenity/restaurant/breakfast amenity/cafe shop/bakery
amenity/cafe/bubble_tea amenity/cafe/teahouse
office/notary office/lawyer
shop/optician healthcare/optometrist amenity/doctors/ophthalmology
craft/plumber craft/hvac
tourism/museum tourism/gallery
amenity/kindergarten amenity/childcare
amenity/townhall amenity/townhall/city office/government
shop/dairy shop/convenience shop/supermarket
craft/glaziery shop/glaziery craft/window_construction
craft/shoemaker shop/shoes
craft/watchmaker shop/watches shop/jewelry
craft/photographer shop/photo
craft/metal_construction shop/locksmith
office/moving_company office/logistics
`;

/** Fallbacks for other kinds of their rows, which they include themselves. */
const MEANT_ALONE = new Set(["amenity/restaurant", "amenity/restaurant/pizza"]);
const RELATED = new Map<string, string[]>();
for (const row of ROWS.trim().split("\n")) {
  const keys = row.split(" ");
  for (const key of keys.filter((one) => !MEANT_ALONE.has(one)))
    RELATED.set(key, [...(RELATED.get(key) ?? []), ...keys.filter((other) => other !== key)]);
}

RELATED.set("amenity/restaurant", ["amenity/fast_food", "amenity/cafe"]);

/** "amenity/cafe/teahouse" is part of "amenity/cafe". */
const PART = /^(?<whole>.+\/.+)\/[^/]+$/;

/** Keys of related kinds, closest first: those in the table, then the kind it is part of and those related to that. */
export function kindsRelatedTo(key: string): readonly string[] {
  const whole = MEANT_ALONE.has(key) ? undefined : PART.exec(key)?.groups?.whole;
  const broader = whole === undefined ? [] : [whole, ...kindsRelatedTo(whole)];
  return [...(RELATED.get(key) ?? []), ...broader];
}
