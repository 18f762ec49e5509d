import { type ColumnProfile, countEach } from "../column-profile.ts";

/** The maximum number of columns between a postal code and its city: "New York | NY | 10014". */
const MAX_CITY_DISTANCE = 2;
const MIN_CITY_SHARE = 0.6;
const MIN_TWO_LENGTHS_SHARE = 0.9;
/** Numbers that rise by one from row to row are row numbers. */
const MAX_SERIAL_SHARE = 0.9;
/** The share of different codes above which they are the rows' own. */
const MAX_SHARED_CODES = 0.95;
const MIN_CODES_SHARE = 0.95;

/** A score for each column. Plain digits are postal codes only beside a city, or if some start with a zero and rows share them. */
export function scorePostalCodes(profiles: readonly ColumnProfile[]): number[] {
  const finerThan = new Map(profiles.map((profile) => [profile, findFinerCodes(profile, profiles)]));
  const finer = new Set(finerThan.values());
  return profiles.map((profile) => {
    const own = profile.share("ownPostalCode");
    const digits = profile.share("digitPostalCode");
    if (own >= digits) return own;
    if (!areOfOneForm(profile) || isSerial(profile) || finerThan.get(profile) !== undefined) return 0;
    if (finer.has(profile) || townsBeside(profile, profiles).length > 0) return digits * 0.95;
    const hasZeros = profile.values.some((value) => typeof value === "string" && value.startsWith("0"));
    return digits * (hasZeros && profile.distinctShareOfAll() <= MAX_SHARED_CODES ? 0.85 : 0.5);
  });
}

/** Where each town has one code, and another column more of them, the codes are those of a register of towns. */
function findFinerCodes(profile: ColumnProfile, profiles: readonly ColumnProfile[]): ColumnProfile | undefined {
  if (!townsBeside(profile, profiles).some((towns) => isOneToOne(profile, towns))) return undefined;
  return profiles.find(
    (other) =>
      other.share("digitPostalCode") >= MIN_CODES_SHARE &&
      other.distinctShare > profile.distinctShare &&
      other.distinctShare <= MAX_SHARED_CODES &&
      areOfOneForm(other) &&
      !isSerial(other),
  );
}

function townsBeside({ column }: ColumnProfile, profiles: readonly ColumnProfile[]): readonly ColumnProfile[] {
  return profiles.filter(
    (other) =>
      Math.abs(other.column - column) <= MAX_CITY_DISTANCE && other.shareOfAny(["city", "region"]) >= MIN_CITY_SHARE,
  );
}

function isOneToOne(left: ColumnProfile, right: ColumnProfile): boolean {
  const pairs = new Set(left.values.map((value, index) => `${value}\t${right.values[index]}`));
  const isRepeated = pairs.size > 1 && pairs.size < left.values.length;
  return isRepeated && [left, right].every(({ values }) => new Set(values).size === pairs.size);
}

/** Digits of one length, or of two where spreadsheets dropped zeros. */
function areOfOneForm({ values }: ColumnProfile): boolean {
  const [most, next] = countEach(values.map((value) => String(value).replace(/\.0$/, "").length));
  return (most?.[1] ?? 0) + (next?.[1] ?? 0) >= values.length * MIN_TWO_LENGTHS_SHARE;
}

export function isSerial({ values }: ColumnProfile): boolean {
  const rising = values.filter((value, index) => index === 0 || Number(value) > Number(values[index - 1])).length;
  return values.length > 0 && rising / values.length >= MAX_SERIAL_SHARE;
}
