import { websitePageOf } from "../../text/website-page.ts";
import type { Comparable } from "./comparable.ts";
import { type AddressMatch, compareAddresses } from "./compare-addresses.ts";
import { compareNames, type NameMatch } from "./compare-names.ts";
import { comparePlaces, isElsewhere, isOnePost, metresBetween, SAME_ADDRESS_M, SAME_SPOT_M } from "./compare-places.ts";

/**
 * "only": the same if no other candidate could be the same, too. "doubtful": a person decides. "lone": doubtful unless others have the
 * row's phone, too.
 */
export type Verdict = "same" | "only" | "doubtful" | "lone" | "different";

/** Geocoders that know a postal code's streets, but not their numbers, place a business up to this far away. */
const MISPLACED_M = 1_000;
const SERVES_FOOD =
  /^amenity\/(?:restaurant|cafe|fast_food|bar|pub|biergarten|food_court|ice_cream)|bakery|pastry|coffee|deli$/;
const TRADE = /^(?:food$|shop\/|tourism\/|leisure\/)/;

/** What two records say about each other besides their names. */
interface Evidence {
  apartM: number | undefined;
  address: AddressMatch;
  phone: "same" | "other" | "unknown";
  /** Of their websites. */
  page: "same" | "other" | "unknown";
  /** Both have kinds, and none in common. */
  areOtherKinds: boolean;
  /** Both have kinds, and one in common. */
  isSameKind: boolean;
  /** Of a kind whose businesses have no departments with names of their own, unlike hospitals. */
  isSameTrade: boolean;
  isOnePost: boolean;
  isElsewhere: boolean;
}

/**
 * Whether two records describe one business. A name alone proves nothing: address, phone, website or position must agree as well, the more
 * of them the less alike the names are, and none may contradict. The same brand at two addresses is two businesses, as are two names at
 * one.
 */
export function judgePair(row: Comparable, known: Comparable): Verdict {
  return judgeNamed(compareNames(row.name, known.name, [row, known]), row, known);
}

function judgeNamed(name: NameMatch, row: Comparable, known: Comparable): Verdict {
  switch (name) {
    case "equal":
      return judgeNamesakes(row, known);
    case "close":
      return judgeCloseNames(weigh(row, known));
    case "part":
      return judgePartNames(weigh(row, known));
    case "foreign":
    case "other":
      return judgeOtherNames(weigh(row, known), name);
  }
}

export interface Judged<C> {
  /** Those the row describes, likeliest first. */
  same: C[];
  /** Those it may describe. */
  doubtful: C[];
}

/**
 * The candidates a row describes, likeliest first. A namesake about which too little is known is the same only if it is the only
 * candidate. Several others that look the same are doubtful, unless a namesake is among them.
 */
export function judgeCandidates<C>(
  row: Comparable,
  candidates: readonly C[],
  read: (candidate: C) => Comparable,
): Judged<C> {
  const judged = candidates.map((candidate) => {
    const known = read(candidate);
    const name = compareNames(row.name, known.name, [row, known]);
    const verdict = judgeNamed(name, row, known);
    const hasPhone = row.phoneE164 !== undefined && row.phoneE164 === known.phoneE164;
    return { candidate, isNamesake: name === "equal", verdict, hasPhone, rank: rankOf(row, known) };
  });
  judged.sort((left, right) => left.rank - right.rank);
  const namesakes = judged.filter(({ isNamesake }) => isNamesake);
  const same = judged.filter(({ verdict }) => verdict === "same");
  const sure = same.filter(({ isNamesake }) => isNamesake);
  const likely = sure.length > 0 ? sure : same;
  const only = same.length === 0 && namesakes.length === 1 ? namesakes.filter(({ verdict }) => verdict === "only") : [];
  const isTie = sure.length === 0 && same.length > 1;
  const joined = isTie ? [] : [...likely, ...only];
  const isLone = judged.filter(({ hasPhone }) => hasPhone).length === 1;
  const rest = isTie
    ? same
    : judged.filter(
        ({ verdict }) =>
          verdict === "doubtful" || (verdict === "only" && only.length === 0) || (verdict === "lone" && isLone),
      );
  return {
    same: joined.map(({ candidate }) => candidate),
    doubtful: joined.length > 0 ? [] : rest.map(({ candidate }) => candidate),
  };
}

/**
 * Whether a business found by a doubtful key is the row's. One found by address is not if it has another place id. One found by a list's
 * own number must resemble the row: other lists use the same numbers.
 */
export function keyHolds(key: string, row: Comparable, known: Comparable): boolean {
  if (key.startsWith("addr:")) {
    return row.placeId === undefined || known.placeId === undefined || known.placeId === row.placeId;
  }
  return compareNames(row.name, known.name) === "equal"
    ? !isElsewhere(row, known)
    : comparePlaces(row, known) === "same";
}

