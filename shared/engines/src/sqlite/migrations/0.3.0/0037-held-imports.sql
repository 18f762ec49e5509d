-- Counts the imports that wait for a decision.
CREATE INDEX import_job_held ON import_job (state) WHERE review ->> 'state' = 'waiting' AND undo IS NULL;
