import { type MailKind, mailOf, type NewsKind, newsMailOf } from '../../../accounts/mail/mails.ts'
import { type Mail, putMailWhere } from '../../../accounts/mail/outbox.ts'
import { shopLink } from '../../../accounts/mail/shop-link.ts'
import { readPersonRow } from '../../../accounts/profile/people.ts'
import { unsubscribeLink } from '../../../accounts/subscriptions/unsubscribe-token.ts'
import { insertRow } from '../../../backend/db/table.ts'
import { workerEdges } from '../../../backend/edges.ts'
import { addressLines, placeLine } from '../../../shared/address/address-lines.ts'
import type { OrderShipment, PlacedOrder } from '../../../shared/contracts/order.ts'
import { originsIn } from '../../../shared/deployment.ts'
import { defaultLocale, type Site, sites } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { isNotified } from '../../../shared/notifications.ts'
import { emailKey } from '../../../shared/typed.ts'
import { orderMails } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { invoiceWords } from './invoice-words.ts'
import type { StoredOrder } from './placed-orders.ts'
import { totalRows } from './total-rows.ts'

/** Members choose whether they are mailed about the progress of their orders; everything else is always sent. */
type ProgressKind = Extract<NewsKind, 'orderSent' | 'orderReady'>
type OrderMailKind =
  | Extract<
      MailKind,
      | 'orderPlaced'
      | 'orderCancelled'
      | 'orderCancelledUnpaid'
      | 'orderNotCharged'
      | 'orderNotCancelled'
      | 'returnReceived'
      | 'returnArrived'
      | 'orderRefunded'
    >
  | ProgressKind
export type OrderNews = {
  readonly kind: OrderMailKind
  /** Key within one order: a mail with the same key is the same mail. */
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}
type About = Pick<StoredOrder, 'order' | 'locale' | 'shop' | 'consumerId'>

/** A line's options and price, as the order's page shows them. */
const linesOf = ({ items, currency }: PlacedOrder, { locale }: Site): string =>
  items
    .map(({ qty, name, colourName, sizeLabel, price }) => {
      const product = [name, colourName, sizeLabel].filter(Boolean).join(', ')
      return `${qty} × ${product}: ${formatMoney(price.priceAfterOrderDiscount, currency, locale)}`
    })
    .join('\n')

const totalsOf = (order: PlacedOrder, site: Site): string =>
  totalRows(order, site)
    .map(({ name, amount }) => `${name}: ${amount}`)
    .join('\n')

/** A line for each payment, with the part of it that is given back. */
export const paymentLines = (
  parts: readonly { readonly label: string; readonly amount: number }[],
  currency: PlacedOrder['currency'],
  locale: Site['locale'],
): string => parts.map(({ label, amount }) => `${label}: ${formatMoney(amount, currency, locale)}`).join('\n')

/** How a shipment travels, to which door, store or parcel shop, and who collects it there. */
export function destinationOf(shipment: OrderShipment, site: Site): string {
  const { label, storeName, storeId, collectionPoint, pickupPerson: person, address } = shipment
  const place = collectionPoint
    ? [collectionPoint.name, collectionPoint.addressLine1, placeLine(collectionPoint)]
    : storeId === null
      ? address && addressLines(address)
      : [storeName ?? storeId]
  const collected = person ? [invoiceWords(site).collectedBy(`${person.firstName} ${person.lastName}`)] : []
  return [label, ...(place ?? []), ...collected].join('\n')
}

const isProgress = (kind: OrderMailKind): kind is ProgressKind => kind === 'orderSent' || kind === 'orderReady'

/** Null: whoever ordered has chosen not to be mailed about this. */
async function mailAbout(
  env: Env,
  { order, locale, shop, consumerId }: About,
  { kind, values }: OrderNews,
): Promise<Mail | null> {
  const site: Site = sites[locale ?? defaultLocale]
  const config = {
    SHOP_ORIGINS: originsIn(String(env['SHOP_ORIGINS'] ?? '')),
    TOKEN_SECRET: String(env['TOKEN_SECRET'] ?? ''),
  }
  const from = { config, locale: site.locale, shopOrigin: shop }
  const link = shopLink(from, '/order-tracking')
  const given = {
    orderNumber: order.orderNumber,
    lines: linesOf(order, site),
    totals: totalsOf(order, site),
    destinations: order.shipments.map((shipment) => destinationOf(shipment, site)).join('\n\n'),
    ...values,
  }
  const member = isProgress(kind) ? await readPersonRow(env.DB, consumerId) : null
  if (member && !isNotified('orders', member.document.notifications)) return null
  if (!isProgress(kind)) return mailOf(kind, site, order.email, link, given)
  // Only its owner gets a link that changes the choices of an account.
  const isOwners = member !== null && member.email_proven_at !== null && member.email === emailKey(order.email)
  const ending = isOwners ? 'orders' : 'order'
  const ended = isOwners
    ? ({ consumerId, mailbox: member.email, topics: ['orders'] } as const)
    : { orderNumber: order.orderNumber }
  return newsMailOf(kind, site, order.email, link, { ending, address: await unsubscribeLink(from, ended) }, given)
}

/** Beside the keys of mails that were sent: no more news of the order's progress. */
const newsEnded = 'news-ended'

/** The statement that ends the news of this order's progress; all other mail about the order is still sent. */
export const endOrderNews = (db: D1Database, orderNumber: string, now: number): D1PreparedStatement =>
  insertRow(db, orderMails, { order_number: orderNumber, kind: newsEnded, sent_at: now }, 'ON CONFLICT DO NOTHING')

/** Mails the shopper, once per order and key. Never fails: an order is more important than the mail about it. */
export async function sendOrderMail(env: Env, about: About, news: OrderNews, now: number): Promise<void> {
  const { orderNumber, email } = about.order
  // Somebody who deleted the account is not written to.
  if (email === '') return
  try {
    const mail = await mailAbout(env, about, news)
    if (mail === null) return
    const isWanted = 'NOT EXISTS (SELECT 1 FROM order_mails WHERE order_number = ?8 AND kind IN (?9, ?10))'
    const unwanted = isProgress(news.kind) ? newsEnded : news.key
    const sent = { order_number: orderNumber, kind: news.key, sent_at: now }
    await env.DB.batch([
      putMailWhere(env.DB, mail, now, isWanted, [orderNumber, news.key, unwanted]),
      insertRow(env.DB, orderMails, sent, 'ON CONFLICT DO NOTHING'),
    ])
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error)
    workerEdges.log('error', 'order.mail-failed', { orderNumber, kind: news.kind, stack })
  }
}
