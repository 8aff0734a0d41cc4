import { effect } from '@preact/signals-core'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { announcement, cart, changeCart, changing, fetchCart, restoreCart, takeToken } from '../../state/cart.ts'
import { showToast } from '../../state/toasts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { element } from '../element.ts'
import { fill } from '../fill.ts'
import { fetchFragment } from '../fragment.ts'
import { morph } from '../morph.ts'

/**
 * The cart page's forms without leaving the page. Quantities and removals show with the click; when everything under way has been answered
 * the server's own page takes their place, with its words, totals and notices.
 */
export function mount(host: HTMLElement, { locale, csrf, lost, strings }: IslandPropsOf<'bag'>): void {
  takeToken(csrf)
  const saying = element('p', { class: 'sr', role: 'status' })
  host.after(saying)
  let loaded = false
  /** The page has to be asked for although its bag may be the one shown: a refusal, or the saved list changed. */
  let stale = false
  /** Query of the page that says what was refused. */
  let notice = ''
  let typing: Element | null = null
  let planned = false
  let turn = 0

  const isBehind = (): boolean => {
    const [id = '', version = ''] = (host.querySelector<HTMLElement>('[data-bag]')?.dataset['bag'] ?? '').split(':')
    const bag = cart.peek()
    if (!bag) return loaded && id !== ''
    return bag.id !== id || bag.version > Number(version)
  }
  const plan = () => {
    if (planned) return
    planned = true
    setTimeout(() => {
      planned = false
      if (changing.peek() === 0 && (stale || isBehind())) void refresh()
    })
  }
  const refresh = async () => {
    turn += 1
    const mine = turn
    const page = await fetchFragment(location.pathname + notice).catch(() => null)
    const next = page?.nodes.find(
      (node): node is Element => node instanceof Element && node.matches('[data-island=bag]'),
    )
    // Without an answer it stays stale, and is asked for again with the next change or when the network is back.
    if (!next || mine !== turn || changing.peek() > 0) return
    stale = false
    morphPart(host, next, typing)
    saying.textContent = [announcement.peek(), ...totalOf(host)].join(' ')
    announcement.value = ''
  }

  const draw = (bag: Cart) => {
    for (const line of host.querySelectorAll<HTMLElement>('[data-item]')) {
      const item = bag.items.find(({ id }) => id === line.dataset['item'])
      if (!item && line.contains(document.activeElement)) focusBeside(host, line)
      line.hidden = !item
      const quantity = line.querySelector<HTMLInputElement>('input[name=qty]:not([type=hidden])')
      if (!item || !quantity || quantity === typing) continue
      quantity.value = String(item.qty)
      const [less, more] = line.querySelectorAll<HTMLButtonElement>('button[name=step]')
      if (less) less.disabled = item.qty <= 1
      if (more) more.disabled = item.qty >= Number(quantity.max)
    }
  }

  effect(() => {
    const bag = cart.value
    const busy = changing.value > 0
    for (const part of host.querySelectorAll('dl, .line-price')) part.setAttribute('aria-busy', String(busy))
    if (busy) saying.textContent = strings['saving'] ?? ''
    if (busy && bag) draw(bag)
    plan()
  })
  host.addEventListener('input', ({ target }) => {
    typing = target as Element
  })
  host.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.action.includes('/api/cart/')) return
    event.preventDefault()
    typing = null
    notice = ''
    const fields = new FormData(form, event.submitter)
    const item = cart.peek()?.items.find(({ id }) => id === fields.get('itemId'))
    const isRemoval = form.action.includes('/api/cart/remove')
    void changeCart(form.action, fields).then((answer) => {
      if (!answer.ok && answer.place !== 'toast') notice = answer.notice ? `?${answer.notice}` : ''
      if (!answer.ok && !answer.message) showToast({ title: strings['failed'] ?? '', type: 'error' })
      if (answer.ok && isRemoval && item) {
        const again = new FormData()
        const { productId, upc, qty } = item
        for (const [name, value] of Object.entries({ csrf, locale, productId, upc, qty: String(qty) }))
          again.set(name, value)
        const undo = () => void changeCart(`/api/cart/add?locale=${locale}`, again)
        showToast({
          title: fill(strings['removed'], { name: item.name }),
          ctas: [{ label: strings['undo'] ?? '', act: undo }],
        })
      }
      stale = true
      plan()
      if (answer.next) goOn(answer.next)
    })
  })
  addEventListener('online', plan)
  if (lost) restoreCart(locale)
  fetchCart(locale).then(
    () => {
      loaded = true
      plan()
    },
    // What is shown may be old, and can be changed all the same.
    () => undefined,
  )
}

/** The host itself stays as it is: it is marked as started. */
function morphPart(host: HTMLElement, next: Element, typing: Element | null): void {
  const hadFocus = host.contains(document.activeElement)
  morph(host, next, typing)
  if (hadFocus && !host.contains(document.activeElement)) host.querySelector('h1')?.focus()
}

/** Its last grand row is what there is to pay: name and amount. */
const totalOf = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('dl .grand')].slice(-2).map(({ textContent }) => textContent ?? '')

function goOn(path: string): void {
  import('../open-dialog.ts').then(
    ({ openDialog }) => openDialog(element('a', { href: path })),
    () => location.assign(path),
  )
}

function focusBeside(host: HTMLElement, line: HTMLElement): void {
  const beside = line.nextElementSibling ?? line.previousElementSibling
  const control = beside?.querySelector<HTMLElement>('h2 a') ?? host.querySelector('h1')
  control?.focus()
}
