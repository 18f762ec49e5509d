import type { Migration } from "../migrate.ts";

export const importChoices: Migration = {
  name: "import choices",
  indexes: [
    { collection: "import_job", name: "by_content", key: { fileSha256: 1, n: -1 } },
    { collection: "mapping_profile", name: "by_name", key: { name: 1 } },
  ],
};
