import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nextStem, stemOf } from './ids.ts'
import type { Fields } from './raw-row.ts'

const rowsPerTransaction = 5000
const cacheKb = 16 * 1024
/** More rows than this under one group id is a mistake in the feed, and would have to be held at once. */
export const mostRowsOfGroup = 2000

export type NewRow = {
  readonly line: number
  readonly groupId: string | null
  /** Unique in the feed; null for a row that only describes its product. */
  readonly rowId: string | null
  readonly upc: string | null
  readonly fields: Fields
}
export type SpooledRow = {
  readonly line: number
  readonly rowId: string | null
  /** Null where another row has the same code. */
  readonly upc: string | null
  readonly fields: Fields
}
export type Group = {
  readonly stem: string
  readonly masterId: string
  readonly grouped: boolean
  readonly rows: readonly SpooledRow[]
  /** Lines beyond `mostRowsOfGroup`. */
  readonly tooMany: readonly number[]
}

const Stored = z.object({
  line: z.number(),
  row_id: z.string().nullable(),
  upc: z.string().nullable(),
  clashes: z.number(),
  fields: z.string(),
})
const GroupRow = z.object({ id: z.number(), key: z.string(), stem: z.string(), master: z.string() })
const Line = z.object({ line: z.number() })
const Joined = z.object({ fields: z.string() })

/**
 * Stores rows on disk until all rows of a product have been read, because a feed may scatter them. SQLite keeps the
 * unnamed database in a temporary file that is deleted when the process ends.
 */
export function openSpool() {
  const db = new DatabaseSync('')
  db.exec(`
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${cacheKb}; PRAGMA temp_store = FILE;
    CREATE TABLE groups (id INTEGER PRIMARY KEY, key TEXT UNIQUE, stem TEXT, own INTEGER, master TEXT);
    CREATE TABLE rows (seq INTEGER PRIMARY KEY, group_id INTEGER, line INTEGER, row_id TEXT UNIQUE, upc TEXT, fields TEXT);
    CREATE TABLE joined (name TEXT, key TEXT, fields TEXT);
    CREATE INDEX joined_by_key ON joined (name, key);
  `)
  const findGroup = db.prepare('SELECT id FROM groups WHERE key = ?')
  const addGroup = db.prepare('INSERT INTO groups (key, stem, own) VALUES (?, ?, ?)')
  const addRow = db.prepare('INSERT OR IGNORE INTO rows (group_id, line, row_id, upc, fields) VALUES (?, ?, ?, ?, ?)')
  const findRow = db.prepare('SELECT line FROM rows WHERE row_id = ?')
  const addJoined = db.prepare('INSERT INTO joined (name, key, fields) VALUES (?, ?, ?)')
  const findJoined = db.prepare('SELECT fields FROM joined WHERE name = ? AND key = ? ORDER BY rowid')

  let pending = 0
  const inTransaction = (write: () => void) => {
    if (pending === 0) db.exec('BEGIN')
    write()
    pending += 1
    if (pending >= rowsPerTransaction) commit()
  }
  const commit = () => {
    if (pending > 0) db.exec('COMMIT')
    pending = 0
  }
  const groupIdOf = (key: string, groupId: string | null, rowId: string): number => {
    const groupRow = findGroup.get(key)
    if (groupRow) return Number(groupRow['id'])
    const { stem, own } = stemOf(groupId, rowId)
    return Number(addGroup.run(key, stem, own ? 1 : 0).lastInsertRowid)
  }

  return {
    /** The line that already has the same id, or null if the row was added. */
    add({ line, groupId, rowId, upc, fields }: NewRow): number | null {
      const key = groupId === null ? `row ${rowId}` : `group ${groupId}`
      let duplicateLine: number | null = null
      inTransaction(() => {
        if (rowId !== null) {
          const before = findRow.get(rowId)
          if (before) duplicateLine = Line.parse(before).line
        }
        if (duplicateLine === null)
          addRow.run(groupIdOf(key, groupId, rowId ?? key), line, rowId, upc, JSON.stringify(fields))
      })
      return duplicateLine
    },

    addJoined(name: string, key: string, fields: Fields): void {
      inTransaction(() => addJoined.run(name, key, JSON.stringify(fields)))
    },

    joined(name: string, key: string): Fields[] {
      return findJoined.all(name, key).map((row) => JSON.parse(Joined.parse(row).fields) as Fields)
    },

    /** After the last row: settles ids and makes rows findable by group. Answers how many groups there are. */
    seal(): number {
      commit()
      db.exec('CREATE INDEX rows_by_group ON rows (group_id, seq); CREATE INDEX rows_by_upc ON rows (upc)')
      db.exec('CREATE INDEX groups_by_stem ON groups (stem)')
      db.exec('BEGIN')
      settleStems(db)
      db.exec('COMMIT')
      return Number(db.prepare('SELECT count(*) AS count FROM groups').get()?.['count'])
    },

    /** In the order in which the feed first names them. */
    *groups(): Generator<Group> {
      const rowsOf = db.prepare(`
        SELECT line, row_id, upc, fields, upc IS NOT NULL AND (SELECT count(*) FROM rows o WHERE o.upc = rows.upc) > 1 AS clashes
        FROM rows WHERE group_id = ? ORDER BY seq LIMIT ${mostRowsOfGroup}`)
      const beyond = db.prepare(
        `SELECT line FROM rows WHERE group_id = ? ORDER BY seq LIMIT -1 OFFSET ${mostRowsOfGroup}`,
      )
      for (const group of db
        .prepare('SELECT id, key, stem, coalesce(master, stem) AS master FROM groups ORDER BY id')
        .iterate()) {
        const { id, key, stem, master } = GroupRow.parse(group)
        const rows = rowsOf.all(id).map((row): SpooledRow => {
          const { line, row_id, upc, clashes, fields } = Stored.parse(row)
          return { line, rowId: row_id, upc: clashes ? null : upc, fields: JSON.parse(fields) as Fields }
        })
        const tooMany = rows.length < mostRowsOfGroup ? [] : beyond.all(id).map((row) => Line.parse(row).line)
        yield { stem, masterId: master, grouped: key.startsWith('group '), rows, tooMany }
      }
    },

    close: () => db.close(),
  }
}
export type Spool = ReturnType<typeof openSpool>

