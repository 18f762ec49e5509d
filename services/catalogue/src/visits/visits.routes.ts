import { countVisit, MAX_VISIT_TEXT, type Visit } from "@meridian/contracts/admin/visits";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import { rejectForeignOrigin } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { VisitRecorder } from "./visit-recorder.ts";

const PROGRAMS = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|lighthouse|pingdom|uptime/i;
const MAX_DIGITS = 6;

/** Counts page views: how often on which day, and nothing about whom. */
export function createVisitsRoutes(recorder: Pick<VisitRecorder, "note">): Router {
  const router = createRouter();
  mountEndpoint(router, countVisit, async ({ body, req }) => {
    rejectForeignOrigin(req.headers, undefined);
    if (!PROGRAMS.test(req.get("user-agent") ?? "")) note(recorder, body);
  });
  return router;
}

function note(recorder: Pick<VisitRecorder, "note">, { page, isEntry, slug, search }: Visit): void {
  recorder.note("view", page);
  if (isEntry) recorder.note("visit", "");
  if (page === "business" && slug !== undefined) recorder.note("business", slug);
  if (page !== "search" || search === undefined) return;
  const subject = searchSubject(search.q, search.location) ?? "";
  recorder.note("search", subject);
  if (search.isEmpty) recorder.note("empty_search", subject);
}

/**
 * What is kept of a search: its words and place, case-folded. Undefined for anything that might be personal, such as an e-mail address or
 * phone number, and for texts no person types.
 */
export function searchSubject(q: string, location: string): string | undefined {
  const words = q.toLocaleLowerCase("en");
  const place = location.toLocaleLowerCase("en");
  const whole = `${words} ${place}`;
  if (words === "" || words.length > MAX_VISIT_TEXT || place.length > MAX_VISIT_TEXT) return undefined;
  const digits = whole.match(/\p{Nd}/gu)?.length ?? 0;
  if (whole.includes("@") || whole.includes("://") || digits > MAX_DIGITS || /\p{Cc}/u.test(whole)) return undefined;
  return `${words}\n${place}`;
}
