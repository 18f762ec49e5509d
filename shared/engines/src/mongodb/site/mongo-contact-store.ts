import type { ContactStore, InboxListing } from "@meridian/ports/site/contact-store";
import type { Filter } from "mongodb";
import { type InboxRecord, inboxItemOf, inboxRecordOf } from "../../rules/inbox-record.ts";
import { inboxCounts } from "../../rules/state-counts.ts";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { InboxDocument } from "./site-documents.ts";

export function createMongoContactStore({ inbox }: MongoDirectory): ContactStore {
  return withRetries<ContactStore>({
    async add(item) {
      await inbox.insertOne(inboxDocumentOf(inboxRecordOf(item))).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async list(listing) {
      const options = { sort: { receivedAt: -1, _id: -1 }, limit: listing.limit, ...BOUNDED } as const;
      return (await inbox.find(filterOf(listing), options).toArray()).map(toInboxItem);
    },
    async countByState() {
      const stages = [{ $match: { isSuspect: false } }, { $group: { _id: "$state", n: { $sum: 1 } } }];
      const counted = await inbox.aggregate<{ _id: string; n: number }>(stages, BOUNDED).toArray();
      return inboxCounts(counted.map(({ _id, n }) => [_id, n]));
    },
    async setState(ids, { state, at, by }) {
      const change = { $set: { state, changedAt: at.getTime(), changedBy: by } };
      return (await inbox.updateMany({ _id: { $in: [...ids] } }, change)).matchedCount;
    },
    async listToMail(limit) {
      const options = { sort: { receivedAt: 1, _id: 1 }, limit, ...BOUNDED } as const;
      return (await inbox.find({ mail: "waiting" }, options).toArray()).map(toInboxItem);
    },
    async noteMail(id, mail, attempts) {
      await inbox.updateOne({ _id: id }, { $set: { mail, mailAttempts: attempts } });
    },
    async erase(ids) {
      return (await inbox.deleteMany({ _id: { $in: [...ids] } })).deletedCount;
    },
    async eraseBefore(time, limit) {
      const options = { projection: { _id: 1 }, sort: { receivedAt: 1, _id: 1 }, limit, ...BOUNDED } as const;
      const old = await inbox.find({ receivedAt: { $lt: time.getTime() } }, options).toArray();
      if (old.length === 0) return 0;
      return (await inbox.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })).deletedCount;
    },
  });
}

export function inboxDocumentOf({ id, ...record }: InboxRecord): InboxDocument {
  return { _id: id, ...record };
}

export function toInboxItem({ _id, ...record }: InboxDocument) {
  return inboxItemOf({ id: _id, ...record });
}

function filterOf({ kind, state, isSuspect, after }: InboxListing): Filter<InboxDocument> {
  const filter: Filter<InboxDocument> = { isSuspect };
  if (kind !== undefined) filter.kind = kind;
  if (state !== undefined) filter.state = state;
  if (after !== undefined) {
    const { receivedAt, id } = after;
    filter.$or = [{ receivedAt: { $lt: receivedAt } }, { receivedAt, _id: { $lt: id } }];
  }
  return filter;
}
