import { isOnLand } from "@meridian/domain/places/time-zone";
import { foldText } from "@meridian/domain/text/fold-text";
import { dayNamePattern } from "../../../normalise/hours/day-names.ts";
import { parseNumber } from "../../../normalise/values/number.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { type ColumnProfile, countEach, MISSING } from "./column-profile.ts";
import { isInReachOfCity, namesLargeCity } from "./names/known-names.ts";
import { isSerial, scorePostalCodes } from "./places/score-postal-codes.ts";
import { isOfManySites } from "./site-hosts.ts";

/** A field that a column's values suggest, scored from 0 to 1. */
export interface FieldScore {
  column: number;
  field: SourceField;
  score: number;
}

/** Lower scores are dropped. */
const MIN_SCORE = 0.6;
/** The minimum number of distinct ratings in a rating column. */
const MIN_RATINGS = 4;
/** The share of names with a kind of business above which none of them is a person's. */
const SURE_NAMES_SHARE = 0.25;
const NUMBERED_NAMES_SHARE = 0.7;
/** The share of different texts in a column of names, and in one that alone has texts: hundreds of "Health Complex" among others. */
const MIN_DISTINCT_SHARE = 0.5;
const MIN_DISTINCT_SHARE_ALONE = 0.2;
const MAX_NAME_CHARS = 70;
/** Positions that many rows share are those of something nearby: the station, the centre of the district. */
const MIN_POSITIONS_SHARE = 0.2;
/** Percentages may pass for degrees on land; next to none of those is near a city. */
const MIN_SETTLED_SHARE = 0.25;
const REVIEW_COUNT =
  /^\(?\d[\d.,]*\s*(?:(?:google )?reviews?|ratings?|ulasan|avis|yorum|değerlendirme|reseñas?|opiniones|recensioni|avaliações|bewertungen|rezensionen|opinii|отзыв\p{L}*|件|개|条)\)?$|^\(\d[\d.,]*\)$/iu;
const MAX_WORDS = 4;
const MIN_TIMES_EACH = 5;
const INITIALS = /^\s*\p{Lu}{1,2}\s*$/u;
const MAX_RATING = 5;
const BARE_DIGITS = /^\d+$/;
/** "013318010" may be a phone, or the code of a town: such values alone decide only where no header says anything. */
const BARE_DISCOUNT = 0.2;
const BARE_TIMES_DISCOUNT = 0.8;
/** In which businesses were founded: no counts of reviews. */
const YEAR = /^(?:1[89]|20)\d\d(?:\.0)?$/;
const MIN_CODES_SHARE = 0.9;

/** The fields that the values suggest, best first. Columns are judged together: a number is a latitude only beside a longitude. */
export function scoreFields(profiles: readonly ColumnProfile[]): FieldScore[] {
  const scores = [
    ...profiles.flatMap(scoreTyped),
    ...scorePositions(profiles),
    ...scorePlaces(profiles),
    ...scoreRatings(profiles),
    ...scoreNames(profiles),
  ];
  return scores.filter(({ score }) => score >= MIN_SCORE).toSorted((left, right) => right.score - left.score);
}

function scoreTyped(profile: ColumnProfile): FieldScore[] {
  const { column, share, shareOfAny, distinctShare } = profile;
  const links = share("link") - share("mapLink") - share("imageLink");
  const phones = areCodes(profile) ? 0 : shareOfAny(["phone", "contacts"]) + share("looseDigits") / 2;
  const bare = profile.values.filter((value) => BARE_DIGITS.test(String(value))).length / profile.values.length;
  return [
    { column, field: "phone", score: Math.min(phones, 1 - bare * BARE_DISCOUNT) },
    { column, field: "website", score: isOfManySites(profile) ? links : links / 2 },
    { column, field: "url", score: share("mapLink") },
    { column, field: "photo", score: distinctShare >= MIN_DISTINCT_SHARE ? share("imageLink") : 0 },
    { column, field: "coordinates", score: share("pair") },
    { column, field: "workingHours", score: hoursScore(profile) },
    { column, field: "timeZone", score: share("timeZone") },
    { column, field: "placeId", score: share("placeId") },
    { column, field: "reviews", score: reviewCountShare(profile) },
  ];
}

