import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSearchIndexContract } from "@meridian/testing/search/search-index.contract";
import { openSearchIndex } from "../../open-search-index.ts";

describeSearchIndexContract("embedded", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-search-"));
  const writer = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  const reader = await openSearchIndex({ DATA_DIR: dataDir }, "reader");
  return {
    writer,
    reader,
    async close() {
      await Promise.all([writer.close(), reader.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});
