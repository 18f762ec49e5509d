import { z } from "zod";
import type { AuditEntry, AuditLog } from "../../ports/audit-log.ts";
import type { AuditDocument } from "./documents.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";
import { nextNumber } from "./next-number.ts";
import { withRetries } from "./retry.ts";

const detailsSchema = z.record(z.string(), z.unknown());

/** Nothing here changes or removes an entry; a user of the database without those rights makes it certain. */
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
      async list(limit) {
        if (limit <= 0) return [];
        return (await audit.find({}, { sort: { _id: -1 }, limit, ...BOUNDED }).toArray()).map(toEntry);
      },
    },
    ["append"],
  );
}

function toEntry({ at, actor, action, subject, details }: AuditDocument): AuditEntry {
  const entry: AuditEntry = { at: new Date(at), actor, action };
  if (subject !== undefined) entry.subject = subject;
  if (details !== undefined) entry.details = detailsSchema.parse(JSON.parse(details));
  return entry;
}
