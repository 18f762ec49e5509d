import type { BusinessDetail, BusinessStatus } from "@meridian/contracts/businesses/business";
import { categoryLabel } from "@meridian/domain/categories/category-label";
import { isolate } from "../../lib/format/isolate.ts";

type Described = Pick<
  BusinessDetail,
  "name" | "type" | "category" | "city" | "country" | "phone" | "description" | "status"
>;

/** A text of the source, in any script, among words of ours. */
export interface SourceText {
  own: string;
}

/** The source's description, or a sentence from what is known. */
export function aboutText(business: Described): string {
  return (
    descriptionOf(business) ??
    aboutSentence(business)
      .map((part) => (typeof part === "string" ? part : isolate(part.own)))
      .join("")
  );
}

export function descriptionOf({ description }: Pick<Described, "description">): string | undefined {
  return description?.trim() || undefined;
}

/** A sentence from what is known, as its parts. */
export function aboutSentence(business: Described): (string | SourceText)[] {
  const { name, city, country } = business;
  const phone = business.status === "closed" ? null : business.phone;
  const kind = kindText(business);
  const places = [city, country].filter((part) => part !== null);
  return [
    { own: name },
    ...(kind === null ? [" is a local business"] : [" is listed under ", { own: kind }]),
    ...places.flatMap((place, index) => [index === 0 ? " in " : ", ", { own: place }]),
    phone === null ? "." : `. You can reach it by phone at ${phone}.`,
  ];
}

/** What a business is, in its source's words. */
export function kindText({ type, category }: Pick<BusinessDetail, "type" | "category">): string | null {
  return categoryLabel(type ?? category);
}

/** The status as the specification writes it: OPERATIONAL. */
export function statusText(status: BusinessStatus): string {
  return status.replaceAll("_", " ").toUpperCase();
}

interface Located {
  name: string;
  fullAddress: string | null;
  placeId: string | null;
  latitude: string | null;
  longitude: string | null;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Valid coordinates; undefined for missing, non-numeric or impossible ones. */
export function coordinatesOf({
  latitude,
  longitude,
}: Pick<Located, "latitude" | "longitude">): Coordinates | undefined {
  if (latitude === null || longitude === null || latitude.trim() === "" || longitude.trim() === "") return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : undefined;
}

/** Directions on the external map, by place id if there is one; undefined if the place is unknown. */
export function directionsUrl(business: Located): string | undefined {
  const point = coordinatesOf(business);
  const address = business.fullAddress === null ? undefined : `${business.name}, ${business.fullAddress}`;
  const destination = address ?? (point === undefined ? undefined : `${point.latitude},${point.longitude}`);
  if (destination === undefined && business.placeId === null) return undefined;
  const query = new URLSearchParams({ api: "1", destination: destination ?? business.name });
  if (business.placeId !== null) query.set("destination_place_id", business.placeId);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The number to dial: international if known, else the digits as written. */
export function telUrl(phone: string | null, phoneE164: string | null = null): string | undefined {
  const number = phoneE164 ?? phone?.replace(/[^\d+]/g, "") ?? "";
  return number === "" ? undefined : `tel:${number}`;
}

/** A link from a file, if it is safe to follow. */
export function webLink(url: string | null): { href: string; label: string } | undefined {
  const parsed = url === null ? null : URL.parse(url);
  if (parsed === null || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return undefined;
  return { href: parsed.href, label: parsed.host.replace(/^www\./, "") };
}

/** "33.4611° S, 70.6695° W" */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const northSouth = `${Math.abs(latitude).toFixed(4)}° ${latitude < 0 ? "S" : "N"}`;
  const eastWest = `${Math.abs(longitude).toFixed(4)}° ${longitude < 0 ? "W" : "E"}`;
  return `${northSouth}, ${eastWest}`;
}
