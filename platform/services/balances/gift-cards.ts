import { firstRow } from '../../../backend/db/table.ts'
import { compareSecret } from '../../../backend/hashing/compare-secret.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { codeReadings, typedCode } from '../../../shared/typed.ts'
import { giftCards } from '../../db/balance-tables.ts'
import type { Env } from '../../env.ts'

/**
 * Minor units; `expiresAt` in epoch milliseconds. The rest of `opening` is the account's to say (giftCardAccount).
 */
export type GiftCard = {
  readonly code: string
  readonly pinHash: string
  readonly currency: Currency
  readonly opening: number
  readonly expiresAt: number | null
  readonly blocked: boolean
}

const cardSql =
  'SELECT * FROM gift_cards WHERE code IN (SELECT value FROM json_each(?1)) ORDER BY code = ?2 DESC LIMIT 1'

/** By a code as it was typed: one that is there as it stands comes before another reading of it. */
export async function readGiftCard(db: D1Database, typed: string): Promise<GiftCard | null> {
  const code = typedCode(typed)
  const statement = db.prepare(cardSql).bind(JSON.stringify(codeReadings(code)), code)
  const row = await firstRow(giftCards.columns, statement)
  return (
    row && {
      code: row.code,
      pinHash: row.pin_hash,
      currency: row.currency,
      opening: row.opening_balance,
      expiresAt: row.expires_at,
      blocked: row.blocked,
    }
  )
}

/** A card that isn't there takes as long as a wrong pin. `busy`: too many are being looked at. */
export const giftCardOpens = (
  env: Pick<Env, 'HASHING'>,
  card: GiftCard | null,
  pin: string,
): Promise<boolean | 'busy'> => compareSecret(env, pin.trim(), card?.pinHash ?? null)
