import type { AuditEntry, AuditFilter, AuditLog } from "@meridian/ports/site/audit-log";
import type { Filter } from "mongodb";
import { z } from "zod";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { nextNumber } from "../next-number.ts";
import type { AuditDocument } from "./site-documents.ts";

const detailsSchema = z.record(z.string(), z.unknown());

/** No code changes or removes an entry; a database user without those rights guarantees it. */
export function createMongoAuditLog(directory: MongoDirectory): AuditLog {
  const { audit } = directory;
  return withRetries<AuditLog>(
    {
      async append({ at, actor, action, subject, details }) {
        const document: AuditDocument = { _id: await nextNumber(directory, "audit"), at: at.getTime(), actor, action };
        if (subject !== undefined) document.subject = subject;
        if (details !== undefined) document.details = JSON.stringify(details);
        await audit.insertOne(document);
      },
      async page({ filter = {}, after, limit }) {
        if (limit <= 0) return [];
        const behind = after === undefined ? {} : { _id: { $lt: Number(after) } };
        const found = audit.find({ ...filterOf(filter), ...behind }, { sort: { _id: -1 }, limit, ...BOUNDED });
        return (await found.toArray()).map((document) => ({ id: String(document._id), ...toEntry(document) }));
      },
    },
    ["append"],
  );
}

function filterOf({ actor, action, subject, from, before }: AuditFilter): Filter<AuditDocument> {
  const filter: Filter<AuditDocument> = {};
  if (actor !== undefined) filter.actor = actor;
  if (action !== undefined) filter.action = action.includes(".") ? action : { $gt: `${action}.`, $lt: `${action}/` };
  if (subject !== undefined) filter.subject = subject;
  if (from !== undefined || before !== undefined) {
    filter.at = {
      ...(from === undefined ? {} : { $gte: from.getTime() }),
      ...(before === undefined ? {} : { $lt: before.getTime() }),
    };
  }
  return filter;
}

function toEntry({ at, actor, action, subject, details }: AuditDocument): AuditEntry {
  const entry: AuditEntry = { at: new Date(at), actor, action };
  if (subject !== undefined) entry.subject = subject;
  if (details !== undefined) entry.details = detailsSchema.parse(JSON.parse(details));
  return entry;
}
