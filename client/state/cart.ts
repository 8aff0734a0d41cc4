import { batch, signal } from '@preact/signals-core'
import type { Cart, CartItem } from '../../shared/contracts/cart.ts'
import { type CartAnswer, type Posting, pause, post } from './cart-post.ts'
import { reloadForNewCart, watchOtherTabs } from './cart-sync.ts'
import {
  begin,
  type Change,
  emptyLedger,
  type Ledger,
  lost,
  nextToSend,
  sent,
  settled,
  told,
  viewOf,
} from './cart-transactions.ts'
import { storageKeys } from './storage.ts'
import { showToast } from './toasts.ts'

/** Shared by the islands: the bag as it looks with the changes under way, how many those are, and whether the mini cart is open. */
export const cart = signal<Cart | null>(null)
export const changing = signal(0)
export const cartOpen = signal(false)
/** Said to screen readers, once when everything under way has ended. */
export const announcement = signal('')

let ledger: Ledger<Cart, Posting> = emptyLedger
let stamps = 0
let lastMessage = ''
let token = ''
const waiting = new Map<string, ((answer: CartAnswer) => void)[]>()

const unanswered: CartAnswer = { ok: false, cart: null, message: '' }
const pageLocale = (): string => location.pathname.split('/')[1] ?? ''
const units = (bag: Cart | null): number => (bag?.items ?? []).reduce((sum, { qty }) => sum + qty, 0)

/** Everything that shows the bag follows from the ledger, here and nowhere else. */
function show(next: Ledger<Cart, Posting>): void {
  const before = ledger
  ledger = next
  const view = viewOf(next)
  batch(() => {
    cart.value = view
    changing.value = next.queue.length
    if (next.queue.length === 0 && before.queue.length > 0) announcement.value = lastMessage
  })
  const count = (next.server?.totalItems ?? 0) + units(view) - units(next.server)
  for (const badge of document.querySelectorAll<HTMLElement>('[data-bag-count]'))
    badge.textContent = count > 0 ? String(count) : ''
  if (next.server !== before.server) remember(next.server)
  if (next.server?.version !== before.server?.version || next.server?.id !== before.server?.id) tabs.tell(next.server)
  for (const { key } of before.queue) {
    if (next.queue.some((one) => one.key === key)) continue
    queueMicrotask(() => answerAll(key, unanswered))
  }
  if (next.doubtful && !before.doubtful) void fetchCart().catch(() => undefined)
}

function answerAll(key: string, answer: CartAnswer): void {
  for (const resolve of waiting.get(key) ?? []) resolve(answer)
  waiting.delete(key)
}

/** Spec 1 §9: basket id, totals and items, for a first glance only; prices are always the server's. */
function remember(next: Cart | null): void {
  try {
    if (next)
      localStorage.setItem(storageKeys.cart, JSON.stringify({ id: next.id, totals: next.totals, items: next.items }))
    else localStorage.removeItem(storageKeys.cart)
  } catch {
    // A full or forbidden storage loses only the glance.
  }
}

/** What the server fills a new bag with when this one's session has ended (spec 1 §4 "Invalid customer"): what is bought and how often, never a price. */
function remaining(): string {
  const items = ledger.server?.items ?? remembered()
  return items
    .filter(({ bonus }) => !bonus)
    .map(({ productId, upc, qty }) => `${productId}:${upc}:${qty}`)
    .join(',')
}

/** The server reads every part of it as strictly as what anybody might send. */
function remembered(): readonly Pick<CartItem, 'productId' | 'upc' | 'qty' | 'bonus'>[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{}') as { items?: unknown }
    return Array.isArray(kept.items) ? kept.items : []
  } catch {
    return []
  }
}

/** The page's token, for a change that the shop makes by itself. */
export function takeToken(csrf: string): void {
  token = csrf
}

/** The bag as the server has it now. Throws when it can't be had. */
export async function fetchCart(locale = pageLocale()): Promise<Cart | null> {
  const stamp = ++stamps
  const response = await fetch(`/api/cart?locale=${locale}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`cart answered ${response.status}`)
  const answer = (await response.json()) as Pick<CartAnswer, 'cart' | 'recovery'>
  if (answer.recovery !== 'reset-cart-and-reload' || !restoreCart(locale)) show(told(ledger, answer.cart, stamp))
  return answer.cart
}

/**
 * The server has let go of a session that had ended: what the browser remembers of its bag goes into a new one, which the shopper is told.
 * False where there is nothing to restore.
 */
export function restoreCart(locale: string): boolean {
  const lost = remaining()
  if (lost === '' || token === '') return false
  const fields = new FormData()
  fields.set('csrf', token)
  fields.set('remaining', lost)
  void changeCart(`/api/cart/restore?locale=${locale}`, fields)
  return true
}

function changeOf(action: string, fields: FormData): Change {
  const itemId = String(fields.get('itemId') ?? '')
  const name = /\/api\/cart\/([a-z-]+)/.exec(action)?.[1]
  const qty = Number(fields.get('qty')) + Number(fields.get('step') ?? 0)
  if (name === 'remove' || name === 'save') return { kind: 'remove', itemId }
  if (name === 'update' && qty <= 0) return { kind: 'remove', itemId }
  return name === 'update' ? { kind: 'quantity', itemId, qty } : { kind: 'other' }
}

/**
 * Posts a form's fields to the same route that the form would, asking for JSON. It shows at once, goes out in the order of the clicks, is
 * repeated with its key while its answer is lost, and taken back if it is refused. Never rejects: `message` is empty where nobody answered.
 */
export function changeCart(action: string, fields: FormData): Promise<CartAnswer> {
  const key = crypto.randomUUID()
  const body = new URLSearchParams(fields as unknown as Record<string, string>)
  const begun = begin(ledger, key, changeOf(action, fields), { action, fields: body })
  const { key: mine } = begun
  if (mine === null) return Promise.resolve(unanswered)
  body.set('key', mine)
  if (!body.has('remaining')) body.set('remaining', remaining())
  const answer = new Promise<CartAnswer>((resolve) => waiting.set(mine, [...(waiting.get(mine) ?? []), resolve]))
  show(begun.ledger)
  void work()
  return answer
}

async function work(): Promise<void> {
  const next = nextToSend(ledger)
  if (!next) return
  show(sent(ledger))
  const stamp = ++stamps
  const { answer, lost: isLost } = await post(next.request)
  if (isLost && (await pause(next.attempts + 1))) {
    show(lost(ledger, next.key))
    return work()
  }
  const end = answer ?? unanswered
  lastMessage = end.message
  const ended = settled(ledger, next.key)
  answerAll(next.key, end)
  show(end.ok || end.cart ? told(ended, end.cart, stamp) : ended)
  if (!end.ok) recover(end)
  return work()
}

function recover(answer: CartAnswer): void {
  if (answer.place === 'toast' && answer.message) showToast({ title: answer.message, type: 'error' })
  if (answer.recovery === 'reset-cart-and-reload') reloadForNewCart()
  else void fetchCart().catch(() => undefined)
}

const tabs = watchOtherTabs({
  current: () => ledger.server,
  refetch: () => void fetchCart().catch(() => undefined),
})
