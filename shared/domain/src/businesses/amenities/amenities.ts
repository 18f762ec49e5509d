import { isRecord } from "../../is-record.ts";

/** Groups of amenities as `about` stores them: group, then amenity, then whether it is offered (or a short fact). */
export type AmenityGroups = Record<string, Record<string, boolean | string>>;

export interface Amenity {
  group: string;
  name: string;
}

/** Parses an `about` text; anything but such JSON has no amenities. */
export function parseAmenityGroups(about: string | null | undefined): AmenityGroups {
  if (about === null || about === undefined || about === "") return {};
  try {
    const parsed: unknown = JSON.parse(about);
    return isGroups(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** The amenities with the value true, in text order, each once. */
export function offeredAmenities(groups: AmenityGroups): Amenity[] {
  const offered = new Map<string, Amenity>();
  for (const [group, entries] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(entries)) {
      if (value === true && !offered.has(name)) offered.set(name, { group, name });
    }
  }
  return [...offered.values()];
}

function isGroups(value: unknown): value is AmenityGroups {
  return isRecord(value) && Object.values(value).every(isRecord);
}
