import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { invoiceWords } from './invoice-words.ts'
import { printedAddress, printedStyle, text } from './printed.ts'
import { totalRows } from './total-rows.ts'

/** The invoice as a page of its own, in the shopper's language, without anything to load. */
export function invoiceHtml(order: PlacedOrder, site: Site): string {
  const messages = invoiceWords(site)
  const money = (minor: number) => text(formatMoney(minor, order.currency, site.locale))
  const rows = totalRows(order, site).map(
    ({ name, amount }) =>
      `<tr><th scope="row" colspan="2">${text(name)}</th><td class="number">${text(amount)}</td></tr>`,
  )
  const date = order.placedAt ? dateText(site, order.placedAt) : ''
  const items = order.items.map(
    ({ name, colourName, sizeLabel, qty, price }) =>
      `<tr><td>${text([name, colourName, sizeLabel].filter(Boolean).join(', '))}</td><td class="number">${qty}</td><td class="number">${money(price.priceAfterOrderDiscount)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${site.bcp47}">
<head><meta charset="utf-8"><title>${messages.title} ${text(order.orderNumber)}</title><style>${printedStyle}</style></head>
<body>
<h1>${messages.title}</h1>
${order.status === 'CANCELLED' ? `<p><strong>${messages.cancelled}</strong></p>` : ''}
<p>${messages.order}: ${text(order.orderNumber)}<br>${messages.date}: ${text(date)}</p>
${order.billingAddress ? `<h2>${messages.billedTo}</h2><p>${printedAddress(order.billingAddress)}</p>` : ''}
<table>
<thead><tr><th scope="col">${messages.item}</th><th scope="col" class="number">${messages.units}</th><th scope="col" class="number">${messages.amount}</th></tr></thead>
<tbody>${items.join('')}</tbody>
<tfoot>
${rows.join('\n')}
</tfoot>
</table>
<p>${messages.paidWith}: ${order.paymentMethods.map(({ label, amount }) => [text(label), amount === null ? '' : money(amount)].filter(Boolean).join(' ')).join(', ')}</p>
</body>
</html>
`
}
