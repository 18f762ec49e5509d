import type { ExportValue } from "@meridian/shared/ports/business-store";

/** A table on its way into a file. */
export interface ExportFile {
  headers: readonly string[];
  /** Its rows, some at a time; may be read once. Whoever stops reading ends it. */
  pages: AsyncGenerator<readonly (readonly ExportValue[])[], void>;
}

/** The same as text, put together elsewhere. */
export interface ExportText {
  headers: readonly string[];
  /** Whole records, some at a time. As with `pages`. */
  records: AsyncGenerator<Uint8Array, void>;
}
