import { createHash } from "node:crypto";
import type { BusinessMatch } from "@meridian/contracts/businesses/business-match";
import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import type { Synonym } from "@meridian/contracts/categories/synonyms-api";
import type { ImportSource } from "@meridian/contracts/imports/import-source";
import type { InboxItem } from "@meridian/contracts/site/contact";
import { NO_ORIGINS, type SiteSettingsVersion } from "@meridian/contracts/site/site-settings";
import { newMatch } from "@meridian/domain/businesses/identity/match-pair";

/** Its id is independent of its words. */
export function makeSynonym(term: string, meaning: string, overrides: Partial<Synonym> = {}): Synonym {
  const id = createHash("sha256").update(`${term} ${meaning}`).digest("hex").slice(0, 16);
  return { id, term, meaning, createdAt: "2026-03-02T09:00:00.000Z", createdBy: "admin", ...overrides };
}

/** By default, moves the label "Gaststätte" to restaurants. */
export function makeCategoryDecision(id: number, overrides: Partial<CategoryDecision> = {}): CategoryDecision {
  const target = { kindKey: "amenity/restaurant", targetName: "Restaurant", undoes: null };
  const decided = { decidedAt: "2026-03-02T09:00:00.000Z", decidedBy: "admin" };
  return { id, action: "move", slug: "gaststatte", name: "Gaststätte", ...target, ...decided, ...overrides };
}

/** Due at once; its id repeats the letter. */
export function makeSource(letter: string, overrides: Partial<ImportSource> = {}): ImportSource {
  return {
    id: letter.repeat(20),
    name: "Cafés of Köln",
    url: "https://data.example.org/cafes.csv",
    profileSignature: null,
    everyHours: 24,
    startsAt: null,
    gatePercent: 5,
    isEnabled: true,
    createdAt: "2026-03-02T09:00:00.000Z",
    createdBy: "admin",
    etag: null,
    lastModified: null,
    contentSha256: null,
    lastRunAt: null,
    lastOutcome: null,
    lastFailure: null,
    lastJobId: null,
    isRunRequested: false,
    failures: 0,
    nextRunAt: "2026-03-02T09:00:00.000Z",
    ...overrides,
  };
}

type Message = Extract<InboxItem, { kind: "message" }>;
type Report = Extract<InboxItem, { kind: "report" }>;

const ITEM = {
  state: "new",
  isSuspect: false,
  receivedAt: "2026-03-02T09:00:00.000Z",
  changedAt: null,
  changedBy: null,
  mail: "off",
  mailAttempts: 0,
} as const;

export function makeMessage(id: string, overrides: Partial<Message> = {}): Message {
  return {
    ...ITEM,
    id,
    kind: "message",
    name: "Zoë Şahin",
    email: "zoe@example.org",
    subject: "Opening a branch",
    message: "Hello,\nwe open a branch in Köln. 🙂",
    company: null,
    phone: "+49 221 123",
    ...overrides,
  };
}

export function makeReport(id: string, overrides: Partial<Report> = {}): Report {
  return {
    ...ITEM,
    id,
    kind: "report",
    reason: "wrong_hours",
    message: null,
    email: null,
    business: { id: "abcdefghij234567", slug: "cafe-koln", name: "Café" },
    ...overrides,
  };
}

export function makeSettings(version: number, overrides: Partial<SiteSettingsVersion> = {}): SiteSettingsVersion {
  return {
    version,
    head_tags: `<meta name="version" content="${version}">`,
    footer_tags: "",
    analytics_code: "<script>window.counted = true;</script>",
    facebook_pixel: "",
    origins: { ...NO_ORIGINS, connect: ["https://counts.example.org"] },
    isEnabled: true,
    savedAt: "2026-03-02T09:00:00.000Z",
    savedBy: "admin",
    ...overrides,
  };
}

export function makeMatch(newKey: string, knownKey: string, jobId = "job-1"): BusinessMatch {
  return newMatch({ newKey, knownKey, jobId }, new Date("2026-03-02T09:00:00.000Z"));
}
