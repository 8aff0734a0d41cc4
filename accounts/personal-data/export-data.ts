import { z } from 'zod'
import { insertSelect } from '../../backend/db/table.ts'
import { exportRows } from '../../backend/personal-data/personal-table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { tooMany } from '../../backend/tries/tries.ts'
import { provePassword } from '../auth/prove-password.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { dataSubject } from '../profile/data-subject.ts'
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
type PersonalData = { readonly requestId: string; readonly data: Record<string, unknown> }

const Payload = z.object({ password: z.string().min(1).max(256) })

/**
 * Everything that is kept of a person; rows that only an address leads to once the person has proven it. ATTR100, 200
 * and 300: no request type that is supported, no organisation, no password. AUT450: a wrong one. API429: the third copy
 * of the day was the last.
 */
export async function exportData(
  context: AccountsContext,
  engine: Engine,
  asked: Asked,
): Promise<Result<PersonalData>> {
  if (asked.requestType !== 'ACCESS') return refuse('ATTR100')
  if (!asked.organisation?.trim()) return refuse('ATTR200')
  const payload = Payload.safeParse(asked.payload)
  if (!payload.success) return refuse('ATTR300')
  const person = await knownPerson(context)
  if (!person.ok) return person
  const row = person.value
  const proven = await provePassword(context, row, payload.data.password)
  if (!proven.ok) return proven
  const requestId = await takeRequest(context, row.consumer_id)
  if (requestId === null) return tooMany(dayMs / 1000)
  const subject = dataSubject(row)
  const balance = async (account: 'points' | 'employee' | 'athlete' | 'prosumer', opening: number | null) =>
    opening === null ? null : engine.balanceOf(account, row.consumer_id, opening)
  const [accounts, commerce, points, employeeDiscount, athleteCredit, prosumerSpend] = await Promise.all([
    exportRows(context.env.DB, personalTables, subject),
    engine.personalData(subject),
    balance('points', row.opening_points),
    balance('employee', row.employee_cap),
    balance('athlete', row.athlete_credit),
    balance('prosumer', row.prosumer_cap),
  ])
  const balances = { points, employeeDiscount, athleteCredit, prosumerSpend }
  const exportedAt = new Date(context.now).toISOString()
  return succeed({ requestId, data: { exportedAt, ...accounts, ...commerce, balances } })
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
