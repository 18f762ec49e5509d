import { randomBytes } from "node:crypto";
import {
  type ImportSource,
  MAX_SOURCES,
  type SourceSettings,
  sourceSettingsSchema,
} from "@meridian/contracts/imports/import-source";
import {
  type ImportSourceChange,
  type ImportSourceStore,
  READ_AGAIN,
} from "@meridian/ports/imports/import-source-store";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { refusal, text } from "../messages/text.ts";
import { requirePublicHost } from "./public-addresses.ts";
import { nextRunAfter } from "./run-times.ts";
import type { SourceSchedule } from "./source-schedule.ts";

export interface SourcesService {
  list(): Promise<ImportSource[]>;
  /** Throws conflict if there are too many, and invalid_input for an address that is not public. */
  add(settings: SourceSettings, actor: string): Promise<ImportSource>;
  /** Throws not_found, and invalid_input as `add` does. */
  change(id: string, settings: SourceSettings, actor: string): Promise<ImportSource>;
  /** Throws not_found. */
  remove(id: string, actor: string): Promise<void>;
  /** Throws not_found; throws conflict while an import of the source runs or waits for a decision. */
  run(id: string, actor: string): Promise<ImportSource>;
}

export interface SourcesServiceOptions {
  sources: ImportSourceStore;
  listings: Pick<SourceListingStore, "forget">;
  profiles: Pick<MappingProfileStore, "get">;
  audit: AuditLog;
  schedule: Pick<SourceSchedule, "wake">;
  allowedHosts: ReadonlySet<string>;
  clock: () => Date;
}

const ID_BYTES = 10;

export function createSourcesService(options: SourcesServiceOptions): SourcesService {
  const { sources, listings, profiles, audit, schedule, allowedHosts, clock } = options;
  const found = (source: ImportSource | undefined): ImportSource => {
    if (source === undefined) throw refusal("not_found", text("source_not_found"));
    return source;
  };
  const check = async ({ url, profileSignature }: SourceSettings): Promise<void> => {
    requirePublicHost(new URL(url), allowedHosts);
    if (profileSignature !== null && (await profiles.get(profileSignature)) === undefined) {
      throw refusal("invalid_input", text("source_profile_unknown"));
    }
  };
  const note = (actor: string, action: string, subject: string, details: Record<string, unknown>) =>
    audit.append({ at: clock(), actor, action, subject, details });

  return {
    list: () => sources.list(),
    async add(settings, actor) {
      await check(settings);
      if ((await sources.list()).length >= MAX_SOURCES) {
        throw refusal("conflict", text("too_many_sources", { count: MAX_SOURCES }));
      }
      const now = clock();
      const source: ImportSource = {
        ...settings,
        ...READ_AGAIN,
        id: randomBytes(ID_BYTES).toString("hex"),
        createdAt: now.toISOString(),
        createdBy: actor,
        lastRunAt: null,
        lastOutcome: null,
        lastFailure: null,
        lastJobId: null,
        isRunRequested: false,
        failures: 0,
        nextRunAt: firstRunOf({ ...settings, createdAt: now.toISOString() }, now),
      };
      await sources.put(source);
      await note(actor, "source.added", source.id, { ...settings });
      schedule.wake();
      return source;
    },
    async change(id, settings, actor) {
      const before = found(await sources.get(id));
      await check(settings);
      const changed = found(await sources.change(id, { ...settings, ...changeFor(before, settings, clock()) }));
      await note(actor, "source.changed", id, { before: settingsOf(before), after: settings });
      schedule.wake();
      return changed;
    },
    async remove(id, actor) {
      const removed = found(await sources.get(id));
      if (!(await sources.remove(id))) throw refusal("not_found", text("source_not_found"));
      await listings.forget(id);
      await note(actor, "source.removed", id, settingsOf(removed));
    },
    async run(id, actor) {
      const { lastOutcome, name } = found(await sources.get(id));
      if (lastOutcome === "running") throw refusal("conflict", text("source_running"));
      if (lastOutcome === "held") throw refusal("conflict", text("source_held"));
      const started = found(await sources.change(id, { isRunRequested: true }));
      await note(actor, "source.run_requested", id, { name });
      schedule.wake();
      return started;
    },
  };
}

/** At once, unless a start is set. */
function firstRunOf(source: Pick<ImportSource, "startsAt" | "createdAt" | "everyHours">, now: Date): string {
  return source.startsAt === null ? now.toISOString() : nextRunAfter(source, now);
}

/** What follows from new settings: another file is read from the start, and a source that failed runs at once. */
function changeFor(before: ImportSource, after: SourceSettings, now: Date): ImportSourceChange {
  const isOther = before.url !== after.url || before.profileSignature !== after.profileSignature;
  const isReplanned = before.everyHours !== after.everyHours || before.startsAt !== after.startsAt;
  const isResumed = !before.isEnabled && after.isEnabled;
  return {
    ...(isReplanned || isResumed ? { nextRunAt: firstRunOf({ ...before, ...after }, now) } : {}),
    ...(isOther || before.failures > 0 ? { nextRunAt: now.toISOString() } : {}),
    ...(isOther ? READ_AGAIN : {}),
  };
}

function settingsOf(source: ImportSource): SourceSettings {
  return sourceSettingsSchema.parse(source);
}