/** Bare digits that rise from row to row, or end alike, are codes of a register. */
function areCodes(profile: ColumnProfile): boolean {
  const codes = profile.values.map(String).filter((value) => BARE_DIGITS.test(value));
  if (codes.length < profile.values.length * MIN_CODES_SHARE) return false;
  const alike = countEach(codes.map((code) => code.slice(-2)))[0]?.[1] ?? 0;
  return isSerial(profile) || alike > codes.length / 2;
}

/** A time of day alone may as well be when guests check in, or when mass is. */
function hoursScore({ share, values }: ColumnProfile): number {
  const hours = share("hours");
  if (hours < MIN_SCORE) return 0;
  const named = values.filter((value) => foldText(String(value)).search(dayNamePattern()) >= 0);
  return named.length >= values.length / 2 ? hours : hours * BARE_TIMES_DISCOUNT;
}

/** "(154)", "1,282 reviews". */
function reviewCountShare({ values }: ColumnProfile): number {
  const counts = values.filter((value) => REVIEW_COUNT.test(String(value).trim())).length;
  return values.length === 0 ? 0 : counts / values.length;
}

/** Two adjacent columns of degrees; the order that lands on solid ground and closer to cities is taken. */
function scorePositions(profiles: readonly ColumnProfile[]): FieldScore[] {
  const degrees = profiles.filter(
    (profile) =>
      profile.share("degrees") >= MIN_SCORE &&
      profile.distinctShare > 0.3 &&
      profile.distinctShareOfAll() >= MIN_POSITIONS_SHARE,
  );
  for (const first of degrees) {
    const second = degrees.find(({ column }) => column === first.column + 1);
    if (second === undefined) continue;
    const [asWritten, turned] = [settledShare(first, second), settledShare(second, first)];
    const [latitude, longitude] = turned > asWritten ? [second, first] : [first, second];
    const share = Math.min(first.share("degrees"), second.share("degrees"));
    const isSettled = shareOfPoints(latitude, longitude, isInReachOfCity) >= MIN_SETTLED_SHARE;
    const score = share * (isSettled && landShare(latitude, longitude) > 0.8 ? 1 : 0.8);
    return [
      { column: latitude.column, field: "latitude", score },
      { column: longitude.column, field: "longitude", score },
    ];
  }
  return [];
}

function landShare(latitudes: ColumnProfile, longitudes: ColumnProfile): number {
  return shareOfPoints(latitudes, longitudes, isOnLand);
}

/** Land alone decides nothing where both orders are on it; businesses are in cities. */
function settledShare(latitudes: ColumnProfile, longitudes: ColumnProfile): number {
  return landShare(latitudes, longitudes) + shareOfPoints(latitudes, longitudes, isInReachOfCity);
}

function shareOfPoints(
  latitudes: ColumnProfile,
  longitudes: ColumnProfile,
  fits: (latitude: number, longitude: number) => boolean,
): number {
  const count = Math.min(latitudes.values.length, longitudes.values.length);
  let fitting = 0;
  for (let index = 0; index < count; index++) {
    const latitude = parseNumber(latitudes.values[index], "decimals") ?? 0;
    const longitude = parseNumber(longitudes.values[index], "decimals") ?? 0;
    if (Math.abs(latitude) <= 90 && fits(latitude, longitude)) fitting++;
  }
  return count === 0 ? 0 : fitting / count;
}

function scorePlaces(profiles: readonly ColumnProfile[]): FieldScore[] {
  const postalCodes = scorePostalCodes(profiles);
  return profiles.flatMap((profile, index) => {
    const { column, share, distinctShare } = profile;
    const country = share("countryName");
    const code = profile.values.every((value) => String(value).trim() === MISSING) ? 0 : share("countryCode");
    const isPlain = share("address") < 0.3 && share("businessWords") < 0.3;
    // "Barber" and "Store" are towns, too.
    const isKind = share("kind") > 0 && share("kind") >= share("city");
    const isCity = isPlain && country < 0.5 && !isKind && !areFewWords(profile) && !areInitials(profile);
    const city = isCity ? share("city") : 0;
    const region = share("region") > share("city") + 0.1 ? share("region") : 0;
    const address =
      areNumberedNames(profile) || isNumbering(profile) ? 0 : share("address") * (distinctShare > 0.5 ? 1 : 0.8);
    const field = share("manyParts") > 0.5 ? "fullAddress" : "street";
    return [
      { column, field: "country" as const, score: country >= code ? country : 0 },
      { column, field: "countryCode" as const, score: code > country && region < 0.9 ? code : 0 },
      { column, field: "city" as const, score: region > 0 ? 0 : city },
      { column, field: "state" as const, score: region * 0.9 },
      { column, field: "category" as const, score: share("kind") * (distinctShare < 0.9 ? 1 : 0.85) },
      { column, field, score: address },
      { column, field: "postalCode" as const, score: postalCodes[index] ?? 0 },
    ];
  });
}

