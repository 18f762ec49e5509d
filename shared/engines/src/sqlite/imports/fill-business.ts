import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { fillDraft } from "../../rules/import-givers.ts";
import type { DecidingImport } from "../../rules/merge-imported.ts";
import { decodeBusiness, encodeFields } from "../businesses/business-row.ts";
import { numberOf, type SqlRow } from "../database/sql-row.ts";
import { encodeFieldSources } from "./giving-jobs.ts";
import { noteFilled } from "./import-changes.ts";
import { type ContentScope, isSame, replaceDerived, updateContent } from "./write-content.ts";

interface FillingScope extends ContentScope, DecidingImport {
  jobN: number;
  /** By this transaction, in ascending order. */
  created: readonly number[];
}

/** A later row of this import adds what the earlier ones left blank. */
export function fillBusiness(scope: FillingScope, draft: BusinessDraft, row: SqlRow): "filled" | "duplicate" {
  const n = numberOf(row[0]);
  const { db, jobId, jobN, created, isHeld, giving } = scope;
  const business = decodeBusiness(row);
  const { source, revision } = business;
  const isOwn = source?.importId === jobId;
  if (isHeld && !isOwn) return "duplicate";
  const { fields, sources } = fillDraft({ ...business, fields: business }, draft, giving);
  const values = encodeFields(fields);
  if (isSame(row, values)) return "duplicate";
  // Nobody has seen what this transaction created: it remains one change.
  const isFresh = n >= (created[0] ?? Number.POSITIVE_INFINITY);
  if (!isFresh && !noteFilled(db, jobN, row, values)) return "duplicate";
  const sheetRow = isOwn ? source.row : draft.row;
  updateContent(scope, row, sheetRow, [encodeFieldSources(sources()), ...values], isFresh ? revision : revision + 1);
  replaceDerived(scope, row, { former: business, fields, isApproved: business.isApproved });
  return "filled";
}
