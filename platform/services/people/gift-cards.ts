import type { Currency } from '../../../shared/i18n/locales.ts'
import { secretMatches } from '../auth/passwords.ts'

/** Minor units; `expiresAt` in epoch milliseconds. What is left of `opening` is the account's to say (giftCardAccount). */
export type GiftCard = {
  readonly code: string
  readonly pinHash: string
  readonly currency: Currency
  readonly opening: number
  readonly expiresAt: number | null
  readonly blocked: boolean
}

type Row = {
  code: string
  pin_hash: string
  currency: Currency
  opening_balance: number
  expires_at: number | null
  blocked: number
}

/** As people type it: spaces and dashes between the groups, any case. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export async function readGiftCard(db: D1Database, code: string): Promise<GiftCard | null> {
  const row = await db.prepare('SELECT * FROM gift_cards WHERE code = ?').bind(plainCode(code)).first<Row>()
  return (
    row && {
      code: row.code,
      pinHash: row.pin_hash,
      currency: row.currency,
      opening: row.opening_balance,
      expiresAt: row.expires_at,
      blocked: row.blocked === 1,
    }
  )
}

/** A card that isn't there takes as long as a wrong pin. */
export const giftCardOpens = (card: GiftCard | null, pin: string): Promise<boolean> =>
  secretMatches(pin.trim(), card?.pinHash ?? null)
