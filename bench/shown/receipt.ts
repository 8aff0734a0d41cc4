import { addressLines } from '../../shared/address/address-lines.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { en } from '../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../shared/money/format.ts'

/** A review's words about the order of its button, read from its HTML as a shopper reads it. */
export type Review = {
  readonly total: string
  /** Name, details, units and price of each line. */
  readonly lines: readonly (readonly string[])[]
  /** By title: the lines of each part of the review. */
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Fields that the button sends. */
  readonly fields: Readonly<Record<string, string>>
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, inside = '']) => inside)

/** Null for a page without the button. */
export function readReview(html: string): Review | null {
  const form = /<form[^>]*data-checkout="place".*?<\/form>/s.exec(html)?.[0]
  const button = form && /<button type="submit"[^>]*>(.*?)<\/button>/s.exec(form)?.[1]
  if (!form || !button) return null
  const list = /<ul class="co-lines">.*?<\/ul>/s.exec(html)?.[0] ?? ''
  const [reviewed = ''] = all(html, /<div class="co-review">(.*?)<\/div>/gs)
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return {
    total: textOf(button).replace(/^[^,]*, /, ''),
    lines: all(list, /<li[^>]*>(.*?)<\/li>/gs).map((line) => all(line, /<p[^>]*>(.*?)<\/p>/gs).map(textOf)),
    parts: all(reviewed, /<section[^>]*>(.*?)<\/section>/gs).map((part) => ({
      title: textOf(/<h3[^>]*>(.*?)<\/h3>/s.exec(part)?.[1] ?? ''),
      lines: all(part, /<span[^>]*>(.*?)<\/span>/gs).map(textOf),
    })),
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, textOf(value)])),
  }
}

/** In what the order is another one than the review said, in words. */
export function differences(review: Review, order: PlacedOrder): string[] {
  const money = (minor: number) => formatMoney(minor, order.currency, 'en-us')
  const faults: string[] = []
  const charged = order.paymentMethods.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  for (const [what, amount] of [
    ['total', order.totals.total],
    ['charge', charged],
  ] as const)
    if (money(amount) !== review.total) faults.push(`${what}: ${money(amount)} for ${review.total}`)

  const left = [...review.lines]
  for (const { name, colourName, sizeLabel, qty, price, bonus } of order.items) {
    const found = left.findIndex(
      ([title, details = '', units = '', ...rest]) =>
        title === name &&
        details.includes(colourName) &&
        details.includes(sizeLabel) &&
        Number.parseInt(units, 10) === qty &&
        rest.at(-1) === (bonus ? en['cart.bonus'] : money(price.rowTotal)),
    )
    if (found < 0) faults.push(`line: ${qty} × ${name} ${sizeLabel} at ${money(price.rowTotal)} was not shown`)
    else left.splice(found, 1)
  }
  for (const line of left) faults.push(`line: ${line.join(', ')} is not in the order`)

  const partOf = (title: string) => review.parts.find((part) => part.title === title)?.lines ?? []
  const same = (what: string, ordered: readonly string[], reviewed: readonly string[]) => {
    if (JSON.stringify([...ordered].sort()) !== JSON.stringify([...reviewed].sort()))
      faults.push(`${what}: ${JSON.stringify(ordered)} for ${JSON.stringify(reviewed)}`)
  }
  const split = order.paymentMethods.map(({ label, amount }) => `${label}: ${money(amount ?? 0)}`)
  same('split', split, partOf(en['checkout.billing']))
  same('bill', order.billingAddress ? addressLines(order.billingAddress) : [], partOf(en['checkout.billingAddress']))
  for (const { label, address } of order.shipments) {
    const lines = address ? addressLines(address) : []
    same('address', lines, partOf(label).slice(0, lines.length))
  }
  return faults
}
