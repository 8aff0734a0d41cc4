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
  /** The most for a call with a captcha's proof. Without a proof the refusal at `most` says that one helps. */
  readonly proven?: number
  /** `proven` for what browsers of a network share (askers.ts); without it a multiple of that. */
  readonly provenInNetwork?: number
  /** The error codes of a wrong guess; a try with another outcome doesn't count. */
  readonly guesses: readonly ErrorCode[]
}

/**
 * For what a network shares: no number of tries with a proof is too high, so nobody there can use up what all have. The
 * limits of a target, a person and a browser still stand.
 */
export const everyTry = Number.MAX_SAFE_INTEGER

const maxSwept = 20
/** Older tries are deleted, so this is the longest window a limit may have. */
const oldestMs = 60 * minuteMs

/** How long a caller who was right about a target is exempt from the target's limit. */
const knownMs = 30 * 24 * 60 * minuteMs

/** `isFirst`: of its target within the window, where targets are counted; every try where tries are. */
type Taken = { readonly tryId: string; readonly isFirst: boolean }
/** `taken`: how many tries the window has. */
type TooSoon = { readonly seconds: number; readonly taken: number }
type TakenTry = ResultOf<Taken, TooSoon>

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
    sweep(db, now),
    db
      .prepare(
        insertSelect(
          tries,
          { try_id: '?6', kind: '?1', who: '?2', at: '?3' },
          'WHERE (SELECT count(*) FROM tries WHERE kind = ?1 AND who = ?2 AND at > ?4) < ?5',
        ),
      )
      .bind(kind, hash, now, since, most, tryId),
    oldestOf(db, kind, hash, since),
  ])
  if (taken?.meta.changes !== 0) return { ok: true, value: { tryId, isFirst: true } }
  return untilFree({ most, windowMs }, oldest, now)
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

/**
 * Counts the targets that `who` tries within the window, each once however often: so a person who is wrong about one
 * again and again takes nothing from others of the network, and whoever tries one guess at many meets the limit.
 */
export async function takeTarget(
  db: D1Database,
  { kind, most, windowMs }: TryLimit,
  who: string,
  target: string,
  now: number,
): Promise<TakenTry> {
  const [hash, tryId] = await Promise.all([hashOf(who), hashOf(`${kind} ${who} ${target}`)])
  const since = now - windowMs
  const [, known, taken, oldest] = await db.batch([
    sweep(db, now),
    db.prepare('SELECT at FROM tries WHERE try_id = ? AND at > ?').bind(tryId, since),
    db
      .prepare(
        insertSelect(
          tries,
          { try_id: '?6', kind: '?1', who: '?2', at: '?3' },
          `WHERE EXISTS (SELECT 1 FROM tries WHERE try_id = ?6 AND at > ?4)
OR (SELECT count(*) FROM tries WHERE kind = ?1 AND who = ?2 AND at > ?4) < ?5
${upsert(tries, ['try_id'])}`,
        ),
      )
      .bind(kind, hash, now, since, most, tryId),
    oldestOf(db, kind, hash, since),
  ])
  if (taken?.meta.changes !== 0) return { ok: true, value: { tryId, isFirst: known?.results.length === 0 } }
  return untilFree({ most, windowMs }, oldest, now)
}

const sweep = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare('DELETE FROM tries WHERE try_id IN (SELECT try_id FROM tries WHERE at <= ? ORDER BY at LIMIT ?)')
    .bind(now - oldestMs, maxSwept)

const oldestOf = (db: D1Database, kind: string, hash: string, since: number): D1PreparedStatement =>
  db
    .prepare('SELECT min(at) AS at, count(*) AS taken FROM tries WHERE kind = ? AND who = ? AND at > ?')
    .bind(kind, hash, since)

function untilFree(limit: RateLimit, oldest: D1Result | undefined, now: number): TakenTry {
  const [found] = readRows({ at: orNull(integer), taken: integer }, oldest)
  const { ok, failure } = refuseUntilFree(limit, found?.at ?? now, now)
  return { ok, failure: { ...failure, taken: found?.taken ?? limit.most } }
}

const releaseTry = (db: D1Database, tryId: string): Promise<unknown> =>
  db.prepare('DELETE FROM tries WHERE try_id = ?').bind(tryId).run()

/** API429, with the seconds until the next try is free. `captcha`: a proof opens it at once. */
export const tooMany = (seconds: number, captcha = false): Failure =>
  refuseFor('API429', seconds, captcha ? { captcha } : {})

/** A limit as it is for this call; `mostProven`: the tries up to which a proof would open it, 0 if none does. */
export function limitFor({ hasProof = false }: { readonly hasProof?: boolean }, limit: TryLimit) {
  const { proven = 0 } = limit
  const isOpen = hasProof && proven > 0
  return { limit: isOpen ? { ...limit, most: proven } : limit, mostProven: hasProof ? 0 : proven }
}

/** API429 of a limit; with a proof where that opens it now. */
export const refuseTry = ({ seconds, taken }: TooSoon, mostProven: number): Failure =>
  tooMany(seconds, taken < mostProven)

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
 * `unlessKnown`: a caller who was right about this target before is exempt. `target`: the limit counts the targets that
 * `who` was wrong about (`takeTarget`), not the tries.
 */
export type KeyedLimit = {
  readonly limit: TryLimit
  readonly who: string
  readonly unlessKnown?: string
  readonly target?: string
}

/**
 * Runs `work` if each limit has a try left; a try that was not a wrong guess is released. A target that the caller was
 * right about at last counts no more, whatever was tried before.
 */
export async function limited<T>(
  context: Pick<CallContext<{ readonly DB: D1Database }, unknown>, 'env' | 'now'> & { readonly hasProof?: boolean },
  limits: readonly KeyedLimit[],
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const { env, now } = context
  const taken: Taken[] = []
  const release = (some: readonly Taken[]) => Promise.all(some.map(({ tryId }) => releaseTry(env.DB, tryId)))
  const releaseOwn = () => release(taken.filter(({ isFirst }) => isFirst))
  for (const { limit: stated, who, unlessKnown, target } of limits) {
    const { limit, mostProven } = limitFor(context, stated)
    if (unlessKnown !== undefined && (await isKnown(env.DB, unlessKnown, now))) continue
    const attempt = await (target === undefined
      ? takeTry(env.DB, limit, who, now)
      : takeTarget(env.DB, limit, who, target, now))
    if (!attempt.ok) {
      await releaseOwn()
      return refuseTry(attempt.failure, mostProven)
    }
    taken.push(attempt.value)
  }
  const result = await work()
  const wrong = !result.ok && result.failure.code
  if (result.ok) await release(taken)
  else if (!limits.some(({ limit }) => wrong && limit.guesses.includes(wrong))) await releaseOwn()
  if (result.ok)
    for (const { unlessKnown } of limits) if (unlessKnown !== undefined) await remember(env.DB, unlessKnown, now)
  return result
}
