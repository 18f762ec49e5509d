import { z } from "zod";
import { businessNameSchema } from "../businesses/business-edit.ts";
import { kindKeySchema } from "../categories/category-decisions.ts";
import { COUNTRY_CODES } from "../places/country-codes.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";

export const importFieldSchema = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importFieldSchema>;

/** A column the admin mapped by hand; columns count from 0, and null ignores the column. */
export const columnChoiceSchema = z.object({
  column: z.int().min(0).max(16_383),
  field: importFieldSchema.nullable(),
});
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;

/** Each field at most once: two columns cannot both be the name. */
export const columnChoicesSchema = z
  .array(columnChoiceSchema)
  .max(512)
  .refine(
    (choices) => {
      const fields = choices.flatMap(({ field }) => field ?? []);
      return new Set(fields).size === fields.length;
    },
    {
      error: "Bir alan yalnızca bir sütuna atanabilir",
      params: { english: "A field can be assigned to one column only" },
    },
  );

/** SHA-256 (hex) of a file's headers in order, in the form in which they are compared. */
export const headerSignatureSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The ISO 3166-1 alpha-2 code of the country that the rows of a file which name none are in. */
export const fileCountrySchema = z.enum(COUNTRY_CODES);

/** The key of the kind of the businesses whose rows name none, or `NO_BUSINESS_KIND`. */
export const businessKindSchema = kindKeySchema;

/** The kind of a list's businesses where no column says it. */
export const listedKindSchema = z.object({
  key: kindKeySchema,
  name: z.string(),
  /** What says it: the administrator, the saved mapping, or the name of the name column, the sheet, the key above the list or the file. */
  basis: z.enum(["choice", "profile", "header", "sheet", "key", "file"]),
});
export type ListedKind = z.infer<typeof listedKindSchema>;

/** The name of a list's businesses where no column says it, as of one chain's branches. */
export const listedNameSchema = z.object({
  name: z.string(),
  /** What says it: the administrator, the saved mapping, or, as a suggestion, the name of the sheet, the key above the list or the file. */
  basis: z.enum(["choice", "profile", "sheet", "key", "file"]),
});
export type ListedName = z.infer<typeof listedNameSchema>;

/** Choices applied to every file with the same headers. */
export const mappingProfileSchema = z.object({
  signature: headerSignatureSchema,
  name: z.string().trim().min(1).max(120),
  headers: z.array(z.string()),
  columnChoices: columnChoicesSchema,
  /** Imports by this mapping are never held for review. */
  isTrusted: z.boolean().optional(),
  /** Absent: it is looked for. */
  fileCountry: fileCountrySchema.optional(),
  /** Absent: it is looked for. */
  businessKind: businessKindSchema.optional(),
  /** Absent: rows without a name are rejected, unless the names of the file and its parts suggest one. */
  businessName: businessNameSchema.optional(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type MappingProfile = z.infer<typeof mappingProfileSchema>;

/** How one column of a file is read. */
export const columnPreviewSchema = z.object({
  column: z.int().min(0),
  header: z.string(),
  /** With the current choices; null: not imported. */
  field: importFieldSchema.nullable(),
  /** By its header and its values, as long as nobody chooses. */
  recognisedField: importFieldSchema.nullable(),
  /** What tells its field; null where nothing does. */
  basis: z.enum(["header", "values", "both", "choice"]).nullable(),
  /** How sure it is, 0 to 1. */
  confidence: z.number().min(0).max(1).nullable(),
  /** What its values look like, where that is not sure enough to be used. */
  suggestedField: importFieldSchema.nullable(),
  /** Its header says what its values are not. */
  isContradicted: z.boolean(),
  /** Its first distinct values, shortened. */
  samples: z.array(z.string()).max(3),
});
export type ColumnPreview = z.infer<typeof columnPreviewSchema>;
