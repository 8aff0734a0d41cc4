/**
 * The length of a person's foot in millimeters as SQL, for statements about what they wear: NULL for a guest, and where
 * the profile has none (shared/sizing/foot.ts `footText`). `consumerId` is the SQL that names the person.
 */
export const footLengthSql = (consumerId: string): string =>
  `(SELECT CAST(document->>'$.preferredShoeSize' AS INTEGER) FROM consumers
    WHERE consumer_id = ${consumerId} AND document->>'$.preferredShoeSize' GLOB '[12][0-9][0-9] *')`
