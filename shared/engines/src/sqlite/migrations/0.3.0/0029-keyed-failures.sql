-- The reason an import failed, as JSON: a keyed text, or the Turkish text of an earlier version.
UPDATE import_job SET failure_message = json_quote(failure_message) WHERE failure_message IS NOT NULL;
