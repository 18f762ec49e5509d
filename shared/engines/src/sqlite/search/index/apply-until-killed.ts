import { parseArgs } from "node:util";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { completeIndex } from "@meridian/testing/search/search-index-handles";
import { openSearchIndex } from "../../../open-search-index.ts";

const BATCH = 20;

/** A test process: applies batch after batch, prints the number of acknowledged documents, and waits to be killed. */
const { positionals } = parseArgs({ allowPositionals: true });
const index = await openSearchIndex({ DATA_DIR: positionals[0] ?? "" }, "writer");
await completeIndex(index);
for (let batch = 0; ; batch++) {
  const documents = Array.from({ length: BATCH }, (_, at) => {
    const number = batch * BATCH + at;
    return makeSearchDocument(`k${number}`, { name: `Survivor number${number}`, popularity: (number * 37) % 60_000 });
  });
  await index.apply(documents.map((document) => ({ id: document.id, document })));
  process.stdout.write(`${(batch + 1) * BATCH}\n`);
}
