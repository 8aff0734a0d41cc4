/**
 * Revisions that stand for something: not withdrawn, and not replaced by a later revision of the same window or taken
 * back by a later withdrawal of the whole document. `held` names the rows that are asked about.
 */
export const liveRows = (condition: string): string => `SELECT * FROM content_documents AS live
WHERE ${condition} AND withdrawn IS NULL AND NOT EXISTS (
  SELECT 1 FROM content_documents AS later
  WHERE later.site_id = live.site_id AND later.kind = live.kind AND later.key = live.key AND later.revision > live.revision
    AND (later.withdrawn = 'document'
      OR (later.publish_from IS live.publish_from AND later.publish_until IS live.publish_until)))`
