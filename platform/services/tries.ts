import { type Failure, type PlatformContext, type Result, refuse } from '../context.ts'
import { hashOf } from './auth/random-token.ts'

const minuteMs = 60_000

/** How many tries of a kind one asker has within a window that slides. Only what fails counts, but for card tokens: each of those is a try. */
const limits = {
  'gift-card': { most: 10, windowMs: 15 * minuteMs },
  /** Of one card by anybody: more, for its owner may be in several tabs and a till beside them. */
  'gift-card-code': { most: 60, windowMs: 15 * minuteMs },
  coupon: { most: 20, windowMs: 10 * minuteMs },
  'track-order': { most: 10, windowMs: 15 * minuteMs },
  'card-token': { most: 60, windowMs: 10 * minuteMs },
  challenge: { most: 5, windowMs: 15 * minuteMs },
} as const
export type TryKind = keyof typeof limits

const sweptAtOnce = 20
const oldestMs = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs))

type Try = { readonly ok: true; readonly tryId: string } | { readonly ok: false; readonly seconds: number }

/**
 * Counts a try before it is made, so that many at the same moment can't each be the first. `who` is anything that names the asker or what is
 * tried (a consumer, a card's code, an address of the network); it is kept as a hash. `seconds`: when the next try is free.
 */
export async function takeTry(db: D1Database, kind: TryKind, who: string, now: number): Promise<Try> {
  const { most, windowMs } = limits[kind]
  const hash = await hashOf(who)
  const since = now - windowMs
  const tryId = crypto.randomUUID()
  const [, taken, oldest] = await db.batch<{ at: number }>([
    db
      .prepare('DELETE FROM tries WHERE try_id IN (SELECT try_id FROM tries WHERE at <= ? ORDER BY at LIMIT ?)')
      .bind(now - oldestMs, sweptAtOnce),
    db
      .prepare(
        `INSERT INTO tries (kind, who, at, try_id)
SELECT ?1, ?2, ?3, ?6 WHERE (SELECT count(*) FROM tries WHERE kind = ?1 AND who = ?2 AND at > ?4) < ?5`,
      )
      .bind(kind, hash, now, since, most, tryId),
    db.prepare('SELECT min(at) AS at FROM tries WHERE kind = ? AND who = ? AND at > ?').bind(kind, hash, since),
  ])
  if (taken?.meta.changes !== 0) return { ok: true, tryId }
  const freeAt = (oldest?.results[0]?.at ?? now) + windowMs
  return { ok: false, seconds: Math.max(1, Math.ceil((freeAt - now) / 1000)) }
}

const giveBack = (db: D1Database, tryId: string): Promise<unknown> =>
  db.prepare('DELETE FROM tries WHERE try_id = ?').bind(tryId).run()

/** API429 with the seconds until the next try. */
export const tooMany = (seconds: number): Failure => ({
  ...refuse('API429', { additionalInfo: { seconds } }),
  headers: { 'retry-after': String(seconds) },
})

type Asker = { readonly kind: TryKind; readonly who: string }

/** Does `work` if each asker has a try left; a try that succeeds is given back. */
export async function limited<T>(
  { env, now }: Pick<PlatformContext, 'env' | 'now'>,
  askers: readonly Asker[],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const taken: string[] = []
  for (const { kind, who } of askers) {
    const one = await takeTry(env.DB, kind, who, now)
    if (!one.ok) return tooMany(one.seconds)
    taken.push(one.tryId)
  }
  const result = await work()
  if (result.ok) await Promise.all(taken.map((tryId) => giveBack(env.DB, tryId)))
  return result
}
