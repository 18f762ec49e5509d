import { getSession, getStats } from "@meridian/contracts/admin/admin-api";
import { getSystemStatus } from "@meridian/contracts/admin/system";
import { countMatches } from "@meridian/contracts/businesses/matches-api";
import { countHeldImports, listImports } from "@meridian/contracts/imports/ingest-api";
import { listSources } from "@meridian/contracts/imports/sources-api";
import type { AdminStats } from "@meridian/contracts/places/place";
import { listInbox } from "@meridian/contracts/site/site-api";
import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { answer } from "./network.ts";

export const ADMIN_STATS: AdminStats = {
  totalBusinesses: 1_250,
  publishedBusinesses: 11,
  totalCategories: 2,
  approvedBusinesses: 1_200,
  pendingBusinesses: 50,
  trashedBusinesses: 3,
  totalCountries: 2,
  totalCities: 4,
  meanRating: 4.3,
  categories: [
    { category: "Restaurant", count: 800, slug: "restaurant" },
    { category: "Hotel", count: 450, slug: "hotel" },
  ],
};

/** Opens a session: the flag that the gate looks at, and answers to the calls that every admin screen makes. */
export function logIn(): void {
  window.localStorage.setItem("adminAuth", "true");
  answerShell();
}

/** Answers the calls that every admin screen makes, as they are of a session. */
export function answerShell(): void {
  answer(getSession, {
    username: "operator",
    createdAt: "2026-01-01T08:00:00.000Z",
    expiresAt: "2026-01-01T20:00:00.000Z",
  });
  answer(getStats, ADMIN_STATS);
  answer(listInbox, { items: [], nextAfter: null, counts: { new: 0, read: 0, answered: 0, closed: 0 } });
  answer(countMatches, { openCount: 0 });
  answer(listImports, []);
  answer(countHeldImports, { heldCount: 0 });
  answer(listSources, { sources: [] });
  answer(getSystemStatus, {
    measuredAt: "2026-01-01T12:00:00.000Z",
    isHealthy: true,
    processes: [],
    requests: { perSecond: 1.5, p95Ms: 12, failureShare: 0, windowSeconds: 60 },
    backup: { lastAt: "2026-05-01T09:00:00.000Z" },
    machine: {
      cores: 2,
      cpuShare: 0.4,
      memoryBytes: 8_000_000_000,
      memoryFreeBytes: 4_000_000_000,
      diskBytes: 100_000_000_000,
      diskFreeBytes: 60_000_000_000,
    },
  });
}

/** The flag by which the browser remembers a login; null without one. */
export const adminFlag = (): string | null => window.localStorage.getItem("adminAuth");

/** The value under the name of a figure, such as "Ülke Sayısı". */
export function figure(label: string): string | null | undefined {
  const term = screen.getAllByText(label).find((element) => element.closest("dt") !== null);
  return term?.closest("dt")?.parentElement?.querySelector("dd")?.textContent;
}

/** Waits until the notice that is shown holds these texts. */
export async function expectNotice(...texts: (string | RegExp)[]): Promise<void> {
  const area = await screen.findByLabelText(/\(F8\)$/);
  for (const text of texts) expect(await within(area).findByText(text)).toBeTruthy();
}
