import { listImports } from "@meridian/contracts/client/endpoints/ingest.gen";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "../../lib/api/api-client.ts";
import { refreshAfterImport } from "./api/get-imports.ts";
import { createImportFeed, type FeedState, type ImportFeed } from "./import-feed.ts";

/** The number of newest imports searched for running ones. */
const POLLED_IMPORTS = 50;

export interface LiveImports extends FeedState {
  feed: ImportFeed;
}

/** The running imports, while the page is open. When one ends, everything its figures affect is refetched. */
export function useImportFeed(onSessionEnded: () => void): LiveImports {
  const queryClient = useQueryClient();
  const [feed] = useState(() =>
    createImportFeed({
      socketUrl: () =>
        `${window.location.protocol === "https:" ? "wss" : "ws"}://${window.location.host}${IMPORT_PROGRESS_PATH}`,
      listImports: (signal) => call(listImports, { query: { limit: POLLED_IMPORTS }, signal }),
      onSessionEnded,
    }),
  );
  useEffect(() => feed.open(), [feed]);
  const state = useSyncExternalStore(feed.subscribe, feed.state);

  const atRest = [...state.byJob.values()].filter(isAtRest);
  const endMark = atRest.map(({ jobId, undo }) => `${jobId}${undo === null ? "" : " undone"}`).join();
  useEffect(() => {
    if (endMark !== "") void refreshAfterImport(queryClient);
  }, [endMark, queryClient]);

  return { ...state, feed };
}
