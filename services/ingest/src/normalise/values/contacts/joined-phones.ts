import { rememberByCountry } from "@meridian/domain/bounded-cache";
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** Stands within numbers, and between two of them. */
const GAP = /\s*[\s/–-]\s*(?=[+(\d])/g;
const MIN_DIGITS_EACH = 6;
const DIGIT = /\d/g;
const RUN_OF_DIGITS = /^\d{12,}$/;
/** Subscriber numbers of one place start alike: "4262260 4262245". */
const ALIKE_DIGITS = 2;
/** A row asks for its phone when it weighs its country, and again when it has one. */
export const CACHED_PHONES = 1_000;

/** The first number of a text that joins several with a space, a dash, a slash or nothing: "8 495 2876000 8 495 7335228". */
export function firstOfJoined(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const readings = cutsOf(text).flatMap(([first, rest]) => {
    const number = validNumber(first, country);
    return number === undefined ? [] : [{ number, rest }];
  });
  const sure = readings.filter(({ rest }) => validNumber(rest, country) !== undefined);
  const choice = sure.length === 0 && !RUN_OF_DIGITS.test(text) ? readings : sure;
  return choice.length === 1 ? choice[0]?.number : undefined;
}

/** The first of two numbers without area codes, as long as each other and with the same first digits. */
export function firstOfLocalPair(text: string): string | undefined {
  return cutsOf(text).find(([first, rest]) => {
    const [own, other] = [first, rest].map((part) => part.replace(/\D/g, ""));
    return own?.length === other?.length && own?.slice(0, ALIKE_DIGITS) === other?.slice(0, ALIKE_DIGITS);
  })?.[0];
}

/** At each gap, or in the middle of a run of digits. */
function cutsOf(text: string): [first: string, rest: string][] {
  const cuts: [string, string][] = RUN_OF_DIGITS.test(text)
    ? [[text.slice(0, text.length / 2), text.slice(text.length / 2)]]
    : Array.from(text.matchAll(GAP), (gap) => [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)]);
  return cuts.filter((parts) => parts.every((part) => countDigits(part) >= MIN_DIGITS_EACH));
}

export function validNumber(text: string, country?: CountryCode): PhoneNumber | undefined {
  return checkedNumber(text, country).number;
}

const checkedNumber = rememberByCountry((text, country): { number?: PhoneNumber } => {
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(text, country)
    : parsePhoneNumberFromString(text);
  return number?.isValid() === true ? { number } : {};
}, CACHED_PHONES);

export function countDigits(text: string): number {
  return text.match(DIGIT)?.length ?? 0;
}
