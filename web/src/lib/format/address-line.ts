/** At least three digits, or a British postcode. */
const POSTAL_CODE = /^(?:(?=(?:\D*\d){3})[A-Z\d]{1,8}(?:[- ][A-Z\d]{1,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

/** Behind a city: "København K", "Paris 08", "Praha IV", "Dublin 2". */
const DISTRICT = /\s(?:\p{Lu}{1,2}|\d{1,2}|[IVX]{1,4})$/u;

/** Arabic, Persian and Urdu have a comma of their own. */
const COMMA = /[,،]/;

/** The comma-separated parts of an address, with adjacent repetitions of a place merged: "8001 Zürich, Zürich". */
export function addressTexts(fullAddress: string): string[] {
  const texts: string[] = [];
  for (const text of fullAddress.split(COMMA).map((part) => part.trim())) {
    const before = texts.at(-1);
    if (text === "" || (before !== undefined && isPlaceName(before, text))) continue;
    if (before !== undefined && isPlaceName(text, before)) texts.pop();
    texts.push(text);
  }
  return texts;
}

/** The address on one line; null if unknown. */
export function addressLine(fullAddress: string | null): string | null {
  return fullAddress === null ? null : addressTexts(fullAddress).join(", ");
}

/** Whether a part of an address is this name, alone, beside a postal code or before a district, ignoring case and accents. */
export function isPlaceName(text: string, name: string): boolean {
  return isBesideCode(text, name) || isBesideCode(text.replace(DISTRICT, ""), name);
}

function isBesideCode(text: string, name: string): boolean {
  if (isSameName(text, name)) return true;
  const isAtEnd = isSameName(text.slice(-name.length), name);
  const rest = isAtEnd ? text.slice(0, -name.length) : text.slice(name.length);
  if (!isAtEnd && !isSameName(text.slice(0, name.length), name)) return false;
  return /^\s|\s$/.test(rest) && POSTAL_CODE.test(rest.trim());
}

function isSameName(text: string, name: string): boolean {
  return text.localeCompare(name, "en", { sensitivity: "base" }) === 0;
}
