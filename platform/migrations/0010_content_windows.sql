-- A revision stands for its window (publish_from, publish_until): it takes the place of earlier revisions of the same window, no others.
-- `written_at` is UTC ISO text; what was there before has none, which sorts first. `withdrawn`: NULL shows; 'window' takes this window
-- back, 'document' everything before it. Such a row has no content of its own.
ALTER TABLE content_documents ADD COLUMN written_at TEXT NOT NULL DEFAULT '';
ALTER TABLE content_documents ADD COLUMN withdrawn TEXT;
