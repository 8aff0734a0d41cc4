import { firstRow } from '../../../backend/db/table.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { codeReadings, typedCode } from '../../../shared/typed.ts'
import { rewards } from '../../db/balance-tables.ts'

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

const rewardSql =
  'SELECT * FROM rewards WHERE code IN (SELECT value FROM json_each(?1)) ORDER BY code = ?2 DESC LIMIT 1'

/** By a code as it was typed, like a gift card. The rest of `opening` is the account's to say (rewardAccount). */
export async function readReward(db: D1Database, typed: string): Promise<Reward | null> {
  const code = typedCode(typed)
  const statement = db.prepare(rewardSql).bind(JSON.stringify(codeReadings(code)), code)
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
