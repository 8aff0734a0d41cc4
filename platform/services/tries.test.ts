import { beforeEach, expect, it } from 'vitest'
import { openD1 } from '../../tests/harness/d1.ts'
import { refuse, succeed } from '../context.ts'
import type { Env } from '../env.ts'
import { limited, takeTry } from './tries.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
let db: ReturnType<typeof openD1>
beforeEach(() => {
  db = openD1()
})

const take = async (who: string, at: number) => (await takeTry(db, 'challenge', who, at)).ok

it('lets five tries through in fifteen minutes, and says when the next one is free', async () => {
  for (let tried = 0; tried < 5; tried += 1) expect(await take('K1', now + tried * minute)).toBe(true)
  expect(await takeTry(db, 'challenge', 'K1', now + 5 * minute)).toEqual({ ok: false, seconds: 600 })
  expect(await take('K2', now + 5 * minute)).toBe(true)
  expect((await takeTry(db, 'coupon', 'K1', now + 5 * minute)).ok).toBe(true)
})

it('frees one try after the other as the window slides; what was refused does not make it longer', async () => {
  for (let tried = 0; tried < 5; tried += 1) await take('K1', now + tried * minute)
  for (let more = 5; more < 15; more += 1) expect(await take('K1', now + more * minute)).toBe(false)
  expect(await take('K1', now + 15 * minute)).toBe(true)
  expect(await take('K1', now + 15 * minute)).toBe(false)
  expect(await take('K1', now + 16 * minute)).toBe(true)
})

it('counts what fails alone, for each asker, and does nothing for who has tried too often', async () => {
  const env = { DB: db } as unknown as Env
  let done = 0
  const ask = (who: string, isRight: boolean) =>
    limited({ env, now }, [{ kind: 'challenge', who }], async () => {
      done += 1
      return isRight ? succeed(who) : refuse('GFC800')
    })
  for (let tried = 0; tried < 8; tried += 1) expect((await ask('K1', true)).ok).toBe(true)
  for (let tried = 0; tried < 5; tried += 1) expect(await ask('K1', false)).toMatchObject({ code: 'GFC800' })
  const refused = await ask('K1', true)
  expect(refused).toMatchObject({ code: 'API429', headers: { 'retry-after': '900' } })
  expect(done).toBe(13)
})

it('keeps nobody’s name or code', async () => {
  await take('KERBGIFT0001', now)
  const { results } = await db.prepare('SELECT * FROM tries').all()
  expect(JSON.stringify(results)).not.toContain('KERBGIFT')
  expect(results).toHaveLength(1)
})
