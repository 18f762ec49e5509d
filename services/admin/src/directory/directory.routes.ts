import { isDeepStrictEqual } from "node:util";
import {
  clearCache,
  getDirectorySettings,
  saveDirectorySettings,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import { type ImportSourceStore, READ_AGAIN } from "@meridian/ports/imports/import-source-store";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
import type { Router } from "express";
import type { ActionNotes } from "../audit/action-notes.ts";

export interface DirectoryRoutesOptions {
  datasetVersion: DatasetVersion;
  directorySettings: DirectorySettingsStore;
  importSources: Pick<ImportSourceStore, "list" | "change">;
  notes: ActionNotes;
}

/** Calls about the directory as a whole: its caches and its import policy. */
export function createDirectoryRoutes(options: DirectoryRoutesOptions, authorize: Authorize): Router {
  const { datasetVersion, directorySettings, importSources, notes } = options;
  const router = createRouter();
  mountSessionEndpoint(router, clearCache, authorize, async ({ req, authorized: { session } }) => {
    const before = await datasetVersion.current();
    const after = await datasetVersion.raise();
    await notes.add(session.username, "cache.cleared", `version ${after}`, { before, after });
    return succeeded(req, { tr: "Cache temizlendi", en: "The cache was cleared" });
  });
  mountSessionEndpoint(router, getDirectorySettings, authorize, () => directorySettings.get());
  mountSessionEndpoint(router, saveDirectorySettings, authorize, async ({ body, req, authorized: { session } }) => {
    const before = await directorySettings.get();
    await directorySettings.put(body);
    const isOrdered = body.sourceOrder !== undefined && !isDeepStrictEqual(body.sourceOrder, before.sourceOrder ?? []);
    // A file that has not changed since would be skipped, and its values would never come before others'.
    if (isOrdered) for (const { id } of await importSources.list()) await importSources.change(id, READ_AGAIN);
    const action = isOrdered ? "sources.ordered" : "directory.configured";
    await notes.add(session.username, action, "imports", { before, after: body });
    return succeeded(req, { tr: "Ayarlar kaydedildi", en: "The settings were saved" });
  });
  return router;
}
