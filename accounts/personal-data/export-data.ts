import { z } from 'zod'
import { insertSelect } from '../../backend/db/table.ts'
import { type DataSubject, type ExportPage, exportRows } from '../../backend/personal-data/personal-table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { tooMany } from '../../backend/tries/tries.ts'
import { provePassword } from '../auth/prove-password.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { dataSubject } from '../profile/data-subject.ts'
import type { PersonRow } from '../profile/people.ts'
import { dataRequests } from '../tables.ts'
import { knownPerson } from './known-person.ts'
import { personalTables } from './personal-tables.ts'

const dayMs = 86_400_000
const mostADay = 3

type Asked = {
  readonly requestType?: string | undefined
  readonly organisation?: string | undefined
  readonly payload?: Readonly<Record<string, unknown>> | undefined
}
type More = { readonly table: string; readonly from: number }[]
type PersonalData = { readonly requestId: string; readonly data: Record<string, unknown>; readonly more: More }

const Password = z.object({ password: z.string().min(1).max(256) })
const NextPiece = z.object({
  requestId: z.string().max(60),
  table: z.string().max(60),
  from: z.number().int().min(0),
})

/** Rows of a table in one answer, and letters of JSON of all lists in it: a caller's answers have a limit. */
const most = 200
const mostLetters = 1_500_000
/** As long as a request for the rest is about the same copy. */
const piecesMs = 30 * 60_000

/**
 * Everything that is kept of a person; rows that only an address leads to once the person has proven it. Long lists
 * come in pieces: the first answer has the beginning of each, and names those that go on (`more`); a further call with
 * its `requestId` gets the next piece of one. ATTR100, 200 and 300: no request type that is supported, no organisation,
 * no password or piece. AUT450: a wrong one. API429: the third copy of the day was the last.
 */
export async function exportData(
  context: AccountsContext,
  engine: Engine,
  asked: Asked,
): Promise<Result<PersonalData>> {
  if (asked.requestType !== 'ACCESS') return refuse('ATTR100')
  if (!asked.organisation?.trim()) return refuse('ATTR200')
  const next = NextPiece.safeParse(asked.payload)
  const payload = Password.safeParse(asked.payload)
  if (!next.success && !payload.success) return refuse('ATTR300')
  const person = await knownPerson(context)
  if (!person.ok) return person
  if (next.success) return pieceOf(context, engine, person.value, next.data)
  const row = person.value
  const proven = await provePassword(context, row, payload.data?.password ?? '')
  if (!proven.ok) return proven
  const requestId = await takeRequest(context, row.consumer_id)
  if (requestId === null) return tooMany(dayMs / 1000)
  const subject = dataSubject(row)
  const balance = async (account: 'points' | 'employee' | 'athlete' | 'prosumer', opening: number | null) =>
    opening === null ? null : engine.balanceOf(account, row.consumer_id, opening)
  const [kept, points, employeeDiscount, athleteCredit, prosumerSpend] = await Promise.all([
    readPage(context, engine, subject, { table: null, from: 0, most }),
    balance('points', row.opening_points),
    balance('employee', row.employee_cap),
    balance('athlete', row.athlete_credit),
    balance('prosumer', row.prosumer_cap),
  ])
  const { data, more } = cut(kept, 0)
  const balances = { points, employeeDiscount, athleteCredit, prosumerSpend }
  const exportedAt = new Date(context.now).toISOString()
  return succeed({ requestId, data: { exportedAt, ...data, balances }, more })
}

/** The next piece of a list, for the person whose copy it is. */
async function pieceOf(
  context: AccountsContext,
  engine: Engine,
  row: PersonRow,
  { requestId, table, from }: z.output<typeof NextPiece>,
): Promise<Result<PersonalData>> {
  const { env, now } = context
  const sql = 'SELECT 1 FROM data_requests WHERE request_id = ? AND consumer_id = ? AND at > ?'
  const isTheirs = await env.DB.prepare(sql)
    .bind(requestId, row.consumer_id, now - piecesMs)
    .first()
  if (isTheirs === null) return refuse('ATTR300')
  return succeed({ requestId, ...cut(await readPage(context, engine, dataSubject(row), { table, from, most }), from) })
}

async function readPage(
  { env }: AccountsContext,
  engine: Engine,
  subject: DataSubject,
  page: ExportPage,
): Promise<Record<string, unknown>> {
  const [accounts, commerce] = await Promise.all([
    exportRows(env.DB, personalTables, subject, page),
    engine.personalData(subject, page),
  ])
  return { ...accounts, ...commerce }
}

/** As much of each list as one answer holds; of one that is asked for alone at least a row. */
function cut(kept: Readonly<Record<string, unknown>>, from: number): Omit<PersonalData, 'requestId'> {
  const more: { table: string; from: number }[] = []
  let letters = 0
  const data = Object.entries(kept).map(([table, value]) => {
    if (!Array.isArray(value)) return [table, value]
    const rows = value.filter((row, index) => {
      if (letters > mostLetters) return false
      letters += JSON.stringify(row).length
      return index === 0 || letters <= mostLetters
    })
    if (rows.length < value.length || value.length === most) more.push({ table, from: from + rows.length })
    return [table, rows]
  })
  return { data: Object.fromEntries(data), more }
}

/** Counted as it is taken, so that many at once can't each be the third. Null: there were enough today. */
async function takeRequest({ env, now }: AccountsContext, consumerId: string): Promise<string | null> {
  const requestId = crypto.randomUUID()
  const { meta } = await env.DB.prepare(
    insertSelect(
      dataRequests,
      { request_id: '?1', consumer_id: '?2', at: '?3' },
      'WHERE (SELECT count(*) FROM data_requests WHERE consumer_id = ?2 AND at > ?4) < ?5',
    ),
  )
    .bind(requestId, consumerId, now, now - dayMs, mostADay)
    .run()
  return meta.changes > 0 ? requestId : null
}
