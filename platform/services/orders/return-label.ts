import type { OrderReturn, PlacedOrder } from '../../../shared/contracts/order.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { barcodeSvg } from './barcode.ts'
import { printedAddress, printedStyle, text } from './printed.ts'
import { returnWords } from './return-words.ts'

/**
 * The label of a return to `address`, with what goes into the parcel: a page of its own, to print, without anything to
 * load.
 */
export function returnLabelHtml(
  order: PlacedOrder,
  { returnId, items }: OrderReturn,
  site: Site,
  address: readonly string[],
): string {
  const words = returnWords(site)
  const lines = items.flatMap(({ itemId, qty }) => {
    const item = order.items.find(({ id }) => id === itemId)
    if (!item) return []
    const name = [item.name, item.colourName, item.sizeLabel].filter(Boolean).join(', ')
    return [`<tr><td>${text(name)}</td><td class="number">${qty}</td></tr>`]
  })
  const sender =
    order.shipments.find(({ address, itemIds }) => address && items.some(({ itemId }) => itemIds.includes(itemId)))
      ?.address ?? order.billingAddress
  return `<!doctype html>
<html lang="${site.bcp47}">
<head><meta charset="utf-8"><title>${words.title} ${text(returnId)}</title><style>${printedStyle}</style></head>
<body>
<h1>${words.title}</h1>
${sender ? `<h2>${words.from}</h2><p>${printedAddress(sender)}</p>` : ''}
<h2>${words.to}</h2><p>${address.map(text).join('<br>')}</p>
<p>${barcodeSvg(returnId)}</p>
<p>${words.number}: <strong>${text(returnId)}</strong><br>${words.order}: ${text(order.orderNumber)}</p>
<p>${words.instructions}</p>
<table>
<thead><tr><th scope="col">${words.item}</th><th scope="col" class="number">${words.units}</th></tr></thead>
<tbody>${lines.join('')}</tbody>
</table>
</body>
</html>
`
}
