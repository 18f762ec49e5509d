import type { PlaceField } from "@meridian/contracts/businesses/admin-businesses";
import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { cityPageOf, type PlaceOf } from "@meridian/domain/places/business-place";
import { slugify } from "@meridian/domain/text/slug";
import { type Bilingual, type BilingualIssue, refusal } from "@meridian/platform/app-error";
import type { BusinessPatch } from "@meridian/ports/businesses/business-editor";
import type { PlaceStore } from "@meridian/ports/places/place-store";

const NO_CATEGORY: Bilingual = {
  tr: "Dizinde böyle bir kategori yok; listeden seçin veya yeni oluşturun",
  en: "The directory has no such category: choose one, or name it in `creating`",
};
const UNKNOWN: Record<PlaceField, Bilingual> = {
  type: NO_CATEGORY,
  category: NO_CATEGORY,
  city: {
    tr: "Dizinde bu ülkede böyle bir şehir yok; listeden seçin veya yeni oluşturun",
    en: "The directory has no such city in this country: choose one, or name it in `creating`",
  },
};

export interface KnownPlaces {
  places: Pick<PlaceStore, "getCategory" | "getCity">;
  placeOf: PlaceOf;
}

/**
 * Rejects a patch that would create a page for a category or city the directory does not have, unless the field is listed as allowed to.
 * `known` is the business before the patch.
 */
export async function requireKnownPlaces(
  { places, placeOf }: KnownPlaces,
  { patch, creating }: { patch: BusinessPatch; creating: readonly PlaceField[] },
  known: Partial<BusinessFields>,
): Promise<void> {
  const edited = { ...known, ...patch };
  const { type, category, city, countryCode } = edited;
  const isChanged = (...names: (keyof BusinessFields)[]) =>
    names.some((name) => Object.hasOwn(patch, name) && patch[name] !== known[name]);
  const unknown: PlaceField[] = [];
  if (isChanged("type") && !(await isCategory(places, type))) unknown.push("type");
  // The broader category names the page only if there is no narrower one.
  if (type === undefined && isChanged("type", "category") && !(await isCategory(places, category))) {
    unknown.push("category");
  }
  if (isChanged("city", "countryCode") && !(await isCity(places, { city, countryCode, ...placeOf(edited) })))
    unknown.push("city");
  const issues: BilingualIssue[] = unknown
    .filter((name) => !creating.includes(name))
    .map((name) => ({ path: `body.fields.${name}`, message: UNKNOWN[name] }));
  const [first] = issues;
  if (first !== undefined) throw refusal("invalid_input", first.message, { issues });
}

async function isCategory(places: KnownPlaces["places"], name: string | undefined): Promise<boolean> {
  const slug = name === undefined ? "" : slugify(name);
  return slug === "" || (await places.getCategory(slug, { topCountries: 0 })) !== undefined;
}

/** A city without a country has no page. */
async function isCity(places: KnownPlaces["places"], fields: Parameters<typeof cityPageOf>[0]): Promise<boolean> {
  const page = cityPageOf(fields);
  return page === undefined || (await places.getCity(page, { topCategories: 0 })) !== undefined;
}
