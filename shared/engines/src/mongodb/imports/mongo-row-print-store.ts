import { MAX_PRINT_BYTES, type RowPrintStore } from "@meridian/ports/imports/row-print-store";
import { Binary } from "mongodb";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, LONG, type MongoDirectory } from "../mongo-directory.ts";
import { jobEntryId } from "./job-ranges.ts";

const DIGITS = 16;

export function createMongoRowPrintStore({ rowPrints }: MongoDirectory, clock: () => Date): RowPrintStore {
  return withRetries<RowPrintStore>(
    {
      async put({ salt, lineage, jobId, page, content }) {
        const order = `${sortable(clock().getTime())} ${sortable(page)} ${jobId}`;
        const document = { salt, lineage, jobId, order, bytes: content.byteLength, content: new Binary(content) };
        await rowPrints.replaceOne({ _id: jobEntryId(jobId, String(page)) }, document, { upsert: true });
      },
      async read(salt, before) {
        const filter = before === undefined ? { salt } : { salt, order: { $lt: before } };
        const found = await rowPrints.findOne(filter, { sort: { order: -1 }, ...BOUNDED });
        return found === null ? undefined : { content: found.content.value(), next: found.order };
      },
      async settle({ salt, lineage, jobId }, maxBytes = MAX_PRINT_BYTES) {
        await rowPrints.deleteMany({ salt, lineage, jobId: { $ne: jobId } });
        let bytes = 0;
        const all = rowPrints.find({}, { sort: { order: -1 }, projection: { bytes: 1, order: 1 }, ...LONG });
        for await (const page of all) {
          bytes += page.bytes;
          if (bytes <= maxBytes) continue;
          await rowPrints.deleteMany({ order: { $lte: page.order } });
          return;
        }
      },
    },
    [],
  );
}

/** Digits that sort like the number. */
function sortable(number: number): string {
  return String(number).padStart(DIGITS, "0");
}