function judgeNamesakes(row: Comparable, known: Comparable): Verdict {
  const place = comparePlaces(row, known);
  if (place === "same") return "same";
  if (place === "unknown") return "only";
  const evidence = weigh(row, known);
  const { apartM, address, phone, page } = evidence;
  if (evidence.isElsewhere) return "different";
  // One of the two positions is that of the town or street.
  if (phone === "same" && address === "same_number") return "same";
  const isMisplaced = apartM !== undefined && apartM <= MISPLACED_M;
  if (evidence.isOnePost && phone !== "other") {
    if (address === "same_number" && isMisplaced) return "same";
    if (address === "same_text" && isMisplaced && apartM <= SAME_ADDRESS_M) return "same";
  }
  if (phone === "same" && (apartM === undefined || isMisplaced)) return "lone";
  if (apartM === undefined)
    return page === "same" && (address === "other" ? evidence.isOnePost : phone === "other") ? "doubtful" : "different";
  if (address === "other") return apartM <= SAME_SPOT_M && phone !== "other" ? "doubtful" : "different";
  const isAround = apartM <= SAME_ADDRESS_M;
  return isAround || address === "same_number" || (phone === "same" && page === "same") ? "doubtful" : "different";
}

function judgeCloseNames(evidence: Evidence): Verdict {
  const { apartM, address, phone, page } = evidence;
  const isNear = apartM !== undefined && apartM <= SAME_SPOT_M;
  const isSameNumber = address === "same_number";
  if (!isPlaceable(evidence)) return phone === "same" && isSameNumber && isNearby(evidence) ? "doubtful" : "different";
  const isAt = isNear || isSameNumber;
  if (phone === "same" && (isAt || apartM === undefined || page === "same")) return "same";
  if (phone !== "other" && isAt && !evidence.areOtherKinds) return "same";
  if (isSameNumber && evidence.isOnePost && evidence.isSameKind) return "same";
  if (isAt && page === "same") return "same";
  return isAt || phone === "same" || page === "same" ? "doubtful" : "different";
}

function judgePartNames(evidence: Evidence): Verdict {
  const { apartM, address, phone, page, areOtherKinds } = evidence;
  if (!isPlaceable(evidence)) {
    const isAgreed = phone === "same" && address === "same_number" && isNearby(evidence);
    return isAgreed ? "doubtful" : "different";
  }
  const isAt = (apartM !== undefined && apartM <= SAME_SPOT_M) || address === "same_number";
  if (phone === "same" && isAt)
    return areOtherKinds || (page === "other" && !evidence.isSameTrade) ? "doubtful" : "same";
  if (phone === "same" || (isAt && page === "same")) return "doubtful";
  if (isAt && !areOtherKinds && evidence.isOnePost) {
    return address === "same_number" && phone === "unknown" && evidence.isSameTrade ? "same" : "doubtful";
  }
  return isAt && phone === "unknown" && !areOtherKinds ? "doubtful" : "different";
}

/** Businesses in one building share phones and addresses, so only one that shares its website too may have been renamed. */
function judgeOtherNames(evidence: Evidence, name: NameMatch): Verdict {
  const { apartM, address, phone, page, areOtherKinds } = evidence;
  if (!isPlaceable(evidence) || areOtherKinds) return "different";
  const isAt = (apartM !== undefined && apartM <= SAME_SPOT_M) || address === "same_number";
  if (name === "foreign") return isAt && (phone === "same" || page === "same") ? "doubtful" : "different";
  if (!isAt || phone !== "same") return "different";
  if (page === "same") return "doubtful";
  return page === "unknown" && evidence.isSameKind ? "lone" : "different";
}

/** Nothing about their places contradicts. */
function isPlaceable({ apartM, address, phone, isElsewhere }: Evidence): boolean {
  if (isElsewhere) return false;
  if (apartM !== undefined && apartM > SAME_ADDRESS_M) return false;
  return address !== "other" || (apartM !== undefined && apartM <= SAME_SPOT_M && phone === "same");
}

/** Without positions, a suburb and its city look like two cities. */
function isNearby({ apartM, isElsewhere }: Evidence): boolean {
  return apartM === undefined || !isElsewhere;
}

function weigh(row: Comparable, known: Comparable): Evidence {
  return {
    apartM: metresBetween(row, known),
    address: compareAddresses(row, known),
    phone: compareExact(row.phoneE164, known.phoneE164),
    page: compareExact(websitePageOf(row.website), websitePageOf(known.website)),
    ...compareKinds(row.kinds, known.kinds),
    isOnePost: isOnePost(row, known),
    isElsewhere: isElsewhere(row, known),
  };
}

function compareExact(left: string | undefined, right: string | undefined): Evidence["phone"] {
  if (left === undefined || right === undefined) return "unknown";
  return left === right ? "same" : "other";
}

function compareKinds(left: readonly string[] = [], right: readonly string[] = []) {
  const [one, other] = [left.map(broadKindOf), right.map(broadKindOf)];
  const common = one.filter((kind) => other.includes(kind));
  const isSameKind = common.length > 0;
  return {
    isSameKind,
    isSameTrade: common.some((kind) => TRADE.test(kind)),
    areOtherKinds: one.length > 0 && other.length > 0 && !isSameKind,
  };
}

/** One source's restaurant is another's café or bar. */
function broadKindOf(kind: string): string {
  return SERVES_FOOD.test(kind) ? "food" : kind;
}

/** Of two matches, the one with the same phone is likelier, then the nearer one. */
function rankOf(row: Comparable, known: Comparable): number {
  const phoneRank = row.phoneE164 !== undefined && row.phoneE164 === known.phoneE164 ? 0 : SAME_ADDRESS_M;
  return phoneRank + (metresBetween(row, known) ?? SAME_ADDRESS_M);
}
