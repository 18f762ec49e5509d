import { type SourceListing, sourceListingSchema } from "@meridian/contracts/businesses/source-listing";
import type { ListedNote, SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { AnyBulkWriteOperation } from "mongodb";
import { unlistedCounts } from "../../rules/state-counts.ts";
import { withRetries } from "../connection/retry.ts";
import type { SourceListingDocument } from "../documents.ts";
import { BOUNDED, LONG, type MongoDirectory } from "../mongo-directory.ts";
import { putAll } from "../transfer/key-pages.ts";
import { findKnown } from "./find-known.ts";
import { entriesOf, jobEntryId } from "./job-ranges.ts";
import { idOfStamp } from "./known-rows.ts";

const LISTED = { state: "listed", missedRuns: 0, missedJobId: null, formerStatus: null } as const;

export function createMongoSourceListingStore(directory: MongoDirectory): SourceListingStore {
  const { sourceListings: listings } = directory;
  return withRetries<SourceListingStore>(
    {
      noteListed: (note) => noteListed(directory, note),
      async survey(sourceId, jobId) {
        const listed = { sourceId, state: "listed" } as const;
        return {
          listed: await listings.countDocuments(listed, LONG),
          absent: await listings.countDocuments({ ...listed, seenJobId: { $ne: jobId } }, LONG),
        };
      },
      async settle(sourceId, jobId) {
        await listings.updateMany({ sourceId, seenJobId: jobId, state: { $ne: "listed" } }, { $set: LISTED });
        await listings.updateMany(
          {
            sourceId,
            state: { $in: ["listed", "absent"] },
            seenJobId: { $ne: jobId },
            missedJobId: { $ne: jobId },
          },
          { $set: { state: "absent", missedJobId: jobId }, $inc: { missedRuns: 1 } },
        );
      },
      async get(sourceId, businessId) {
        const found = await listings.findOne({ _id: jobEntryId(sourceId, businessId) }, BOUNDED);
        return found === null ? undefined : toListing(found);
      },
      async list({ sourceId, states, missedJobId, unseenJobId, after, limit }) {
        const filter = {
          ...entriesOf(sourceId, after),
          state: { $in: [...states] },
          ...(missedJobId === undefined ? {} : { missedJobId }),
          ...(unseenJobId === undefined ? {} : { seenJobId: { $ne: unseenJobId } }),
        };
        const found = await listings.find(filter, { sort: { _id: 1 }, limit, ...LONG }).toArray();
        return found.map(toListing);
      },
      async isListedElsewhere(sourceId, businessId) {
        const other = { businessId, sourceId: { $ne: sourceId }, state: "listed" } as const;
        return (await listings.findOne(other, { projection: { _id: 1 }, ...BOUNDED })) !== null;
      },
      async countUnlisted(sourceId) {
        const states = ["absent", "asked", "kept", "closed"] as const;
        const counted = states.map(async (state) => {
          return [state, await listings.countDocuments({ sourceId, state }, LONG)] as const;
        });
        return unlistedCounts(await Promise.all(counted));
      },
      putAll: (entries) => putAll(listings, entries.map(listingDocumentOf)),
      async forget(sourceId) {
        await listings.deleteMany({ sourceId });
      },
    },
    [],
  );
}

async function noteListed(
  directory: MongoDirectory,
  { sourceId, jobId, drafts, known = [], adds }: ListedNote,
): Promise<void> {
  const found = await findKnown(directory, [...drafts]);
  const ids = [...found.map(({ business }) => business._id), ...known.map(idOfStamp)];
  const operations = ids.map((businessId): AnyBulkWriteOperation<SourceListingDocument> => {
    const filter = { _id: jobEntryId(sourceId, businessId) };
    const update = { $set: { seenJobId: jobId } };
    if (!adds) return { updateOne: { filter, update } };
    const added = { sourceId, businessId, ...LISTED };
    return { updateOne: { filter, update: { ...update, $setOnInsert: added }, upsert: true } };
  });
  if (operations.length > 0) await directory.sourceListings.bulkWrite(operations, { ordered: false });
}

export function listingDocumentOf(listing: SourceListing): SourceListingDocument {
  return { _id: jobEntryId(listing.sourceId, listing.businessId), ...listing };
}

export function toListing({ _id, ...listing }: SourceListingDocument): SourceListing {
  return sourceListingSchema.parse(listing);
}
