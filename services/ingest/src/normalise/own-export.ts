import { ALL_FIELDS, EXPORT_COLUMNS, type ExportValueName } from "@meridian/contracts/admin/export-fields";
import { type BusinessFields, businessFieldsSchema, businessSchema } from "@meridian/contracts/businesses/business";
import { fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import type { FieldKind } from "@meridian/contracts/businesses/field-spec";
import { recordCheck } from "@meridian/domain/businesses/record-check";
import type { BusinessDraft, BusinessRecord } from "@meridian/ports/businesses/business-draft";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { z } from "zod";
import type { NormalisedRow } from "./normalise.ts";
import type { OwnExportColumns } from "./own-export-columns.ts";

const identityKeysSchema = z
  .array(
    z
      .string()
      .regex(/^(?:place|data|cid|id|no|addr):.+$/s)
      .max(300),
  )
  .min(1)
  .max(1_000);
const { slug, isApproved, popularity, lockedFields, createdAt, updatedAt } = businessSchema.shape;
const frameSchema = z.object({
  identityKeys: identityKeysSchema,
  slug: slug.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  isApproved,
  popularity,
  lockedFields,
  createdAt: createdAt.optional().catch(undefined),
  updatedAt: updatedAt.optional().catch(undefined),
});

/**
 * Reads a row of our own export. If no one edited it, it is exactly the exported business; an edited row is read like any file's, and stays
 * about the same business.
 */
export function readOwnExport(row: SheetRow, columns: OwnExportColumns, read: () => NormalisedRow): NormalisedRow {
  const values = valuesOf(row, columns);
  const frame = frameSchema.safeParse(values).data;
  if (frame === undefined) return read();
  const fields = isUnedited(row, columns) ? businessFieldsSchema.safeParse(values).data : undefined;
  if (fields !== undefined) return { draft: draftOf(row, withoutAbsent(fields), frame), issues: [] };
  const { draft, issues } = read();
  const { updatedAt: _, ...unchanged } = frame;
  return draft === undefined ? { issues } : { draft: draftOf(row, draft.fields, unchanged), issues };
}

function draftOf(
  { row }: SheetRow,
  fields: BusinessFields,
  { identityKeys, ...record }: z.infer<typeof frameSchema>,
): BusinessDraft & { record: BusinessRecord } {
  return { row, fields, identityKeys, record };
}

function isUnedited({ cells }: SheetRow, { fields, check }: OwnExportColumns): boolean {
  const exported = ALL_FIELDS.map((field) => cells[fields.get(field) ?? -1]);
  return recordCheck(exported) === cells[check];
}

/** The cells by content; a workbook has numbers and booleans where a text file has texts. */
function valuesOf({ cells }: SheetRow, { fields }: OwnExportColumns): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, column] of fields) {
    const name = EXPORT_COLUMNS[field];
    const kind = isFieldName(name) ? fieldSpec(name).kind : (RECORD_KINDS[name] ?? "text");
    values[name] = READERS[kind](cells[column]);
  }
  return values;
}

const READERS: Readonly<Record<FieldKind, (cell: CellValue) => unknown>> = {
  text: textOf,
  url: textOf,
  status: textOf,
  number: numberOf,
  count: numberOf,
  flag: truthOf,
  list: listOf,
  hours: jsonOf,
};
/** What kind of value the rest of a record is. */
const RECORD_KINDS: Readonly<Partial<Record<ExportValueName, FieldKind>>> = {
  popularity: "count",
  isApproved: "flag",
  lockedFields: "list",
  identityKeys: "list",
};

function textOf(cell: CellValue): string | undefined {
  return cell === undefined ? undefined : String(cell);
}

function numberOf(cell: CellValue): number | undefined {
  return cell === undefined ? undefined : Number(cell);
}

function truthOf(cell: CellValue): unknown {
  const text = textOf(cell)?.toLowerCase();
  return text === "true" || (text === "false" ? false : text);
}

function listOf(cell: CellValue): unknown {
  return cell === undefined ? [] : jsonOf(cell);
}

function jsonOf(cell: CellValue): unknown {
  if (cell === undefined) return undefined;
  try {
    return JSON.parse(String(cell));
  } catch {
    return cell;
  }
}

function withoutAbsent(fields: BusinessFields): BusinessFields {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) Reflect.deleteProperty(fields, name);
  }
  return fields;
}
