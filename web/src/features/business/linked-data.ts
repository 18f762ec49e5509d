import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_DAY, WEEKDAYS } from "@meridian/contracts/businesses/week";
import { addressLine } from "../../lib/format/address-line.ts";
import { webPictureUrl } from "../../lib/format/picture-url.ts";
import { businessCrumbs } from "./business-crumbs.ts";
import { coordinatesOf, webLink } from "./business-text.ts";

type LinkedData = Record<string, unknown>;

/**
 * JSON-LD for search engines, limited to what the page shows. Ratings are omitted: they were not collected here. Undefined without an
 * address, which is required.
 */
export function localBusiness(business: BusinessDetail, pageUrl: string): LinkedData | undefined {
  if (business.fullAddress === null && business.street === null) return undefined;
  const point = coordinatesOf(business);
  const website = webLink(business.website);
  return withoutEmpty({
    "@type": business.schemaType,
    "@id": pageUrl,
    name: business.name,
    url: website?.href ?? pageUrl,
    telephone: business.phoneE164 ?? business.phone,
    image: webPictureUrl(business.photo)?.href,
    address: withoutEmpty({
      "@type": "PostalAddress",
      streetAddress: addressLine(business.street ?? business.fullAddress),
      addressLocality: business.city,
      addressRegion: business.state,
      postalCode: business.postalCode,
      addressCountry: business.countryCode,
    }),
    geo: point === undefined ? undefined : { "@type": "GeoCoordinates", ...point },
    openingHoursSpecification: business.hours === null ? undefined : openingHoursSpecification(business.hours),
  });
}

export function breadcrumbList(business: BusinessDetail, publicUrl: string): LinkedData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: businessCrumbs(business).map(({ label, path }, index) =>
      withoutEmpty({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: path === undefined ? undefined : `${publicUrl}${path}`,
      }),
    ),
  };
}

/** One entry per span and day; a span past midnight closes "earlier" than it opens, a closed day opens and closes at midnight. */
export function openingHoursSpecification({ intervals, knownDays }: OpeningHours): LinkedData[] {
  const spans = intervals.flatMap(([start, end]) => daySpans(start, end));
  const openDays = new Set(spans.map(({ day }) => day));
  const closed = knownDays.filter((day) => !openDays.has(day)).map((day) => ({ day, opens: "00:00", closes: "00:00" }));
  return [...spans, ...closed].map(({ day, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${WEEKDAYS[day % WEEKDAYS.length] ?? "Monday"}`,
    opens,
    closes,
  }));
}

/** Splits spans of a day or longer into whole days. */
function daySpans(start: number, end: number): { day: number; opens: string; closes: string }[] {
  const day = Math.floor(start / MINUTES_PER_DAY);
  if (end - start < MINUTES_PER_DAY) return [{ day, opens: clock(start), closes: clock(end) }];
  const rest = start + MINUTES_PER_DAY < end ? daySpans(start + MINUTES_PER_DAY, end) : [];
  return [{ day, opens: "00:00", closes: "23:59" }, ...rest];
}

function clock(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}

function withoutEmpty(data: LinkedData): LinkedData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));
}
