import type { ExportValue } from "@meridian/domain/businesses/export-cells";

/** A table being written to a file. */
export interface ExportFile {
  headers: readonly string[];
  /** Its rows, a few at a time. Can be read once; a reader that stops ends it. */
  pages: AsyncGenerator<readonly (readonly ExportValue[])[], void>;
}

/** A table whose text the store assembles. */
export interface ExportText {
  headers: readonly string[];
  /** Whole records, a few at a time; can be read once, like `pages`. */
  records: AsyncGenerator<Uint8Array, void>;
}
