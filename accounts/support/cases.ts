import { z } from 'zod'
import type { RowOf } from '../../backend/db/column.ts'
import { insertRow, readRows } from '../../backend/db/table.ts'
import type { DataSubject } from '../../backend/personal-data/personal-table.ts'
import type { SupportCase } from '../../shared/contracts/support-case.ts'
import type { Locale, Site } from '../../shared/i18n/locales.ts'
import { supportCases } from '../tables.ts'
import { subjectLabel } from './subjects.ts'

type CaseRow = RowOf<typeof supportCases.columns>
export type NewCase = Omit<CaseRow, 'case_number' | 'state' | 'created_at' | 'locale'>

/** Crockford's base 32: no letter that is taken for a figure. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const mostShown = 100

/** `C` and nine random characters: short enough to read out, too many to try. */
function newCaseNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return `C${[...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}

/** The statement that keeps a new case, with its number. */
export function openCase(
  db: D1Database,
  opened: NewCase,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): { readonly caseNumber: string; readonly statement: D1PreparedStatement } {
  const caseNumber = newCaseNumber()
  const row = { ...opened, case_number: caseNumber, locale, state: 'OPEN', created_at: now } as const
  return { caseNumber, statement: insertRow(db, supportCases, row) }
}

/** SQL, which cases are a person's, as for any personal table: their own, and those of a guest with their address. */
export const ownCases = 'consumer_id = ?1 OR consumer_id IS NULL AND email = ?2'

/** A person's own, latest first. */
export async function readCasesOf(db: D1Database, subject: DataSubject, site: Site): Promise<SupportCase[]> {
  const found = await db
    .prepare(`SELECT * FROM support_cases WHERE ${ownCases} ORDER BY created_at DESC, case_number LIMIT ?3`)
    .bind(subject.consumerId, subject.provenEmail, mostShown)
    .all()
  return readRows(supportCases.columns, found).map((row) => ({
    caseNumber: row.case_number,
    subject: subjectLabel(site, row.category, row.subject),
    orderNumber: row.order_number,
    productName: row.product_name,
    message: row.message,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}

export const CaseState = z.enum(['OPEN', 'CLOSED'])
type CaseState = z.infer<typeof CaseState>

/** For the customer service: the oldest first, since it has waited longest. */
export async function readCases(db: D1Database, state: CaseState): Promise<CaseRow[]> {
  const found = await db
    .prepare('SELECT * FROM support_cases WHERE state = ? ORDER BY created_at, case_number LIMIT ?')
    .bind(state, mostShown)
    .all()
  return readRows(supportCases.columns, found)
}

/** False if there is no such case. */
export async function setCaseState(db: D1Database, caseNumber: string, state: CaseState): Promise<boolean> {
  const sql = 'UPDATE support_cases SET state = ? WHERE case_number = ?'
  const { meta } = await db.prepare(sql).bind(state, caseNumber).run()
  return meta.changes > 0
}
