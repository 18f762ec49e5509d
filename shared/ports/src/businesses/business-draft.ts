import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldName } from "@meridian/contracts/businesses/business-fields";
import type { DerivedValues } from "@meridian/domain/businesses/derived-values";

export interface BusinessDraft {
  /** Sheet row, for reports. */
  row: number;
  fields: BusinessFields;
  /**
   * In the order they are tried, never empty: `place:…`, `data:…`, `cid:…`, `id:…`, `no:…`, `addr:…`. See
   * domain/business-identity.ts.
   */
  identityKeys: readonly string[];
  /** Fields whose values are defaults, since the row does not mention them: a known business keeps its own. */
  omits?: readonly FieldName[];
  /**
   * An earlier row of the file is about the same business, which has the first key: the draft only fills what that one left blank, and
   * creates and changes no other business.
   */
  isRepeat?: true;
  record?: BusinessRecord;
  /** Computed where the file is read, with the store's own `placeOf`. If absent, the store computes them. */
  derived?: DerivedValues;
  /** Whether a created business is public, unless its record decides. Default true. */
  isApproved?: boolean;
}

/** State of a business beyond its fields, from the directory that exported it. Applies when an import creates the business. */
export interface BusinessRecord {
  /** Kept unless another business has it. */
  slug: string;
  isApproved: boolean;
  lockedFields: readonly string[];
  /** Kept within the range that popularity may have. */
  popularity: number;
  /** Kept unless it lies in the future; absent: now. The same goes for `updatedAt`. */
  createdAt?: string | undefined;
  /** Absent if the row was edited after the export. */
  updatedAt?: string | undefined;
}
