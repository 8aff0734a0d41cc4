import { expect, it } from 'vitest'
import { sites } from '../../shared/i18n/locales.ts'
import { openD1 } from '../../tests/harness/d1.ts'
import { insertPerson } from '../auth/sign-up.ts'
import type { AccountsContext } from '../context.ts'
import { changeProfile, joinLoyalty } from './change-profile.ts'
import { readPersonRow } from './people.ts'

async function signedUp() {
  const DB = openD1()
  const context = { env: { DB }, site: sites['en-us'], now: Date.UTC(2026, 0, 1) } as unknown as AccountsContext
  const consumerId = await insertPerson(context, { email: 'ada@shop.example', passwordHash: 'hash' })
  const row = await readPersonRow(DB, consumerId ?? '')
  if (!row) throw new Error('nobody signed up')
  return { DB, row, front: context }
}

it('a change of an account that was deleted meanwhile is PRO418', async () => {
  const { DB, row, front } = await signedUp()
  expect(await changeProfile(DB, row, { firstName: 'Ada' }, front)).toBeNull()
  await DB.prepare('DELETE FROM consumers').run()
  const gone = { ok: false, failure: { code: 'PRO418' } }
  expect(await changeProfile(DB, row, { firstName: 'Zoë' }, front)).toMatchObject(gone)
  expect(await joinLoyalty(DB, row, { birthDate: '1990-01-01' }, front)).toMatchObject(gone)
})
