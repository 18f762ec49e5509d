import type { ImportIssueCode } from "@meridian/contracts/imports/import-job";
import { READER_ENGLISH } from "@meridian/sheet-reader/messages/english";
import type { TextKey } from "./turkish.ts";

export const ENGLISH: Readonly<Record<TextKey, string>> = {
  ...READER_ENGLISH,
  too_many_uploads: "Too many files are being uploaded at the same time. Try again in a moment.",
  no_file_chosen: "No file was chosen: the field '{field}' is empty.",
  not_multipart: "The file must be sent as multipart/form-data.",
  form_unreadable: "The upload form could not be read.",
  form_fields_invalid: "The fields of the upload form are not valid.",
  form_too_many_parts: "The form may hold one file and a few fields.",
  wrong_file_field: "The file must be in the field '{field}'.",
  one_file_at_a_time: "Only one file can be uploaded at a time.",
  upload_cut_off: "The upload was cut off; the file was not received.",
  upload_cut_off_resumable: "The upload was cut off; it can be resumed where it stopped.",
  upload_not_found: "The upload was not found. Upload the file again.",
  upload_expired: "The unfinished upload has expired. Upload the file again.",
  server_restarting: "The server is restarting. Send the file again.",
  server_restarting_resumable: "The server is restarting; the upload can be resumed where it stopped.",
  part_too_large: "A part may have at most {megabytes} MB.",
  not_a_chunk: "A part is sent as {mediaType}",
  not_bytes: "{header} must be a number of bytes",
  wrong_override: "X-HTTP-Method-Override may be PATCH or DELETE",
  file_not_named: "Upload-Metadata must name the file: `filename` and its name in base64",
  wrong_extension: "{fileName}: choose an Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet or zip file.",
  file_gone: "The uploaded file is no longer stored. Upload it again.",
  made_file_gone: "This file has expired.",
  disk_full:
    "Not enough disk space: this file needs about {needed} MB, and {free} MB are free. Free some and try again.",
  import_goes_on:
    "The file was received, and its import continues in the background. Do not send it again: the outcome will appear in the list of imports.",

  source_removed: "The source was removed; the businesses that it brought stay.",
  source_failed: "The source could not be fetched because of an unexpected error. It will be tried again.",
  listing_not_found: "There is nothing to decide about this business.",
  listing_closed: "The business was closed.",
  listing_kept: "The business stays open.",
  source_not_found: "The source was not found.",
  too_many_sources: "At most {count} sources can be saved. Delete one that is no longer used first.",
  source_running: "The import of this source is still running. Run it again when it has ended.",
  source_held: "The import of this source waits for a decision. Publish, correct or undo it first.",
  source_profile_unknown:
    "The chosen mapping of columns is no longer saved. Choose another, or let the columns be recognised.",
  source_private_address:
    "{host} is not an address of the public internet, and sources are fetched from public addresses only. An operator can allow the host in SOURCE_ALLOWED_HOSTS.",
  source_host_unknown: "The host {host} was not found. Check the address.",
  source_unreachable:
    "The connection to {host} failed or was cut off. It will be tried again; if this goes on, check the address.",
  source_untrusted: "The certificate of {host} is not trusted ({code}). Ask the operator of the host to renew it.",
  source_not_https: "{host} does not answer by https at this address ({code}). Check the address and the port.",
  source_too_large:
    "The file {fileName} is larger than {megabytes} MB. Enter the address of a part of the list, such as one region.",
  source_too_slow: "{host} did not answer in time. It will be tried again; if this goes on, choose a smaller file.",
  source_refused: "The server refused the file: HTTP {status}. Check the address, and that everyone may read the file.",
  source_busy:
    "The server cannot send the file at the moment: HTTP {status}. It will be tried again; if this goes on, ask its operator.",
  source_not_a_list:
    "The address leads to {what}, which cannot be read as a list. Enter the link to the .xlsx, .csv or .json file itself, which must open without a login.",
  source_encoded:
    "The server sent the file in an unknown compression. Enter an address that serves it plain or with gzip.",
  source_too_many_redirects: "The address redirects more than {count} times. Enter the address of the file itself.",
  source_redirect_insecure: "The address redirects to one without https. Enter the https address itself.",
  source_redirect_unreadable:
    "The address redirects to a place that cannot be read. Enter the address of the file itself.",

  no_header:
    'None of the first {rows} rows is a header line with a column of names, such as "name" or "business name". The first row has: {headers}. Call the column of names "name", or choose the header line and the columns in the preview; if all are branches of one chain, enter its name there.',

  kind_differs: "The file's name ends in {extension}, but its content is {kind}; it was read by its content.",
  rating_scale: "The ratings of the file are out of {scale}; they were converted to ratings out of 5.",
  id_column: 'The column "{header}" was taken for the ids of the businesses. If it is not, leave the column out.',
  coordinates_on_grid: "The coordinates of the file are metres of {grid}; they were converted to degrees.",
  coordinates_swapped:
    "Latitude and longitude are swapped in this file, as the addresses of its rows show. They were corrected in all rows but those that fit their country only as they stand.",
  kind_listed:
    "No column gives these businesses a known kind, so it was taken from {basis}: {kinds}. If that is wrong, choose another kind, or none, in the preview; once imported, undo the import and upload the file again with that choice.",
  kind_by_header: "the header of the name column",
  kind_by_sheet: "the sheet's name",
  kind_by_key: "the key above the list",
  kind_by_file: "the file's name",
  kind_by_profile: "the saved mapping",
  name_listed:
    "No column names these businesses, so rows without a name were called after {basis}: {names}. If that is wrong, enter the right name in the preview, or when you correct the columns of a held import; once published, undo the import and upload the file again with that name.",
  kind_unknown: "There is no such kind of business: {kind}.",
  country_missing:
    "Most rows name no country, and their cities, addresses and phones do not settle it. The country of these rows was left empty. If all are in one country, choose it as the default country in the preview (once imported, upload the file again); otherwise add a country column to the file.",
  header_missing:
    "The file has no header line: its first row was taken for a business, and its columns were recognised by their values. If it has one, choose its row beside the columns.",
  columns_by_values: "These columns have unknown headers and were recognised by their values: {columns}.",
  columns_in_part: "These columns were read only in rows whose other columns do not give their field: {columns}.",
  columns_contradicted:
    "The values of these columns contradict their headers; they were read by their values or left out: {columns}.",
  held_for_review:
    "No column was recognised that says where a business is or how to reach it; only names were read. The businesses that this file adds stay hidden until you approve them.",
  import_held:
    "The import looked doubtful: until your decision, what it adds stays hidden and what it would change stays as it is.",
  sheets_chained:
    "{count} sheets with the same or corresponding headers were read one after the other: {sheets}. Row numbers run on.",
  sheets_unread: "Sheets that were not read: {sheets}.",
  one_sheet_read: "Only the sheet {sheet} was read. {others}",
  sheets_and_more: "{sheets} and {count} more",
  sheet_unreadable: '"{sheet}" (unreadable)',
  sheet_empty: '"{sheet}" (empty)',
  sheet_rows: '"{sheet}" (rows: {count})',
  sheet_rows_at_least: '"{sheet}" (at least {count} rows)',
  same_file: 'The very same file was received before: "{fileName}", {when} (UTC), by {createdBy}{outcome}.',
  was_undone: "; then undone",
  is_being_undone: "; being undone",
  had_failed: "; it failed",
  was_cancelled: "; it was cancelled",
  not_ended: "; it has not ended yet",
  is_held: "; it waits for a decision",
  was_discarded: "; it was not published",

  import_not_found: "There is no such import.",
  not_retryable: "Only an import that failed or was cancelled can be retried.",
  undo_not_cancellable: "An undo that has begun cannot be cancelled.",
  already_ended: "The import has already ended.",
  changes_not_kept: "The changes of this import were not recorded; it cannot be undone.",
  not_ended_yet: "The import has not ended yet. Cancel it or wait for its end.",
  dry_run_changed_nothing: "A dry run writes nothing; there is nothing to undo.",
  not_held: "This import does not wait for a decision",
  already_undone: "The import has already been undone.",
  already_being_undone: "The import is already being undone.",
  undo_publisher_first: "This import was published by another one. Undo that one first.",
  import_changed_nothing: "This import changed no business; there is nothing to undo.",
  rejected_rows_later: "The rejected rows can be downloaded once the import has ended.",
  no_rejected_rows: "This import rejected no rows.",
  dry_run_outcome_later: "The outcome of the dry run is not ready yet.",
  not_a_dry_run: "This is not a dry run; it has no preview file.",
  not_undone: "This import was not undone.",
  too_many_profiles: "At most {count} mappings can be saved. Delete some that are no longer used.",
  profile_not_found: "There is no such saved mapping.",
  too_many_attempts: "Reading the file was interrupted {count} times; the import was stopped.",

  figures:
    "{created} new{restored}{published}, {updated} updated{withheld}{filled}, {skipped} skipped{wasDeleted}, {rejected} rejected",
  and_restored: ", {count} restored",
  and_published: ", {count} published",
  and_deleted: ", {count} deleted before",
  and_filled: ", {count} filling blanks",
  and_withheld: ", {count} withheld",
  file_held: "The file was read, but needs your decision: {figures}",
  file_processed: "The file was processed: {figures}",
  processed_with_warning: "{warning}: {figures}",
  file_without_rows: "The file has no rows below its header; there was nothing to import",
  import_failed: "The import could not be completed",
  failed_partly: "{reason} (what was written before is kept: {figures})",
  dry_run_failed: "{reason} (dry run, nothing was written; so far: {figures})",
  cancelled_unwritten: "The import was cancelled; no row was written",
  cancelled_partly: "The import was cancelled; what was written before is kept: {figures}",
  dry_run_ended: "The dry run has ended, nothing was written: {figures}",
  dry_run_ended_with_warning: "The dry run has ended, nothing was written: {figures} ({warning})",
  dry_run_cancelled: "The dry run was cancelled, nothing was written: {figures}",
  nothing_imported: "No business was added or updated",
  many_duplicates:
    "Rows skipped without an id, only because their name and place match another row: {count}; they may be other businesses",
  row_problem: "Row {row}: {problem}",
  cell_problem: "Row {row}, column {column}: {problem}",
  problem_with_value: '{problem} ("{value}")',
};

/** Problems of rows and cells, whose Turkish text is stored with the issue. */
export const ENGLISH_ISSUES: Readonly<Record<ImportIssueCode, string>> = {
  ...READER_ENGLISH,
  name_missing: "the row does not name a business",
  bad_number: "not a number",
  bad_coordinates: "not a position, or one that was corrected",
  bad_rating: "not a rating",
  bad_url: "not a web address (http or https)",
  bad_phone: "not a phone number",
  bad_hours: "some of the opening hours could not be read; those days are unknown",
  bad_amenities: "the amenities could not be read in full",
  unknown_country: "not a known country",
  country_contradicted: "address, phone and coordinates point to different countries",
  bad_city: "not the name of a city; kept in the address, and a region as the state, too",
  city_contradicted: "city, address and position point to different cities; each was kept as its cell says",
  guessed_city: "read from the end of the address; no city of this name is known there",
  unclear_status: "not known to mean open, or closed for good rather than at that moment; taken for open",
  too_long: "too long; the rest was left out",
  error_cell: "the spreadsheet shows an error here; the cell was left out",
  lost_letters: "some letters are lost in the file; the text was kept as it is",
  bad_row: "the row could not be read",
};
