-- Search rules are kept as they were compiled until one of them changes, which a search sees by this number alone.
-- Triggers, so that no writer of a document can leave it out.
CREATE TABLE content_versions (kind TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO content_versions (kind, version) VALUES ('search-rule', 0);

CREATE TRIGGER search_rule_written AFTER INSERT ON content_documents WHEN new.kind = 'search-rule'
BEGIN
  UPDATE content_versions SET version = version + 1 WHERE kind = 'search-rule';
END;

CREATE TRIGGER search_rule_changed AFTER UPDATE ON content_documents WHEN new.kind = 'search-rule'
BEGIN
  UPDATE content_versions SET version = version + 1 WHERE kind = 'search-rule';
END;

CREATE TRIGGER search_rule_deleted AFTER DELETE ON content_documents WHEN old.kind = 'search-rule'
BEGIN
  UPDATE content_versions SET version = version + 1 WHERE kind = 'search-rule';
END;
