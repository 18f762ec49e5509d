import { NO_ROWS, type ShownImportJob } from "@meridian/contracts/imports/import-job";

/** A succeeded import for tests; pass only what the test is about. */
export function makeImportJob(overrides: Partial<ShownImportJob> = {}): ShownImportJob {
  return {
    id: "job",
    fileName: "cafes.csv",
    fileId: "file",
    fileSizeBytes: 100,
    fileSha256: "00",
    kind: "csv",
    batchSizeRows: 500,
    state: "succeeded",
    phase: "done",
    createdBy: "operator",
    createdAt: "2026-01-01T10:00:00.000Z",
    startedAt: "2026-01-01T10:00:00.000Z",
    finishedAt: "2026-01-01T10:00:04.000Z",
    checkpointRow: 21,
    readShare: 1,
    attempts: 1,
    counters: NO_ROWS,
    issueCounts: {},
    columnExtraction: null,
    skippedNames: [],
    unchangedNames: [],
    warning: null,
    failure: null,
    isDryRun: false,
    restoresDeleted: false,
    columnChoices: null,
    notes: [],
    errorFileId: null,
    previewFileId: null,
    undo: null,
    ...overrides,
  };
}
