import { type MailKind, mailOf } from '../../../accounts/mail/mails.ts'
import { type Mail, putMailWhere } from '../../../accounts/mail/outbox.ts'
import { shopLink } from '../../../accounts/mail/shop-link.ts'
import { insertRow } from '../../../backend/db/table.ts'
import { workerEdges } from '../../../backend/edges.ts'
import { addressLines, placeLine } from '../../../shared/address/address-lines.ts'
import { taxIsIncluded } from '../../../shared/cart/pricing/tax.ts'
import type { OrderShipment, PlacedOrder } from '../../../shared/contracts/order.ts'
import { originsIn } from '../../../shared/deployment.ts'
import { defaultLocale, type Site, sites } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { orderMails } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { invoiceWords } from './invoice-words.ts'
import type { StoredOrder } from './placed-orders.ts'

type OrderMailKind = Extract<
  MailKind,
  | 'orderPlaced'
  | 'orderSent'
  | 'orderReady'
  | 'orderCancelled'
  | 'orderNotCancelled'
  | 'returnReceived'
  | 'orderRefunded'
>
export type OrderNews = {
  readonly kind: OrderMailKind
  /** Of one order: a mail with the same key is the same mail. */
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}
type About = Pick<StoredOrder, 'order' | 'locale' | 'shop'>

/** A line's options and price, as the order's page shows them. */
const linesOf = ({ items, currency }: PlacedOrder, { locale }: Site): string =>
  items
    .map(({ qty, name, colourName, sizeLabel, price }) => {
      const product = [name, colourName, sizeLabel].filter(Boolean).join(', ')
      return `${qty} × ${product}: ${formatMoney(price.priceAfterOrderDiscount, currency, locale)}`
    })
    .join('\n')

function totalsOf({ totals, currency }: PlacedOrder, site: Site): string {
  const words = invoiceWords(site)
  const rows: [string, number | null][] = [
    [words.subtotal, totals.itemSubTotal],
    [words.delivery, totals.shipping],
    [taxIsIncluded(site) ? words.taxIncluded : words.taxAdded, totals.tax],
    [words.total, totals.total],
  ]
  return rows
    .flatMap(([name, minor]) => (minor === null ? [] : `${name}: ${formatMoney(minor, currency, site.locale)}`))
    .join('\n')
}

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

function mailAbout(env: Env, { order, locale, shop }: About, { kind, values }: OrderNews): Mail {
  const site: Site = sites[locale ?? defaultLocale]
  const config = { SHOP_ORIGINS: originsIn(String(env['SHOP_ORIGINS'] ?? '')) }
  const link = shopLink({ config, locale: site.locale }, shop ?? undefined, '/order-tracking')
  return mailOf(kind, site, order.email, link, {
    orderNumber: order.orderNumber,
    lines: linesOf(order, site),
    totals: totalsOf(order, site),
    destinations: order.shipments.map((shipment) => destinationOf(shipment, site)).join('\n\n'),
    ...values,
  })
}

/** Mails the shopper, once per order and key. Never fails: an order is more important than the mail about it. */
export async function sendOrderMail(env: Env, about: About, news: OrderNews, now: number): Promise<void> {
  const { orderNumber, email } = about.order
  // Somebody who deleted the account is not written to.
  if (email === '') return
  try {
    const isNew = 'NOT EXISTS (SELECT 1 FROM order_mails WHERE order_number = ?8 AND kind = ?9)'
    const sent = { order_number: orderNumber, kind: news.key, sent_at: now }
    await env.DB.batch([
      putMailWhere(env.DB, mailAbout(env, about, news), now, isNew, [orderNumber, news.key]),
      insertRow(env.DB, orderMails, sent, 'ON CONFLICT DO NOTHING'),
    ])
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error)
    workerEdges.log('error', 'order.mail-failed', { orderNumber, kind: news.kind, stack })
  }
}
