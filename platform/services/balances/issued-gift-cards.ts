import { mailOf } from '../../../accounts/mail/mails.ts'
import { putMail } from '../../../accounts/mail/outbox.ts'
import { flag, integer, type RowOf, text } from '../../../backend/db/column.ts'
import { insertRow, readRows } from '../../../backend/db/table.ts'
import { hashSecret } from '../../../backend/hashing/hash-secret.ts'
import { randomText } from '../../../backend/random-text.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { type Locale, type Site, sites } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { giftCards } from '../../db/balance-tables.ts'
import { issuedGiftCards } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'

/** Crockford's base 32: no letter that is mistaken for a digit. 80 bits. */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16
const pinLength = 8
const validYears = 5

type Issuer = Pick<Env, 'DB' | 'HASHING'>

/** An order's digital lines become gift cards for whoever each line names, or else for the buyer. */
export type GiftOrder = {
  readonly orderNumber: string
  readonly locale: Locale
  readonly email: string
  readonly sender: string
  readonly items: readonly CartItem[]
}

export const senderOf = ({ email, billingAddress }: Pick<PlacedOrder, 'email' | 'billingAddress'>): string =>
  billingAddress ? `${billingAddress.firstName} ${billingAddress.lastName}` : email

const newPin = (): string => randomText('0123456789', pinLength)
const grouped = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

export const hasGiftCards = ({ items }: Pick<GiftOrder, 'items'>): boolean =>
  items.some(({ isDigitalProduct }) => isDigitalProduct)

/** Payment of each unit of a line; a part that doesn't divide evenly goes to the first. */
function amountsOf({ qty, price }: CartItem): number[] {
  const paid = price.priceAfterOrderDiscount
  const each = Math.floor(paid / qty)
  return Array.from({ length: qty }, (_, index) => (index === 0 ? paid - each * (qty - 1) : each))
}

type Sent = { readonly code: string; readonly pin: string; readonly amount: number }

function cardMail({ locale, email, sender }: GiftOrder, { giftOption, price }: CartItem, { code, pin, amount }: Sent) {
  const site: Site = sites[locale]
  const values = {
    amount: formatMoney(amount, price.currency, locale),
    sender,
    to: giftOption?.to ?? '',
    message: giftOption?.message ? `\n\n${giftOption.message}` : '',
    code: grouped(code),
    pin,
  }
  return mailOf('giftCard', site, giftOption?.email ?? email, null, values)
}

/**
 * Issues and mails an order's gift cards in one transaction, once: the rows of an order that was done already make a
 * repetition fail as a whole. `busy`: too many secrets are being hashed.
 */
export async function issueGiftCards({ DB, HASHING }: Issuer, order: GiftOrder, now: number): Promise<'done' | 'busy'> {
  const { orderNumber } = order
  if ((await readIssued(DB, orderNumber)).length > 0) return 'done'
  const expires = new Date(now)
  expires.setUTCFullYear(expires.getUTCFullYear() + validYears)
  const statements: D1PreparedStatement[] = []
  for (const item of order.items.filter(({ isDigitalProduct }) => isDigitalProduct)) {
    for (const [index, amount] of amountsOf(item).entries()) {
      const [code, pin] = [randomText(codeAlphabet, codeLength), newPin()]
      const hashed = await hashSecret({ HASHING }, pin)
      if (hashed === 'busy') return 'busy'
      const card = {
        code,
        content_hash: '',
        pin_hash: hashed.stored,
        currency: item.price.currency,
        opening_balance: amount,
        expires_at: expires.getTime(),
        blocked: false,
      }
      statements.push(
        insertRow(DB, giftCards, card),
        insertRow(DB, issuedGiftCards, { order_number: orderNumber, item_id: item.id, unit: index + 1, code }),
        putMail(DB, cardMail(order, item, { code, pin, amount }), now),
      )
    }
  }
  await DB.batch(statements)
  return 'done'
}

const columns = { code: text, item_id: text, opening_balance: integer, blocked: flag }
export type IssuedCard = RowOf<typeof columns>

export async function readIssued(db: D1Database, orderNumber: string): Promise<readonly IssuedCard[]> {
  const sql = `SELECT issued_gift_cards.code, item_id, opening_balance, blocked FROM issued_gift_cards
    JOIN gift_cards ON gift_cards.code = issued_gift_cards.code WHERE order_number = ? ORDER BY item_id, unit`
  return readRows(columns, await db.prepare(sql).bind(orderNumber).all())
}

const blockSql = `UPDATE gift_cards SET blocked = 1 WHERE code IN (
  SELECT code FROM issued_gift_cards WHERE order_number = ? AND item_id IN (SELECT value FROM json_each(?)))`

/** The cards of these lines of the order buy nothing any more. */
export const blockIssued = (db: D1Database, orderNumber: string, itemIds: readonly string[]): Promise<unknown> =>
  db.prepare(blockSql).bind(orderNumber, JSON.stringify(itemIds)).run()

/**
 * Mails a line's cards again, each with a new PIN: the old one is kept as a hash alone. `absent`: a line without cards,
 * or one that was refunded.
 */
export async function resendGiftCards(
  { DB, HASHING }: Issuer,
  order: GiftOrder,
  itemId: string,
  now: number,
): Promise<'sent' | 'absent' | 'busy'> {
  const item = order.items.find(({ id }) => id === itemId)
  const all = await readIssued(DB, order.orderNumber)
  const issued = all.filter(({ item_id: id, blocked }) => id === itemId && !blocked)
  if (!item || issued.length === 0) return 'absent'
  const statements: D1PreparedStatement[] = []
  for (const { code, opening_balance: amount } of issued) {
    const pin = newPin()
    const hashed = await hashSecret({ HASHING }, pin)
    if (hashed === 'busy') return 'busy'
    statements.push(
      DB.prepare('UPDATE gift_cards SET pin_hash = ? WHERE code = ?').bind(hashed.stored, code),
      putMail(DB, cardMail(order, item, { code, pin, amount }), now),
    )
  }
  await DB.batch(statements)
  return 'sent'
}
