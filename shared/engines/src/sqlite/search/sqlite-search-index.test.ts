import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { describeSearchIndexContract } from "@meridian/testing/search/search-index.contract";
import { openSearchIndex } from "../../open-search-index.ts";

describeSearchIndexContract("embedded", async () => {
  const dataDir = makeTemporaryFolder();
  const writer = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  const reader = await openSearchIndex({ DATA_DIR: dataDir }, "reader");
  return {
    writer,
    reader,
    async close() {
      await Promise.all([writer.close(), reader.close()]);
    },
  };
});
