import type { Business } from "@meridian/contracts/businesses/business";
import type { Engines } from "@meridian/engines/engines";
import { expect } from "vitest";

/** Every business of the directory in any state; throws if an id or slug occurs twice. */
export async function allOf({ businesses }: Engines): Promise<Business[]> {
  const all: Business[] = [];
  for (;;) {
    const page = await businesses.scan(all.at(-1)?.id ?? "", 1_000);
    if (page.length === 0) break;
    all.push(...page);
  }
  for (const field of ["id", "slug"] as const) {
    expect(new Set(all.map((business) => business[field])).size).toBe(all.length);
  }
  return all;
}
