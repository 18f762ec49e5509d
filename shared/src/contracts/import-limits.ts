/** Facts of imports that browsers need too; they stand apart from the schemas, which browsers do not load. */

/** Longest file of an import. */
export const MAX_UPLOAD_BYTES = 150 * 1024 * 1024;
/** Rows that may be written together. */
export const BATCH_SIZES_ROWS = [100, 500, 1000, 2000] as const;
export const DEFAULT_BATCH_SIZE_ROWS = 500;
/** Columns of the upload template; `columnExtraction` counts against these. */
export const TEMPLATE_COLUMN_COUNT = 23;
/** Path of the websocket that sends an `ImportProgress` for every change of every job to a logged-in admin. */
export const IMPORT_PROGRESS_PATH = "/api/admin/imports/progress";
