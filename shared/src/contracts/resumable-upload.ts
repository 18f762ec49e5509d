/**
 * Uploads in pieces, by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload): `POST` here creates one, and
 * `HEAD`, `PATCH`, `DELETE` and `GET` below it go on with it. They stand apart from the schemas, which browsers do not load.
 */
export const RESUMABLE_UPLOADS_PATH = "/api/admin/imports/uploads";
export const TUS_VERSION = "1.0.0";
export const TUS_EXTENSIONS = "creation,expiration,termination";
/** Media type of the body of every `PATCH`. */
export const CHUNK_MEDIA_TYPE = "application/offset+octet-stream";
/** Longest body of one `PATCH`. */
export const MAX_CHUNK_BYTES = 16 * 1024 * 1024;
/** Carried by the answer that ends an upload, and by every later one about it: the id by which imports take the file. */
export const FILE_ID_HEADER = "Upload-File-Id";
/** Endings that names of uploaded sheets have; what the file is, is found from its content. */
export const SHEET_EXTENSIONS = [
  ".xlsx",
  ".xls",
  ".csv",
  ".ods",
  ".xlsb",
  ".json",
  ".ndjson",
  ".jsonl",
  ".geojson",
  ".parquet",
  ".zip",
] as const;
