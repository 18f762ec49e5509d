import type { Migration } from "../migrate.ts";

/** An import's changes and outcomes are read by id, which starts with the job. */
export const importUndo: Migration = {
  name: "import undo",
  indexes: [
    { collection: "import_job", name: "to_undo", key: { undoN: 1 }, isSparse: true },
    { collection: "import_job", name: "by_error_file", key: { errorFileId: 1 } },
    { collection: "import_job", name: "by_preview_file", key: { previewFileId: 1 } },
    { collection: "import_undone", name: "by_outcome", key: { jobId: 1, outcome: 1, _id: 1 } },
    { collection: "dry_run_key", name: "by_job", key: { jobId: 1 } },
  ],
};
