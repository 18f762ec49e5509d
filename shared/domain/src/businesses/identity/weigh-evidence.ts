import { websitePageOf } from "../../text/website-page.ts";
import { type Agreement, type Comparable, compareExact } from "./comparable.ts";
import { type AddressMatch, compareAddresses } from "./compare-addresses.ts";
import { comparePhones } from "./compare-phones.ts";
import { comparePosts, isElsewhere, metresBetween } from "./compare-places.ts";

const SERVES_FOOD =
  /^amenity\/(?:restaurant|cafe|fast_food|bar|pub|biergarten|food_court|ice_cream)|bakery|pastry|coffee|deli$/;
/** With no query but of campaigns. */
const OWN_PATH = /^https?:\/\/[^/?#]+\/[^?#]{2,}(?:\?(?:utm_|y_source|gclid|fbclid)[^#]*)?(?:#.*)?$/i;
const HOST_OF_PATH = /^https?:\/\/(?:www\.)?([^/?#]+)\/[^?#]{2,}/i;
const LODGES =
  /^(?:tourism\/(?:hotel|motel|hostel|guest_house|apartment|chalet|camp_site|caravan_site)|leisure\/resort)/;
const COMPANY = /^(?:shop|craft|office)\//;
/** Their departments and people have names, numbers and pages of their own. */
const DIVIDED =
  /^(?:healthcare\/|office\/government|amenity\/(?:hospital|clinic|doctors|university|college|school|townhall|courthouse|social_))/;

/** Of Britain, Canada, Ireland, Japan or the Netherlands, unlike the short ones and those of digits only, which are of a town. */
const BLOCK_CODE = /^(?:\d{3}-?\d{4}|(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,4}[ -]?[\p{L}\d]{2,4})$/u;

/** What two records say about each other besides their names. */
export interface Evidence {
  apartM: number | undefined;
  address: AddressMatch;
  phone: Agreement;
  /** Of their websites. */
  page: Agreement;
  /** One website in one postal code, of the business itself by its path unless their addresses agree. */
  isOwnPage: boolean;
  /** Each with a website of its own, as departments have: a path, or any if they are of a kind that has departments. */
  areDepartments: boolean;
  /** Both have kinds that cannot be those of one business. */
  areOtherKinds: boolean;
  /** Both have kinds, and one in common. */
  isSameKind: boolean;
  /** And not only two places that serve food. */
  isExactKind: boolean;
  /** And of a kind whose businesses have no departments with names of their own, unlike hospitals. */
  isSameTrade: boolean;
  isDivided: boolean;
  /** Their postal codes. */
  post: Agreement;
  /** With the same postal code, which a few houses share. */
  isOneBlock: boolean;
  isElsewhere: boolean;
}

export function weigh(row: Comparable, known: Comparable): Evidence {
  const post = comparePosts(row, known);
  const address = compareAddresses(row, known);
  const page = compareExact(websitePageOf(row.website), websitePageOf(known.website));
  const arePaths = hasOwnPath(row, known);
  const kinds = compareKinds(row.kinds, known.kinds);
  return {
    apartM: metresBetween(row, known),
    address,
    phone: comparePhones(row.phoneE164, known.phoneE164),
    page,
    isOwnPage: page === "same" && post === "same" && (address !== "other" || arePaths),
    areDepartments: page === "other" && (arePaths || areOfOneHost(row, known) || kinds.isDivided),
    ...kinds,
    post,
    isOneBlock: post === "same" && BLOCK_CODE.test(row.postalCode ?? ""),
    isElsewhere: isElsewhere(row, known),
  };
}

/** A path may be of one business; a query that decides which is not compared. */
function hasOwnPath(row: Comparable, known: Comparable): boolean {
  return [row, known].every(({ website = "" }) => OWN_PATH.test(website));
}

/** Each with a path on it. */
function areOfOneHost(row: Comparable, known: Comparable): boolean {
  const [host, other] = [row, known].map(({ website = "" }) => HOST_OF_PATH.exec(website)?.[1]?.toLowerCase());
  return host !== undefined && host === other;
}

/** Two shops or companies may be one that its lists put under two of its trades; a hospital's departments are not. */
function compareKinds(left: readonly string[] = [], right: readonly string[] = []) {
  const [one, other] = [left.filter(isClear).map(broadKindOf), right.filter(isClear).map(broadKindOf)];
  const common = one.filter((kind) => other.some((each) => isWithin(kind, each) || isWithin(each, kind)));
  const isSameKind = common.length > 0;
  const mayBeOne = one.some((kind) => COMPANY.test(kind)) && other.some((kind) => COMPANY.test(kind));
  return {
    isSameKind,
    isExactKind: left.some((kind) => right.includes(kind)),
    isSameTrade: common.some((kind) => !DIVIDED.test(kind)),
    isDivided: [...one, ...other].some((kind) => DIVIDED.test(kind)),
    areOtherKinds: one.length > 0 && other.length > 0 && !isSameKind && !mayBeOne,
  };
}

function isClear(kind: string): boolean {
  return !kind.startsWith("group/");
}

function isWithin(kind: string, whole: string): boolean {
  return kind === whole || kind.startsWith(`${whole}/`);
}

/** One source's restaurant is another's café or bar, and its hotel another's guest house. */
function broadKindOf(kind: string): string {
  if (LODGES.test(kind)) return "lodging";
  return SERVES_FOOD.test(kind) ? "food" : kind;
}
