import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import type { Synonym } from "@meridian/contracts/categories/synonyms-api";
import type { SiteSettingsVersion } from "@meridian/contracts/site/site-settings";
import type { DailyCount } from "@meridian/ports/site/visit-count-store";
import type { InboxRecord } from "../../rules/inbox-record.ts";

export interface CredentialDocument {
  _id: "admin";
  username: string;
  passwordHash: string;
  version: number;
}

export type SynonymDocument = Omit<Synonym, "id"> & { _id: string };

/** `_id` is the id. */
export type CategoryDecisionDocument = Omit<CategoryDecision, "id"> & { _id: number };

/** `_id` is the version. */
export type SiteSettingsDocument = Omit<SiteSettingsVersion, "version"> & { _id: number };

export type InboxDocument = Omit<InboxRecord, "id"> & { _id: string };

/** `_id` is kind, day and subject. */
export interface VisitCountDocument extends DailyCount {
  _id: string;
}

export interface AuditDocument {
  _id: number;
  at: number;
  actor: string;
  action: string;
  subject?: string;
  /** JSON, since its keys are arbitrary. */
  details?: string;
}

export interface DirectorySettingsDocument extends DirectorySettings {
  _id: "directory";
}
