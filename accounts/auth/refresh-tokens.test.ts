import { beforeEach, describe, expect, it } from 'vitest'
import { openD1 } from '../../tests/harness/d1.ts'
import { endDevice, listDevices } from '../devices/devices.ts'
import { endFamily, issueRefreshToken, rotateRefreshToken, sessionStands } from './refresh-tokens.ts'

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

describe('a refresh token', () => {
  it('gives the same consumer a new token each time it is used', async () => {
    const { refreshToken: first } = await issueRefreshToken(db, 'G1', now)
    const second = await rotateRefreshToken(db, first, now)
    expect(second?.consumerNo).toBe('G1')
    expect(second?.refreshToken).not.toBe(first)
    expect((await rotateRefreshToken(db, second?.refreshToken ?? '', now))?.consumerNo).toBe('G1')
  })

  it('may be used again while its answer can still be on the way', async () => {
    const { refreshToken: first } = await issueRefreshToken(db, 'G1', now)
    await rotateRefreshToken(db, first, now)
    expect((await rotateRefreshToken(db, first, now + 29_000))?.consumerNo).toBe('G1')
  })

  it('revokes its whole family when it is used again later, since it was copied', async () => {
    const { refreshToken: first } = await issueRefreshToken(db, 'G1', now)
    const { refreshToken: other } = await issueRefreshToken(db, 'G2', now)
    const second = await rotateRefreshToken(db, first, now)
    expect(await rotateRefreshToken(db, first, now + 31_000)).toBeNull()
    expect(await rotateRefreshToken(db, second?.refreshToken ?? '', now + 31_000)).toBeNull()
    expect((await rotateRefreshToken(db, other, now + 31_000))?.consumerNo).toBe('G2')
  })

  it('expires after thirty days, and is refused when it was never issued', async () => {
    const { refreshToken: token } = await issueRefreshToken(db, 'G1', now)
    expect(await rotateRefreshToken(db, token, now + 30 * day + 1)).toBeNull()
    expect(await rotateRefreshToken(db, 'x'.repeat(64), now)).toBeNull()
  })

  it('ends with its session when it is signed out, and with its account', async () => {
    await person('C1')
    const { refreshToken, family } = await issueRefreshToken(db, 'C1', now)
    const other = await issueRefreshToken(db, 'C1', now)
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
    const { refreshToken: token } = await issueRefreshToken(db, 'G1', now)
    expect(JSON.stringify(await rows())).not.toContain(token)
    await issueRefreshToken(db, 'G2', now + 31 * day)
    expect((await rows()).map((row) => row['consumer_no'])).toEqual(['G2'])
  })

  it('that is being renewed while its session ends has no successor', async () => {
    const { refreshToken } = await issueRefreshToken(db, 'C1', now, laptop)
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

describe('a device', () => {
  it('is listed while its session lasts, with when it was used, and is forgotten with it', async () => {
    const { refreshToken, family } = await issueRefreshToken(db, 'C1', now, laptop)
    await issueRefreshToken(db, 'C2', now, laptop)
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
