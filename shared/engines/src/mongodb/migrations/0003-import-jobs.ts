import type { Migration } from "../migrate.ts";

export const importJobs: Migration = {
  name: "import jobs",
  indexes: [
    { collection: "import_job", name: "by_number", key: { n: 1 } },
    { collection: "import_job", name: "open", key: { openN: 1 }, isSparse: true },
    { collection: "import_job", name: "by_file", key: { fileId: 1 } },
    { collection: "import_issue", name: "by_row", key: { jobId: 1, row: 1, basis: 1, at: 1 } },
    { collection: "import_issue", name: "by_batch", key: { jobId: 1, basis: 1, at: 1 } },
    { collection: "import_touched", name: "by_job", key: { jobId: 1 } },
    { collection: "upload", name: "by_start", key: { startedAt: 1 } },
  ],
};
