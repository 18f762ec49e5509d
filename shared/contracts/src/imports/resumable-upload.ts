/**
 * Uploads in parts by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload): `POST` here creates one; `HEAD`, `PATCH`,
 * `DELETE` and `GET` below continue it. Separate from the schemas, which browsers do not load.
 */
export const RESUMABLE_UPLOADS_PATH = "/api/admin/imports/uploads";
export const TUS_VERSION = "1.0.0";
export const TUS_EXTENSIONS = "creation,expiration,termination";
/** The media type of every `PATCH` body. */
export const CHUNK_MEDIA_TYPE = "application/offset+octet-stream";
/** The longest body of one `PATCH`. */
export const MAX_CHUNK_BYTES = 16 * 1024 * 1024;
/** In the answer that completes an upload, and in later ones about it: the id by which imports refer to the file. */
export const FILE_ID_HEADER = "Upload-File-Id";
/** Extensions of uploaded sheets; the format itself is detected from the content. */
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
  ".xml",
  ".kml",
  ".kmz",
  ".osm",
  ".gpx",
  ".rss",
  ".zip",
] as const;
