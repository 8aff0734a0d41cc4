import type { Address } from '../../../shared/contracts/address.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { invoiceWords } from './invoice-words.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const text = (value: string): string => value.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#111}
table{width:100%;border-collapse:collapse;margin:1.5rem 0}th,td{padding:.4rem 0;text-align:start;border-bottom:1px solid #ccc}
.number{text-align:end;font-variant-numeric:tabular-nums}tfoot tr:last-child{font-weight:700}`

/** The invoice as a page of its own, in the shopper's language, without anything to load. */
export function invoiceHtml(order: PlacedOrder, site: Site): string {
  const words = invoiceWords(site)
  const money = (minor: number) => text(formatMoney(minor, order.currency, site.locale))
  const row = (name: string, minor: number) =>
    `<tr><th scope="row" colspan="2">${name}</th><td class="number">${money(minor)}</td></tr>`
  const { totals } = order
  const included = totals.total === totals.itemSubTotal + totals.shipping
  const date = order.placedAt
    ? new Intl.DateTimeFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(order.placedAt))
    : ''
  const items = order.items.map(
    ({ name, colourName, sizeLabel, qty, price }) =>
      `<tr><td>${text([name, colourName, sizeLabel].filter(Boolean).join(', '))}</td><td class="number">${qty}</td><td class="number">${money(price.priceAfterOrderDiscount)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${site.bcp47}">
<head><meta charset="utf-8"><title>${words.title} ${text(order.orderNumber)}</title><style>${style}</style></head>
<body>
<h1>${words.title}</h1>
${order.status === 'CANCELLED' ? `<p><strong>${words.cancelled}</strong></p>` : ''}
<p>${words.order}: ${text(order.orderNumber)}<br>${words.date}: ${text(date)}</p>
${order.billingAddress ? `<h2>${words.billedTo}</h2><p>${addressLines(order.billingAddress).map(text).join('<br>')}</p>` : ''}
<table>
<thead><tr><th scope="col">${words.item}</th><th scope="col" class="number">${words.units}</th><th scope="col" class="number">${words.amount}</th></tr></thead>
<tbody>${items.join('')}</tbody>
<tfoot>
${row(words.goods, totals.itemSubTotal)}
${row(words.delivery, totals.shipping)}
${row(included ? words.taxIncluded : words.taxAdded, totals.tax)}
${row(words.total, totals.total)}
</tfoot>
</table>
<p>${words.paidWith}: ${order.paymentMethods.map(({ label, amount }) => `${text(label)} ${money(amount)}`).join(', ')}</p>
</body>
</html>
`
}

function addressLines(address: Address): string[] {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province, country } = address
  const town = [postalCode, city, province].filter(Boolean).join(' ')
  return [`${firstName} ${lastName}`, addressLine1, addressLine2 ?? '', town, country].filter(Boolean)
}

/** A file as the contract carries it. */
export function htmlFile(html: string): { contentType: string; base64: string } {
  let bytes = ''
  for (const byte of new TextEncoder().encode(html)) bytes += String.fromCharCode(byte)
  return { contentType: 'text/html; charset=utf-8', base64: btoa(bytes) }
}
