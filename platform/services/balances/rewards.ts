import { firstRow } from '../../../backend/db/table.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { rewards } from '../../db/balance-tables.ts'
import { plainCode } from './gift-cards.ts'

/**
 * Minor units; `expiresAt` in epoch milliseconds. `consumerId` names the only person who may use it; null is anybody's.
 */
export type Reward = {
  readonly code: string
  readonly kind: 'REWARD_CODE' | 'REWARD_CARD'
  readonly consumerId: string | null
  readonly currency: Currency
  readonly opening: number
  readonly expiresAt: number | null
}

/** The rest of `opening` is the account's to say (rewardAccount). */
export async function readReward(db: D1Database, code: string): Promise<Reward | null> {
  const statement = db.prepare('SELECT * FROM rewards WHERE code = ?').bind(plainCode(code))
  const row = await firstRow(rewards.columns, statement)
  return (
    row && {
      code: row.code,
      kind: row.kind,
      consumerId: row.consumer_id,
      currency: row.currency,
      opening: row.opening_balance,
      expiresAt: row.expires_at,
    }
  )
}
