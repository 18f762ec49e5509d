/** Limits that browsers and parser threads need too; they load no schemas, so these are kept apart. */

/** The largest file of an import. */
export const MAX_UPLOAD_BYTES = 150 * 1024 * 1024;
/** Rows written per batch. */
export const BATCH_SIZES_ROWS = [100, 500, 1000, 2000] as const;
export const DEFAULT_BATCH_SIZE_ROWS = 500;
/** The websocket that sends an `ImportProgress` for every change of every job to a logged-in admin. */
export const IMPORT_PROGRESS_PATH = "/api/admin/imports/progress";
/** A header line is looked for, and can be chosen, among this many rows of a sheet. */
export const MAX_HEADER_ROW = 20;
/** Error texts and names a report carries; its counts are always whole. */
export const MAX_REPORTED_ITEMS = 100;
/** In place of a kind's key: rows that name no kind have none. */
export const NO_BUSINESS_KIND = "none";