/**
 * Makes stems unique. Feed ids that start alike but aren't grouped stay apart (each is its own style). A mapped stem
 * that is taken is mapped again, in the order of the keys, so that the order of the rows doesn't matter.
 */
function settleStems(db: DatabaseSync): void {
  db.exec(`
    UPDATE groups SET master = substr(key, 5) WHERE own = 1 AND key LIKE 'row %'
    AND stem IN (SELECT stem FROM groups WHERE own = 1 GROUP BY stem HAVING count(*) > 1)`)
  const clashing = db
    .prepare(`
      SELECT id, key, stem, '' AS master FROM groups WHERE own = 0 AND (
        stem IN (SELECT stem FROM groups WHERE own = 1)
        OR stem IN (SELECT stem FROM groups WHERE own = 0 GROUP BY stem HAVING count(*) > 1)
      ) ORDER BY key`)
    .all()
    .map((row) => GroupRow.parse(row))
  const holder = db.prepare('SELECT 1 FROM groups WHERE stem = ? AND id <> ? LIMIT 1')
  const ownHolder = db.prepare('SELECT 1 FROM groups WHERE stem = ? AND own = 1 LIMIT 1')
  const update = db.prepare('UPDATE groups SET stem = ? WHERE id = ?')
  const firstOf = new Set<string>()
  for (const { id, key, stem } of clashing) {
    if (!firstOf.has(stem) && !ownHolder.get(stem)) firstOf.add(stem)
    else
      update.run(
        nextStem(key, (stem) => holder.get(stem, id) !== undefined),
        id,
      )
  }
}
