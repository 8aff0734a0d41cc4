import { DurableObject } from 'cloudflare:workers'
import { type RateLimit, refuseUntilFree, type Try } from '../../shared/rate-limit.ts'

const minuteMs = 60_000
const limits = {
  'card-token': { most: 60, windowMs: 10 * minuteMs },
  challenge: { most: 5, windowMs: 15 * minuteMs },
} as const satisfies Record<string, RateLimit>
export type TryKind = keyof typeof limits

/** Counts the attempts of one network or payment in a sliding window; `seconds` until the next one is allowed. */
export class TriesObject extends DurableObject {
  take(kind: TryKind, now: number): Try {
    const { most, windowMs } = limits[kind]
    const { sql } = this.ctx.storage
    sql.exec('CREATE TABLE IF NOT EXISTS tries (at INTEGER NOT NULL)')
    sql.exec('DELETE FROM tries WHERE at <= ?', now - windowMs)
    const { taken, oldest } = sql
      .exec<{ taken: number; oldest: number | null }>('SELECT count(*) AS taken, min(at) AS oldest FROM tries')
      .one()
    if (taken < most) {
      sql.exec('INSERT INTO tries (at) VALUES (?)', now)
      return { ok: true }
    }
    return refuseUntilFree(limits[kind], oldest ?? now, now)
  }
}

/** Counts an attempt before it is made. */
export const takeTry = (tries: DurableObjectNamespace<TriesObject>, kind: TryKind, client: string): Promise<Try> =>
  tries.get(tries.idFromName(`${kind} ${client}`)).take(kind, Date.now())
