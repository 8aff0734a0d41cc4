import { effect } from '@preact/signals-core'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { announcement, cart, cartOpen, changeCart, changing, fetchCart, takeToken } from '../../state/cart.ts'
import { showToast } from '../../state/toasts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { element } from '../element.ts'
import { fill } from '../fill.ts'
import { callout } from './callout.ts'
import { createLine } from './line.ts'
import './mini-cart.css'

/**
 * Fills the drawer that the server put beside the bag link; entry.ts may have opened it before this arrived. A modified click still goes to
 * the cart page, and on the cart page every click does.
 */
export function mount(host: HTMLElement, props: IslandPropsOf<'mini-cart'>): void {
  const { locale, csrf, cartHref, checkoutHref, strings } = props
  takeToken(csrf)
  const dialog = host.querySelector('dialog')
  const body = dialog?.querySelector<HTMLElement>('[data-body]')
  if (!dialog || !body) return

  const money = (minor: number) => (isLocale(locale) ? formatMoney(minor, cart.peek()?.currency ?? 'USD', locale) : '')
  const change = async (action: string, item: CartItem, qty = item.qty) => {
    const fields = new FormData()
    const { id: itemId, productId, upc } = item
    for (const [name, value] of Object.entries({ csrf, locale, itemId, productId, upc, qty: String(qty) }))
      fields.set(name, value)
    const answer = await changeCart(`/api/cart/${action}?locale=${locale}`, fields)
    if (answer.ok || answer.place === 'toast') return answer
    failure.textContent = answer.message || (strings['failed'] ?? '')
    return answer
  }
  const remove = async (item: CartItem) => {
    const answer = await change('remove', item)
    if (!answer.ok) return
    showToast({
      title: fill(strings['removed'], { name: item.name }),
      ctas: [{ label: strings['undo'] ?? '', act: () => void change('add', item) }],
    })
  }
  const lineContext = {
    locale,
    strings,
    money,
    onQuantity: (item: CartItem, qty: number) => {
      failure.textContent = ''
      void (qty > 0 ? change('update', item, qty) : remove(item))
    },
    onSave: (item: CartItem) => void change('save', item),
  }

  const lines = new Map<string, ReturnType<typeof createLine>>()
  const list = element('ul', { class: 'mini-list' })
  const promo = element('div')
  const failure = element('p', { class: 'mini-gone', role: 'alert' })
  const sum = element('strong')
  const total = element('p', { class: 'mini-sum' }, element('span', {}, strings['subtotal']), ' ', sum)
  const foot = element(
    'footer',
    {},
    failure,
    promo,
    total,
    element('a', { class: 'btn', href: checkoutHref }, strings['checkout']),
    element('a', { class: 'btn b2', href: cartHref }, strings['view']),
  )
  const none = (title: string | undefined, text: string | undefined, button: HTMLElement | null) =>
    element(
      'div',
      { class: 'mini-none' },
      title ? element('p', { class: 'mini-big' }, title) : null,
      element('p', {}, text),
      button,
    )
  const empty = none(strings['emptyTitle'], strings['emptyBody'], null)
  const retry = () => element('button', { type: 'button', class: 'btn b2', onclick: () => load() }, strings['retry'])
  const broken = none(undefined, strings['failed'], retry())
  const saying = element('p', { class: 'sr', role: 'status' })
  dialog.append(saying)
  const put = (...parts: Element[]) => {
    if (parts.some((part) => part.parentNode !== body)) body.replaceChildren(...parts)
  }

  let loaded = false
  let loading = false
  const load = () => {
    if (loading) return
    loading = true
    fetchCart(locale)
      .then(
        () => {
          loaded = true
          draw(cart.peek())
        },
        () => {
          if (cart.peek() === null) put(broken)
        },
      )
      .finally(() => {
        loading = false
      })
  }
  const draw = (now: Cart | null) => {
    if (!now && !loaded) return
    if (!now || now.items.length === 0) {
      put(empty)
      lines.clear()
      list.replaceChildren()
      // What had the focus is gone; the drawer keeps it.
      if (dialog.open && document.activeElement === document.body) dialog.querySelector('button')?.focus()
      return
    }
    for (const [id, { root }] of lines) {
      if (now.items.some((item) => keyOf(item) === id)) continue
      const focused = root.contains(document.activeElement)
      const next = root.nextElementSibling ?? root.previousElementSibling
      root.remove()
      lines.delete(id)
      if (focused) (next ?? dialog).querySelector<HTMLElement>('button, a')?.focus()
    }
    for (const item of now.items) {
      const line = lines.get(keyOf(item)) ?? createLine(item, lineContext)
      lines.set(keyOf(item), line)
      line.update(item)
      if (line.root.parentNode !== list) list.append(line.root)
    }
    promo.replaceChildren(callout(now.promoSummary, now.totals.itemSubTotal) ?? '')
    sum.textContent = money(now.totals.itemSubTotal)
    put(list, foot)
  }

  effect(() => draw(cart.value))
  effect(() => {
    const busy = changing.value > 0
    total.setAttribute('aria-busy', String(busy))
    const words = announcement.value
    saying.textContent = busy
      ? (strings['saving'] ?? '')
      : words && `${words} ${strings['subtotal'] ?? ''} ${sum.textContent}`
  })
  effect(() => {
    if (cartOpen.value && !props.onCartPage && !dialog.open) dialog.showModal()
  })
  dialog.addEventListener('close', () => {
    cartOpen.value = false
  })
  host.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof Element) || !target.closest('a[data-replay]') || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    cartOpen.value = true
    load()
  })
  if (cart.peek()) loaded = true
  else load()
}

/** A line that has another size now is another line to look at. */
const keyOf = ({ id, upc }: CartItem): string => `${id} ${upc}`
