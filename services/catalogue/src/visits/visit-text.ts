import { MAX_VISIT_TEXT } from "@meridian/contracts/admin/visits";

const MAX_DIGITS = 6;

/**
 * What is kept of a search: its words and place, case-folded. Undefined for anything that might be personal, such as an e-mail address or
 * phone number, and for texts no person types.
 */
export function searchSubject(q: string, location: string): string | undefined {
  const words = q.toLocaleLowerCase("en");
  const place = location.toLocaleLowerCase("en");
  const whole = `${words} ${place}`;
  if (words === "" || words.length > MAX_VISIT_TEXT || place.length > MAX_VISIT_TEXT) return undefined;
  const digits = whole.match(/\p{Nd}/gu)?.length ?? 0;
  if (whole.includes("@") || whole.includes("://") || digits > MAX_DIGITS || /\p{Cc}/u.test(whole)) return undefined;
  return `${words}\n${place}`;
}
