import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { endFamily, issueRefreshToken, rotateRefreshToken, sessionStands } from './refresh-tokens.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21, 12)
let db: ReturnType<typeof openDatabase>
beforeEach(() => {
  db = openDatabase()
})

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

  it('ends its whole family when it comes back later: somebody copied it', async () => {
    const { refreshToken: first } = await issueRefreshToken(db, 'G1', now)
    const { refreshToken: other } = await issueRefreshToken(db, 'G2', now)
    const second = await rotateRefreshToken(db, first, now)
    expect(await rotateRefreshToken(db, first, now + 31_000)).toBeNull()
    expect(await rotateRefreshToken(db, second?.refreshToken ?? '', now + 31_000)).toBeNull()
    expect((await rotateRefreshToken(db, other, now + 31_000))?.consumerNo).toBe('G2')
  })

  it('runs out after thirty days, and is no token when nobody issued it', async () => {
    const { refreshToken: token } = await issueRefreshToken(db, 'G1', now)
    expect(await rotateRefreshToken(db, token, now + 30 * day + 1)).toBeNull()
    expect(await rotateRefreshToken(db, 'x'.repeat(64), now)).toBeNull()
  })

  it('ends with its session when it is signed out, and with its account', async () => {
    db.person('C1')
    const { refreshToken, family } = await issueRefreshToken(db, 'C1', now)
    const other = await issueRefreshToken(db, 'C1', now)
    const second = await rotateRefreshToken(db, refreshToken, now)
    expect(await sessionStands(db, family)).toBe(true)
    await endFamily(db, refreshToken)
    expect(await rotateRefreshToken(db, second?.refreshToken ?? '', now)).toBeNull()
    expect(await sessionStands(db, family)).toBe(false)
    expect(await sessionStands(db, other.family)).toBe(true)
    db.person('C1', 1)
    expect(await sessionStands(db, other.family)).toBe(false)
  })

  it('is kept as a hash only, and swept once it ran out', async () => {
    const { refreshToken: token } = await issueRefreshToken(db, 'G1', now)
    expect(JSON.stringify(db.rows())).not.toContain(token)
    await issueRefreshToken(db, 'G2', now + 31 * day)
    expect(db.rows().map((row: Record<string, unknown>) => row['consumer_no'])).toEqual(['G2'])
  })
})

/** As much of D1 as the tokens use, over SQLite in memory and the real migrations. */
function openDatabase() {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of ['0003_auth.sql', '0004_refresh_token_expiry.sql', '0007_people.sql']) {
    sqlite.exec(readFileSync(new URL(`../../migrations/${file}`, import.meta.url), 'utf8'))
  }
  type Value = string | number
  const bound = (sql: string, values: Value[] = []) => ({
    bind: (...given: Value[]) => bound(sql, given),
    run: async () => sqlite.prepare(sql).run(...values),
    first: async () => sqlite.prepare(sql).get(...values) ?? null,
  })
  return {
    prepare: (sql: string) => bound(sql),
    batch: (statements: ReturnType<typeof bound>[]) => Promise.all(statements.map((statement) => statement.run())),
    rows: () => sqlite.prepare('SELECT * FROM refresh_tokens').all(),
    person: (id: string, blocked = 0) =>
      sqlite
        .prepare(
          "INSERT OR REPLACE INTO consumers (consumer_id, content_hash, email, password_hash, currency, blocked) VALUES (?, '', ?, '', 'USD', ?)",
        )
        .run(id, `${id}@kerb.example`, blocked),
  } as unknown as Parameters<typeof issueRefreshToken>[0] & {
    rows(): Record<string, unknown>[]
    person(id: string, blocked?: number): void
  }
}
