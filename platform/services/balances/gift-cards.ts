import { firstRow } from '../../../backend/db/table.ts'
import { compareSecret } from '../../../backend/hashing/compare-secret.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
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

/** As people type it: spaces and dashes between the groups, any case. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export async function readGiftCard(db: D1Database, code: string): Promise<GiftCard | null> {
  const statement = db.prepare('SELECT * FROM gift_cards WHERE code = ?').bind(plainCode(code))
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
