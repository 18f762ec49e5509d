/** What everything else needs to know of one field of a business. */
export interface FieldSpec {
  /**
   * text and url: a text; number: within its range; all three may be absent. count: from 0; flag: false unless set; list: texts, empty
   * unless set. status and hours: as `businessStatusSchema` and `openingHoursSchema` say.
   */
  readonly kind: "text" | "url" | "number" | "count" | "flag" | "list" | "status" | "hours";
  /** What the admin area calls it. */
  readonly label: string;
  /** Its column in exports, if that is not the name in snake case. */
  readonly header?: string;
  /** The longest text. */
  readonly maxChars?: number;
  /** The least and the greatest number. */
  readonly range?: readonly [number, number];
  /** Whether the public page of a business has it as it is stored, or null. */
  readonly isPublic?: boolean;
  /** Where the menu of a file's columns offers it; absent: no column is read as it. */
  readonly column?: ColumnGroup;
  /** Where the form shows it. "unlisted": edits may set it, but the form does not show it. Absent: it follows from other fields. */
  readonly edit?: EditGroup | "unlisted";
  /** Its value in the example row of the upload template; absent: the template does not have it. */
  readonly template?: string | number | boolean;
  /** Its column in the template, if that is not the one in exports. */
  readonly templateHeader?: string;
}

/** See `FIELD_GROUPS`. */
export interface FieldGroup<Name extends string> {
  readonly fields: readonly [Name, ...Name[]];
  /** A new value of the first makes the others' values for its old one void. */
  readonly voidsOthers?: boolean;
  /** A merge of two businesses fills all that are there or none. */
  readonly filledTogether?: boolean;
  readonly lockedTogether?: boolean;
}

export type FieldKind = FieldSpec["kind"];
export type ColumnGroup = "basics" | "address" | "position" | "contact" | "rating" | "details" | "state" | "identity";
export type EditGroup = "basics" | "place" | "contact" | "rating" | "hours";

/** "phone_e164" for "phoneE164". */
export type SnakeCase<S extends string> = S extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${SnakeCase<Rest>}`
  : S;

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The named ones first, then the others in their own order. */
export function inOrder<T>(first: readonly T[], all: readonly T[]): T[] {
  return [...first, ...all.filter((item) => !first.includes(item))];
}
