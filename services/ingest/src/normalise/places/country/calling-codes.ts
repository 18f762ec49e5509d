import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

/** The main country of shared calling codes; +1 and +7 have none. */
const FIRST_OWNERS: Readonly<Record<string, string>> = { 39: "IT", 44: "GB", 47: "NO", 61: "AU", 212: "MA", 358: "FI" };
const CALLING_CODE = /^(?:\+|00)\s?([1-9]\d{0,2})$/;

let owners: ReadonlyMap<string, readonly string[]> | undefined;

/** The country of a bare calling code, recognised by its plus or zeros: "+49", "0090". */
export function countryOfCallingCode(text: string): string | undefined {
  const code = CALLING_CODE.exec(text)?.[1];
  if (code === undefined) return undefined;
  owners ??= ownersByCode();
  const known = owners.get(code) ?? [];
  return known.length === 1 ? known[0] : FIRST_OWNERS[code];
}

function ownersByCode(): Map<string, string[]> {
  const byCode = new Map<string, string[]>();
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    byCode.set(code, [...(byCode.get(code) ?? []), country]);
  }
  return byCode;
}
