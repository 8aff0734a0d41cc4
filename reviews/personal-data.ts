import { text } from '../backend/db/column.ts'
import { type DataSubject, deleteRows, type PersonalTable } from '../backend/personal-data/personal-table.ts'
import type { Engine } from './engine.ts'
import { questions, reviewFlags, reviews, reviewVotes } from './tables.ts'
import { countReviews } from './totals.ts'

/** Every table of reviews with data of people, in the order in which they are emptied. */
export const personalTables: readonly PersonalTable[] = [
  { table: reviews, of: 'consumer_id = ?1', secret: ['content_hash'], erase: 'delete' },
  {
    table: questions,
    of: 'consumer_id = ?1 OR consumer_id IS NULL AND email = ?2',
    secret: ['content_hash'],
    erase: 'delete',
  },
  { table: reviewVotes, of: 'voter = ?1', erase: 'delete' },
  { table: reviewFlags, of: 'voter = ?1', erase: 'delete' },
]

/** Statements that delete all that a person said, and count what they had reviewed again. */
export async function forgetReviews(
  db: D1Database,
  engine: Engine,
  subject: DataSubject,
): Promise<D1PreparedStatement[]> {
  const reviewed = await reviewedStyles(db, subject.consumerId)
  return [...deleteRows(db, personalTables, subject), ...countReviews(db, engine, reviewed)]
}

async function reviewedStyles(db: D1Database, consumerId: string): Promise<string[]> {
  const { results } = await db.prepare('SELECT master_id FROM reviews WHERE consumer_id = ?').bind(consumerId).all()
  return results.map((row) => text.read(row['master_id']))
}
