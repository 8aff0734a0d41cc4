import type { CartItem } from '../../../shared/contracts/cart.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { element } from '../element.ts'
import { fill } from '../fill.ts'

type Line = { readonly root: HTMLLIElement; readonly update: (item: CartItem) => void }
export type LineContext = {
  readonly locale: string
  readonly strings: Readonly<Record<string, string>>
  readonly money: (minor: number) => string
  /** 0 removes. */
  readonly onQuantity: (item: CartItem, qty: number) => void
  readonly onSave: (item: CartItem) => void
}

/** One line of the mini cart. It is made once and then only changed, so that focus and what is being typed stay. */
export function createLine(first: CartItem, { locale, strings, money, onQuantity, onSave }: LineContext): Line {
  let item = first
  const { name, picture } = first
  const price = element('strong')
  const note = element('p', { class: 'mini-gone' })
  const input: HTMLInputElement = element('input', {
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 3,
    'aria-label': fill(strings['quantityOf'], { name }),
    onchange: () => {
      const qty = Number.parseInt(input.value, 10)
      if (Number.isInteger(qty) && qty >= 0 && qty !== item.qty) onQuantity(item, qty)
      else input.value = String(item.qty)
    },
    onkeydown: (event) => (event as KeyboardEvent).key === 'Enter' && input.blur(),
  })
  const step = (by: number, label: string | undefined, sign: string) =>
    element(
      'button',
      { type: 'button', 'aria-label': fill(label, { name }), onclick: () => onQuantity(item, item.qty + by) },
      sign,
    )
  const more = step(1, strings['increaseOf'], '+')
  const act = (text: string | undefined, label: string | undefined, onclick: () => void) =>
    element('button', { type: 'button', class: 'mini-drop', 'aria-label': fill(label, { name }), onclick }, text)
  const tools = first.bonus
    ? element('p', { class: 'mini-sub' }, strings['bonus'])
    : element(
        'div',
        { class: 'mini-act' },
        element('div', { class: 'qty' }, step(-1, strings['decreaseOf'], '−'), input, more),
        act(strings['remove'], strings['removeOf'], () => onQuantity(item, 0)),
        act(strings['saveLater'], strings['saveLaterOf'], () => onSave(item)),
      )
  const extras = element('div', { class: 'mini-extras' })
  let shown = ''
  const root = element(
    'li',
    { class: 'mini-line' },
    element(
      'div',
      { class: 'mini-pic', 'data-ground': picture?.ground },
      picture ? element('img', { src: pictureAt(picture, 240), alt: '', width: 96, height: 120 }) : null,
    ),
    element(
      'div',
      { class: 'mini-what' },
      element('p', { class: 'mini-name' }, element('a', { href: `/${locale}${item.pdpUrl}` }, name), ' ', price),
      element(
        'p',
        { class: 'mini-sub' },
        item.colourName,
        item.sizeLabel ? element('br') : null,
        item.sizeLabel ? fill(strings['size'], { size: item.sizeLabel }) : null,
      ),
      note,
      extras,
      tools,
    ),
  )
  const update = (next: CartItem) => {
    const typing = document.activeElement === input && input.value !== String(item.qty)
    item = next
    if (!typing) input.value = String(next.qty)
    price.textContent = next.bonus ? '' : money(next.price.rowTotal)
    const short = !next.isDigitalProduct && next.available < next.qty
    note.hidden = !short
    note.textContent = !short
      ? ''
      : next.available === 0
        ? (strings['soldOut'] ?? '')
        : fill(strings['left'], { count: next.available })
    more.disabled = next.qty >= next.maxQty
    const now = JSON.stringify([next.giftOption, next.shippingOptions])
    if (now !== shown) extras.replaceChildren(...extrasOf(next, locale, strings))
    shown = now
  }
  update(first)
  return { root, update }
}

/** For whom a gift card is, and how the line comes: links to their dialogs, which open over the bag. */
function extrasOf(item: CartItem, locale: string, strings: LineContext['strings']): HTMLElement[] {
  const { giftOption: gift, shippingOptions, name } = item
  const open = (dialog: string, words: string | undefined, about: string | undefined) =>
    element(
      'a',
      {
        href: `/${locale}/dialog/${dialog}?item=${encodeURIComponent(item.id)}`,
        'data-dialog': true,
        'data-keep': true,
      },
      words,
      element('span', { class: 'sr' }, `: ${about ?? ''}`),
    )
  const ways = shippingOptions.filter(({ shippingMethod }) => shippingMethod.code !== 'pudo')
  const way = shippingOptions.find(({ selected }) => selected)
  if (item.bonus) return []
  if (item.isDigitalProduct)
    return [
      ...(gift ? [element('p', {}, gift.to ? fill(strings['giftFor'], gift) : gift.email)] : []),
      open('gift-option', strings[gift ? 'giftChange' : 'giftAdd'], name),
    ]
  return way && ways.length > 1
    ? [open('shipping-method', way.shippingMethod.label, fill(strings['deliveryOf'], { name }))]
    : []
}