/** The same word in all rows: "red" is a town of India, too, but only a city like Paris is recognised by its name alone. */
export function isOneWord({ values }: ColumnProfile): boolean {
  const [first, ...others] = new Set(values.map(String));
  return first !== undefined && others.length === 0 && !namesLargeCity(first);
}

/** A few words over and over, such as "green" and "red". */
function areFewWords(profile: ColumnProfile): boolean {
  const words = [...new Set(profile.values.map(String))];
  const areRepeated = words.length <= MAX_WORDS && profile.values.length >= words.length * MIN_TIMES_EACH;
  return isOneWord(profile) || (areRepeated && !words.some(namesLargeCity));
}

/** "A" and "C" say how a register sees a business; towns of one letter are in Norway and France. */
function areInitials({ values }: ColumnProfile): boolean {
  return values.every((value) => INITIALS.test(String(value)));
}

/** "Café Sperl 2", "Hotel Adler 14": the names of businesses, with numbers that also streets have. */
function areNumberedNames({ share }: ColumnProfile): boolean {
  return share("businessWords") >= NUMBERED_NAMES_SHARE && share("manyParts") < 0.2;
}

/** "note 1", "note 2": one word with numbers is not a list of streets. */
function isNumbering({ values }: ColumnProfile): boolean {
  return values.length > 1 && new Set(values.map((value) => String(value).replace(/\d+/g, ""))).size === 1;
}

/** Ratings have a decimal, and a count of reviews beside them. */
function scoreRatings(profiles: readonly ColumnProfile[]): FieldScore[] {
  return profiles.flatMap((profile) => {
    const { column, share, values } = profile;
    const decimals = values.filter((value) => /^[1-5][.,]\d$/.test(String(value))).length;
    const isBroken = values.some((value) => /[.,][1-9]/.test(String(value)));
    const isRating =
      isBroken && share("rating") >= 0.95 && decimals >= values.length / 3 && new Set(values).size >= MIN_RATINGS;
    if (!isRating) return [];
    const counts = profiles.find((other) => other.column === column + 1 && other.share("whole") >= 0.95);
    const isCounted = counts !== undefined && !isSerial(counts) && areCounts(counts);
    return [
      { column, field: "rating" as const, score: isCounted ? 0.92 : 0.8 },
      ...(isCounted ? [{ column: counts.column, field: "reviews" as const, score: 0.9 }] : []),
    ];
  });
}

/** Counts go beyond the scale of ratings, and are no years. */
function areCounts({ values }: ColumnProfile): boolean {
  const years = values.filter((value) => YEAR.test(String(value)));
  return years.length < values.length * MIN_CODES_SHARE && values.some((value) => Number(value) > MAX_RATING);
}

/** Names differ from row to row and are neither places nor kinds; words like "Hotel" or "GmbH" distinguish them from people's. */
function scoreNames(profiles: readonly ColumnProfile[]): FieldScore[] {
  const texts = profiles.filter(({ share }) => share("text") >= 0.8);
  const isAlone = texts.length === 1 && texts.every(({ share }) => share("businessWords") >= SURE_NAMES_SHARE);
  const minDistinctShare = isAlone ? MIN_DISTINCT_SHARE_ALONE : MIN_DISTINCT_SHARE;
  const candidates = texts.filter((profile) => {
    const { share, shareOfAny, distinctShare, meanChars } = profile;
    return (
      distinctShare >= minDistinctShare &&
      meanChars <= MAX_NAME_CHARS &&
      (share("address") < 0.5 || areNumberedNames(profile)) &&
      shareOfAny(["city", "countryName", "countryCode", "region"]) < 0.5 &&
      share("kind") < 0.6
    );
  });
  return candidates.map(({ column, share, distinctShare }, index) => {
    const wordScore = Math.min(1, share("businessWords") / SURE_NAMES_SHARE);
    const alone = candidates.length === 1 ? 0.1 : 0;
    return {
      column,
      field: "name",
      score: 0.45 + wordScore * 0.3 + distinctShare * 0.1 + alone + (index === 0 ? 0.05 : 0),
    };
  });
}
