import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { readTable } from "../../shared/platform/src/read-table.ts";

/** Presets of the tagging schema that mean the same kind of business and differ only in how they are mapped. */
export const SAME_KIND: ReadonlyMap<string, string> = new Map(
  readTable(new URL("same-kind.tsv", import.meta.url), ["preset", "kind"]).map(({ preset, kind }) => [preset, kind]),
);

/** OpenStreetMap keys used for businesses. */
const BUSINESS_KEYS = new Set([
  "aeroway",
  "amenity",
  "club",
  "craft",
  "education",
  "healthcare",
  "leisure",
  "office",
  "shop",
  "tourism",
]);
/** Presets of street furniture, parts of buildings and sports grounds, and those that name no kind ("shop/yes"). */
const NO_BUSINESS = new RegExp(
  [
    "^aeroway/(?!aerodrome)|",
    "^amenity/(animal_breeding|baking_oven|bbq|bench|bicycle_parking|bicycle_wash|binoculars|boat_storage|clock|compressed_air",
    "|device_charging_station|dog_toilet|dressing_room|drinking_water|fountain|give_box|grit_bin|hunting_stand|kitchen|kneipp_water_cure",
    "|lavoir|letter_box|library_dropoff|loading_dock|lounger|luggage_locker|motorcycle_parking|parcel_locker|parking_entrance|parking_space",
    "|payment_terminal|photo_booth|post_box|public_bookcase|recycling_container|sanitary_dump_station|shelter|shower|smoking_area|telephone",
    "|ticket_validator|toy_library|traffic_park|trolley_bay|vacuum_cleaner|vending_machine|waste|waste_basket|waste_disposal|water_point",
    "|watering_place|weighbridge)(/|$)",
    "|^amenity/(parking|clock|recycling|post_box)/",
    "|^leisure/(bandstand|bird_hide|bleachers|common|firepit|fitness_station|hot_tub|outdoor_seating|picnic_table|slipway|slipway_drivable",
    "|swimming_area|track|marina_no_facilities)(/|$)",
    "|^leisure/(garden/(residential|kitchen|community)|pitch/.*)",
    "|^tourism/(artwork|camp_pitch|picnic_site|trail_riding_station)(/|$)",
    "|^tourism/information/",
    "|^shop/vacant$",
    "|/yes$",
  ].join(""),
);

const TERM_BREAKS = /[,;،、，；]/u;

const namesSchema = z.object({
  name: z.string().optional(),
  /** One per line. */
  aliases: z.string().optional(),
  /** Separated by commas, in some languages also by others or semicolons. */
  terms: z.string().optional(),
});
const translationSchema = z.record(
  z.string(),
  z.object({
    presets: z.object({ presets: z.record(z.string(), namesSchema).optional() }).optional(),
  }),
);

export interface SchemaNames {
  /** The schema's tag and value, such as "shop/bakery". */
  preset: string;
  kind: string;
  language: string;
  /** The name and its synonyms. */
  names: readonly string[];
  /** A mapper's search terms; looser than names. */
  terms: readonly string[];
}

/** The names of business kinds in OpenStreetMap's tagging schema, in every language. */
export function* readSchemaNames(): Generator<SchemaNames> {
  const require = createRequire(import.meta.url);
  const folder = join(
    dirname(require.resolve("@openstreetmap/id-tagging-schema/dist/presets.min.json")),
    "translations",
  );
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".min.json") || !file.endsWith(".json")) continue;
    const language = basename(file, ".json");
    const texts = translationSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))[language];
    for (const [preset, { name = "", aliases = "", terms = "" }] of Object.entries(texts?.presets?.presets ?? {})) {
      const kind = kindOf(preset);
      if (kind === undefined) continue;
      const names = [name.startsWith("{") ? "" : name, ...aliases.split("\n")].map((text) => text.trim());
      yield {
        preset,
        kind,
        language,
        names: names.filter(isText),
        terms: terms
          .split(TERM_BREAKS)
          .map((term) => term.trim())
          .filter(isText),
      };
    }
  }
}

/** Undefined for presets that are not kinds of business. */
function kindOf(preset: string): string | undefined {
  const key = preset.split("/", 1)[0] ?? "";
  // Presets ending in a country code are variants for mappers.
  const plain = preset.replace(/[-_][A-Z]{2}$/, "");
  const kind = SAME_KIND.get(plain) ?? plain;
  if (kind === plain && (!BUSINESS_KEYS.has(key) || !plain.includes("/") || NO_BUSINESS.test(plain))) return undefined;
  return kind;
}

const isText = (text: string): boolean => text !== "";
