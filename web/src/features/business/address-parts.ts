import type { BusinessDetail } from "@meridian/shared/contracts/business";
import { countryPath } from "./business-crumbs.ts";

export interface AddressPart {
  key: string;
  text: string;
  path: string | undefined;
}

type Addressed = Pick<BusinessDetail, "fullAddress" | "city" | "cityPath" | "country" | "countryCode" | "countrySlug">;

/**
 * The comma-separated parts of an address, with paths for its city and its country. One of these that the address does not name
 * as a part of its own stands at the end.
 */
export function addressParts(business: Addressed): AddressPart[] {
  const { fullAddress, city, cityPath, country } = business;
  const texts = (fullAddress ?? "").split(",").map((text) => text.trim());
  const parts: AddressPart[] = texts
    .filter((text) => text !== "")
    .map((text, index) => ({ key: `${index} ${text}`, text, path: undefined }));
  link(parts, city, cityPath ?? undefined);
  link(parts, country, countryPath(business));
  return parts;
}

/** Links the last part that bears the name, else adds the name. */
function link(parts: AddressPart[], name: string | null, path: string | undefined): void {
  if (name === null) return;
  const known = parts.findLast((part) => part.path === undefined && part.text.toLowerCase() === name.toLowerCase());
  if (known !== undefined) known.path = path;
  else if (path !== undefined || parts.length === 0) parts.push({ key: `end ${name}`, text: name, path });
}
