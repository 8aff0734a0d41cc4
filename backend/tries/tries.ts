import type { ErrorCode } from '../../shared/errors/catalogue.ts'
import { type RateLimit, refuseUntilFree } from '../../shared/rate-limit.ts'
import type { ResultOf } from '../../shared/result.ts'
import type { CallContext } from '../context.ts'
import { integer, orNull } from '../db/column.ts'
import { insertRow, insertSelect, readRows, upsert } from '../db/table.ts'
import { hashOf } from '../random-token.ts'
import { type Failure, type Result, refuseFor } from '../result.ts'
import { tries } from './tries-table.ts'

const minuteMs = 60_000

/**
 * How many tries of a kind one caller, or one target, has within a sliding window. A target's limit should be many
 * times a caller's, so that a few attackers can't lock out its owner.
 */
export type TryLimit = RateLimit & {
  /** Tries of one kind are counted together. */
  readonly kind: string
  /** The error codes of a wrong guess; a try with another outcome doesn't count. */
  readonly guesses: readonly ErrorCode[]
}

const maxSwept = 20
/** Older tries are deleted, so this is the longest window a limit may have. */
const oldestMs = 60 * minuteMs

/** How long a caller who was right about a target is exempt from the target's limit. */
const knownMs = 30 * 24 * 60 * minuteMs

/** The id of the counted try. */
type TakenTry = ResultOf<string, { seconds: number }>

/**
 * Counts a try before it is made, so that concurrent tries can't all pass. `who` names the caller or the target (a
 * consumer, a card's code, a network); only its hash is stored. `seconds`: when the next try is free.
 */
export async function takeTry(
  db: D1Database,
  { kind, most, windowMs }: TryLimit,
  who: string,
  now: number,
): Promise<TakenTry> {
  const hash = await hashOf(who)
  const since = now - windowMs
  const tryId = crypto.randomUUID()
  const [, taken, oldest] = await db.batch([
    db
      .prepare('DELETE FROM tries WHERE try_id IN (SELECT try_id FROM tries WHERE at <= ? ORDER BY at LIMIT ?)')
      .bind(now - oldestMs, maxSwept),
    db
      .prepare(
        insertSelect(
          tries,
          { try_id: '?6', kind: '?1', who: '?2', at: '?3' },
          'WHERE (SELECT count(*) FROM tries WHERE kind = ?1 AND who = ?2 AND at > ?4) < ?5',
        ),
      )
      .bind(kind, hash, now, since, most, tryId),
    db.prepare('SELECT min(at) AS at FROM tries WHERE kind = ? AND who = ? AND at > ?').bind(kind, hash, since),
  ])
  if (taken?.meta.changes !== 0) return { ok: true, value: tryId }
  return refuseUntilFree({ most, windowMs }, readRows({ at: orNull(integer) }, oldest)[0]?.at ?? now, now)
}

/**
 * A try at a target that anybody can name, such as a mail to an address: the first of each asker within the window is
 * free, so that others who used the target's tries up lock nobody out.
 */
export async function takeShare(
  db: D1Database,
  limit: TryLimit,
  target: string,
  asker: string,
  now: number,
): Promise<TakenTry> {
  const first = await takeTry(db, { ...limit, kind: `${limit.kind}-first`, most: 1 }, `${target} ${asker}`, now)
  const taken = await takeTry(db, limit, target, now)
  return first.ok ? first : taken
}

const releaseTry = (db: D1Database, tryId: string): Promise<unknown> =>
  db.prepare('DELETE FROM tries WHERE try_id = ?').bind(tryId).run()

/** API429, with the seconds until the next try is free. */
export const tooMany = (seconds: number): Failure => refuseFor('API429', seconds)

/** Records that a caller was right. Its timestamp is in the future, so that it is swept after `knownMs`. */
export async function remember(db: D1Database, whom: string, now: number): Promise<void> {
  const hash = await hashOf(whom)
  const row = { try_id: `known-${hash}`, kind: 'known', who: hash, at: now + knownMs - oldestMs }
  await insertRow(db, tries, row, upsert(tries, ['try_id'])).run()
}

/** Whether `whom` was remembered within the last month. */
export async function isKnown(db: D1Database, whom: string, now: number): Promise<boolean> {
  const sql = "SELECT 1 FROM tries WHERE kind = 'known' AND who = ? AND at > ? LIMIT 1"
  const row = await db
    .prepare(sql)
    .bind(await hashOf(whom), now - oldestMs)
    .first()
  return row !== null
}

/**
 * Identifies a caller: a person by account, a guest by network, since new guest sessions are free. Without a network
 * address, a guest is identified by consumer id.
 */
export function callerOf({ consumer, network }: Pick<CallContext<unknown, unknown>, 'consumer' | 'network'>): string {
  if (consumer?.kind === 'registered') return `consumer ${consumer.consumerId}`
  return network ? `network ${network}` : `consumer ${consumer?.consumerId ?? ''}`
}

/** `unlessKnown`: a caller who was right about this target before is exempt. */
type KeyedLimit = { readonly limit: TryLimit; readonly who: string; readonly unlessKnown?: string }

/** Runs `work` if each limit has a try left; a try that was not a wrong guess is released. */
export async function limited<T>(
  { env, now }: Pick<CallContext<{ readonly DB: D1Database }, unknown>, 'env' | 'now'>,
  limits: readonly KeyedLimit[],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const taken: string[] = []
  const releaseAll = () => Promise.all(taken.map((tryId) => releaseTry(env.DB, tryId)))
  for (const { limit, who, unlessKnown } of limits) {
    if (unlessKnown !== undefined && (await isKnown(env.DB, unlessKnown, now))) continue
    const attempt = await takeTry(env.DB, limit, who, now)
    if (!attempt.ok) {
      await releaseAll()
      return tooMany(attempt.failure.seconds)
    }
    taken.push(attempt.value)
  }
  const result = await work()
  const wrong = !result.ok && result.failure.code
  if (!limits.some(({ limit }) => wrong && limit.guesses.includes(wrong))) await releaseAll()
  if (result.ok)
    for (const { unlessKnown } of limits) if (unlessKnown !== undefined) await remember(env.DB, unlessKnown, now)
  return result
}
