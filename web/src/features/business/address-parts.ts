import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { addressTexts, isPlaceName } from "../../lib/format/address-line.ts";
import { countryPath } from "./business-crumbs.ts";

export interface AddressPart {
  key: string;
  text: string;
  path: string | undefined;
}

type Addressed = Pick<BusinessDetail, "fullAddress" | "city" | "cityPath" | "country" | "countryCode" | "countrySlug">;

/**
 * The comma-separated parts of an address, with paths for its city and country. If the address does not contain one of these as a separate
 * part, it is added at the end.
 */
export function addressParts(business: Addressed): AddressPart[] {
  const { fullAddress, city, cityPath, country } = business;
  const parts: AddressPart[] = addressTexts(fullAddress ?? "").map((text, index) => ({
    key: `${index} ${text}`,
    text,
    path: undefined,
  }));
  link(parts, cityPath ?? undefined, [city]);
  link(parts, countryPath(business), [country, ...otherCountryNames(business.countryCode)]);
  return parts;
}

/** Links the last part with one of the names, or else adds the first. */
function link(parts: AddressPart[], path: string | undefined, [name, ...others]: (string | null)[]): void {
  if (name === undefined || name === null) return;
  const names = [name, ...others];
  const known = parts.findLast(
    ({ path, text }) => path === undefined && names.some((one) => one !== null && isPlaceName(text, one)),
  );
  if (known !== undefined) known.path = path;
  else if (path !== undefined || parts.length === 0) parts.push({ key: `end ${name}`, text: name, path });
}

/** Sources write "Türkiye" or "USA" where the directory says "Turkey" and "United States". */
function otherCountryNames(code: string | null): string[] {
  if (code === null) return [];
  try {
    const local = new Intl.Locale(`und-${code}`).maximize().language;
    const names = new Intl.DisplayNames([local], { type: "region" }).of(code);
    return [code, code === "US" ? "USA" : "", code === "GB" ? "UK" : "", names ?? ""];
  } catch {
    return [];
  }
}
