import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import * as directory from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import * as api from "@meridian/contracts/client/endpoints/ingest.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export type ImportDecision = BodyOf<typeof api.decideImport>;

export const directorySettingsQuery = { ...endpointQuery(urlOf(directory.getDirectorySettings)), staleTime: 0 };

/** Decides about a held import; answers with the import that follows. */
export function decideImport(id: string, decision: ImportDecision): Promise<ShownImportJob> {
  return call(api.decideImport, { params: { id }, body: decision });
}

export function saveDirectorySettings(settings: DirectorySettings): Promise<unknown> {
  return call(directory.saveDirectorySettings, { body: settings });
}
