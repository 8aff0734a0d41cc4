import { flag, integer, oneOf, orNull, text } from '../../backend/db/column.ts'
import { table } from '../../backend/db/table.ts'
import { IngestReward } from '../../shared/contracts/people.ts'
import { currencies } from '../../shared/i18n/locales.ts'

export const giftCards = table('gift_cards', {
  code: text,
  content_hash: text,
  pin_hash: text,
  currency: oneOf(currencies),
  opening_balance: integer,
  expires_at: orNull(integer),
  blocked: flag,
})

export const rewards = table('rewards', {
  code: text,
  content_hash: text,
  kind: oneOf(IngestReward.shape.kind.options),
  consumer_id: orNull(text),
  currency: oneOf(currencies),
  opening_balance: integer,
  expires_at: orNull(integer),
})
