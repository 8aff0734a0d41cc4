import { beforeEach, describe, expect, it } from 'vitest'
import { openD1 } from '../../tests/harness/d1.ts'
import { endDevice, listDevices } from '../devices/devices.ts'
import { issueCode } from './authorization-codes.ts'
import { endFamily, issueGuestToken, issuePersonToken, rotateRefreshToken, sessionStands } from './refresh-tokens.ts'
import { endWaysIn } from './ways-in.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21, 12)
let db: ReturnType<typeof openD1>
beforeEach(() => {
  db = openD1()
})

const person = (id: string, blocked = 0) =>
  db
    .prepare(
      "INSERT OR REPLACE INTO consumers (consumer_id, content_hash, email, password_hash, currency, blocked) VALUES (?, '', ?, '', 'USD', ?)",
    )
    .bind(id, `${id}@kerb.example`, blocked)
    .run()
const rows = async (): Promise<Record<string, unknown>[]> =>
  (await db.prepare('SELECT * FROM refresh_tokens').all()).results
const laptop = { browser: 'Firefox', system: 'Linux' } as const
const codeFor = async (id: string): Promise<string> => {
  await person(id)
  const code = await issueCode(db, { consumer_id: id, password_hash: '' }, 'challenge', now)
  if (!code) throw new Error('no code')
  return code
}
const enter = async (id: string) => {
  const issued = await issuePersonToken(db, id, { code: await codeFor(id), device: laptop }, now)
  if (!issued) throw new Error('no token')
  return issued
}

describe('a refresh token', () => {
  it('gives the same consumer a new token each time it is used', async () => {
    const { refreshToken: first } = await issueGuestToken(db, 'G1', now)
    const second = await rotateRefreshToken(db, first, now)
    expect(second?.consumerNo).toBe('G1')
    expect(second?.refreshToken).not.toBe(first)
    expect((await rotateRefreshToken(db, second?.refreshToken ?? '', now))?.consumerNo).toBe('G1')
  })

  it('may be used again while its answer can still be on the way', async () => {
    const { refreshToken: first } = await issueGuestToken(db, 'G1', now)
    await rotateRefreshToken(db, first, now)
    expect((await rotateRefreshToken(db, first, now + 29_000))?.consumerNo).toBe('G1')
  })

  it('revokes its whole family when it is used again later, since it was copied', async () => {
    const { refreshToken: first } = await issueGuestToken(db, 'G1', now)
    const { refreshToken: other } = await issueGuestToken(db, 'G2', now)
    const second = await rotateRefreshToken(db, first, now)
    expect(await rotateRefreshToken(db, first, now + 31_000)).toBeNull()
    expect(await rotateRefreshToken(db, second?.refreshToken ?? '', now + 31_000)).toBeNull()
    expect((await rotateRefreshToken(db, other, now + 31_000))?.consumerNo).toBe('G2')
  })

  it('expires after thirty days, and is refused when it was never issued', async () => {
    const { refreshToken: token } = await issueGuestToken(db, 'G1', now)
    expect(await rotateRefreshToken(db, token, now + 30 * day + 1)).toBeNull()
    expect(await rotateRefreshToken(db, 'x'.repeat(64), now)).toBeNull()
  })

  it('ends with its session when it is signed out, and with its account', async () => {
    await person('C1')
    const { refreshToken, family } = await enter('C1')
    const other = await enter('C1')
    const second = await rotateRefreshToken(db, refreshToken, now)
    expect(await sessionStands(db, family)).toBe(true)
    await endFamily(db, refreshToken)
    expect(await rotateRefreshToken(db, second?.refreshToken ?? '', now)).toBeNull()
    expect(await sessionStands(db, family)).toBe(false)
    expect(await sessionStands(db, other.family)).toBe(true)
    await person('C1', 1)
    expect(await sessionStands(db, other.family)).toBe(false)
  })

  it('is kept as a hash only, and swept once it ran out', async () => {
    const { refreshToken: token } = await issueGuestToken(db, 'G1', now)
    expect(JSON.stringify(await rows())).not.toContain(token)
    await issueGuestToken(db, 'G2', now + 31 * day)
    expect((await rows()).map((row) => row['consumer_no'])).toEqual(['G2'])
  })

  it('that is being renewed while its session ends has no successor', async () => {
    const { refreshToken } = await enter('C1')
    const ended: typeof db = Object.assign(Object.create(db), {
      batch: async (statements: Parameters<typeof db.batch>[0]) => {
        await endFamily(db, refreshToken)
        return db.batch(statements)
      },
    })
    expect(await rotateRefreshToken(ended, refreshToken, now)).toBeNull()
    expect(await rows()).toEqual([])
  })
})

describe('a sign-in that is under way while the password is replaced', () => {
  const replace = async (id: string) => {
    await db.prepare("UPDATE consumers SET password_hash = 'new' WHERE consumer_id = ?").bind(id).run()
    const nothing = { session: null, passkeys: [] }
    await db.batch(endWaysIn(db, { consumerId: id, passwordHash: 'new' }, nothing))
  }

  it('gets no code for the former password, nor for a passkey that went along', async () => {
    await person('C1')
    await replace('C1')
    const credentials = [{ password_hash: '' }, { credential_id: 'gone' }] as const
    for (const credential of credentials)
      expect(await issueCode(db, { consumer_id: 'C1', ...credential }, 'challenge', now)).toBeNull()
  })

  it('gets no session for a code that was issued, or redeemed, before', async () => {
    const code = await codeFor('C1')
    await replace('C1')
    expect(await issuePersonToken(db, 'C1', { code, device: laptop }, now)).toBeNull()
    expect([await rows(), await listDevices(db, 'C1', now)]).toEqual([[], []])
  })

  it('ends nothing if the password was not replaced', async () => {
    await enter('C1')
    const failed = { consumerId: 'C1', passwordHash: 'another' }
    await db.batch(endWaysIn(db, failed, { session: null, passkeys: [] }))
    expect(await rows()).toHaveLength(1)
  })
})

describe('a device', () => {
  it('is listed while its session lasts, with when it was used, and is forgotten with it', async () => {
    const { refreshToken, family } = await enter('C1')
    await enter('C2')
    await rotateRefreshToken(db, refreshToken, now + day)
    expect(await listDevices(db, 'C1', now + day)).toEqual([
      { family, ...laptop, signed_in_at: now, last_used_at: now + day },
    ])
    expect(await listDevices(db, 'C1', now + 32 * day)).toEqual([])
    expect([await endDevice(db, 'C2', family), await endDevice(db, 'C1', family)]).toEqual([false, true])
    const { results } = await db.prepare('SELECT consumer_id FROM devices').all()
    expect(results).toEqual([{ consumer_id: 'C2' }])
  })
})
