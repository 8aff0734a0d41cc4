import { remainingOf } from '../../shared/cart/remaining.ts'
import type { Cart, CartItem } from '../../shared/contracts/cart.ts'
import { type CartAnswer, type CartRequest, pause, post } from './cart-post.ts'
import { reloadForNewCart, watchOtherTabs } from './cart-sync.ts'
import {
  begin,
  type Change,
  emptyLedger,
  type Ledger,
  lost,
  nextToSend,
  received,
  sent,
  settled,
  viewOf,
} from './cart-transactions.ts'
import { wakeIsland } from './page-events.ts'
import { Signal } from './signal.ts'
import { readStored, storageKeys, store } from './storage.ts'
import { showToast } from './toasts.ts'
import { dropUnsent, keepUnsent, unsentChanges } from './unsent.ts'

/**
 * Shared by the islands: the cart with pending changes (null if empty or not loaded yet), and the number of those
 * changes.
 */
export const cart = new Signal<Cart | null>(null)
export const changing = new Signal(0)
/** The cart without pending changes: quantities as the server has priced them. */
export const pricedCart = new Signal<Cart | null>(null)
/** Units in the cart including pending changes; null until the cart is loaded. */
export const cartCount = new Signal<number | null>(null)
/** Announced to screen readers once all pending changes are answered. */
export const announcement = new Signal('')

let isKnown = false
/** Expected units once all pending additions succeed; 0 while nothing is being added. */
let expectedUnits = 0
let pendingAdds = 0
let ledger: Ledger<Cart, CartRequest> = emptyLedger
let lastStamp = 0
let lastMessage = ''
let token = ''
const waiting = new Map<string, ((answer: CartAnswer) => void)[]>()

const unanswered: CartAnswer = { ok: false, cart: null, message: '' }
const pageLocale = (): string => location.pathname.split('/')[1] ?? ''
const units = (cart: Cart | null): number => (cart?.items ?? []).reduce((sum, { qty }) => sum + qty, 0)

/** The only place that updates the ledger and every signal derived from it. */
function applyLedger(next: Ledger<Cart, CartRequest>): void {
  const before = ledger
  ledger = next
  const view = viewOf(next)
  isKnown ||= next.stamp > 0
  cart.value = view
  pricedCart.value = next.server
  updateCount()
  if (next.queue.length === 0 && before.queue.length > 0) announcement.value = lastMessage
  changing.value = next.queue.length
  if (next.server !== before.server) remember(next.server)
  const { announce } = tabSync()
  const isChanged = next.server?.version !== before.server?.version || next.server?.id !== before.server?.id
  if (isChanged) announce(next.server)
  // The cart count in the page (stamp 0) is older than this cart.
  if (isChanged && next.stamp > 0) wakeIsland('cart-count')
  for (const { key } of before.queue) {
    if (next.queue.some((transaction) => transaction.key === key)) continue
    queueMicrotask(() => answerAll(key, unanswered))
  }
  if (next.doubtful && !before.doubtful) void fetchCart().catch(() => undefined)
}

function updateCount(): void {
  const view = cart.value
  // The view's total is the server's, without the units of pending changes.
  const inCart = isKnown ? (view?.totalItems ?? 0) + units(view) - units(ledger.server) : null
  // The cart may already include a pending addition, so take the maximum rather than the sum.
  cartCount.value = expectedUnits > 0 ? Math.max(inCart ?? 0, expectedUnits) : inCart
}

function answerAll(key: string, answer: CartAnswer): void {
  for (const resolve of waiting.get(key) ?? []) resolve(answer)
  waiting.delete(key)
}

/** Spec 1 §9: cart id, totals and items, only to restore a lost cart; prices are always the server's. */
function remember(next: Cart | null): void {
  store('localStorage', storageKeys.cart, next && { id: next.id, totals: next.totals, items: next.items })
}

const remaining = (): string => remainingOf(ledger.server?.items ?? remembered())

/**
 * Another version of the shop may have written it. The server validates every part of it as untrusted input.
 */
function remembered(): readonly CartItem[] {
  const stored = readStored('localStorage', storageKeys.cart) as { items?: unknown } | null
  return Array.isArray(stored?.items)
    ? stored.items.filter((item): item is CartItem => typeof item?.upc === 'string')
    : []
}

/** Takes over the cart shown by a server-rendered page, and the CSRF token for changes made by script. */
export function takeCart(shown: Cart | null, csrf: string): void {
  token = csrf
  isKnown = true
  // Stamp 0 is older than any request by script: a conflict triggers a refetch.
  applyLedger(received(ledger, shown, 0))
  // The count in the header comes from a cookie that may be older.
  wakeIsland('cart-count')
}

/**
 * Resolves when no change is pending. A concurrent read could still see the session from before the change, and so an
 * empty cart with a newer stamp.
 */
function changesAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const stop = changing.subscribe((pendingCount) => {
      if (pendingCount > 0) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}

/** Fetches the cart once every change is answered. Throws if that fails. */
export async function fetchCart(locale = pageLocale()): Promise<Cart | null> {
  const before = ledger.stamp
  await changesAnswered()
  if (ledger.server && ledger.stamp > before) return ledger.server
  const stamp = ++lastStamp
  const response = await fetch(`/api/cart?locale=${locale}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`cart answered ${response.status}`)
  const answer = (await response.json()) as Pick<CartAnswer, 'cart' | 'recovery'>
  const isLost = answer.recovery === 'reset-cart-and-reload'
  // Without a token the cart can't be restored yet, so keep what is remembered of it.
  if (!isLost || (token !== '' && !restoreCart(locale))) applyLedger(received(ledger, answer.cart, stamp))
  return answer.cart
}

/**
 * The session expired: restores the remembered items into a new cart, and the server's answer informs the shopper.
 * Returns false if there is nothing to restore.
 */
export function restoreCart(locale: string): boolean {
  if (isRestoring) return true
  const remainingLines = remaining()
  if (remainingLines === '' || token === '') return false
  const fields = new FormData()
  fields.set('csrf', token)
  fields.set('remaining', remainingLines)
  // Concurrent callers share one restore.
  isRestoring = true
  void changeCart(`/api/cart/restore?locale=${locale}`, fields).finally(() => {
    isRestoring = false
  })
  return true
}
let isRestoring = false

function changeOf(action: string, fields: FormData): Change {
  const itemId = String(fields.get('itemId') ?? '')
  const name = /\/api\/cart\/([a-z-]+)/.exec(action)?.[1]
  const qty = Number(fields.get('qty')) + Number(fields.get('step') ?? 0)
  if (name === 'remove' || name === 'save') return { kind: 'remove', itemId }
  // An invalid quantity is refused by the server, and changes nothing until then.
  if (!/^\d+$/.test(String(fields.get('qty')).trim())) return { kind: 'other' }
  if (name === 'update' && qty <= 0) return { kind: 'remove', itemId }
  return name === 'update' ? { kind: 'quantity', itemId, qty } : { kind: 'other' }
}

/**
 * Posts a form's fields to the form's own route, requesting JSON. The change is applied at once, sent in order, retried
 * with its key while its answer is lost, and reverted if refused. Never rejects: without an answer `message` is empty.
 */
export function changeCart(action: string, fields: FormData, key: string = crypto.randomUUID()): Promise<CartAnswer> {
  const body = new URLSearchParams(fields as unknown as Record<string, string>)
  const started = begin(ledger, key, changeOf(action, fields), { action, fields: body })
  const { key: sentKey } = started
  if (sentKey === null) return Promise.resolve(unanswered)
  body.set('key', sentKey)
  if (!body.has('remaining')) body.set('remaining', remaining())
  const answer = new Promise<CartAnswer>((resolve) => waiting.set(sentKey, [...(waiting.get(sentKey) ?? []), resolve]))
  const path = action.replace(location.origin, '')
  keepUnsent({ key: sentKey, action: path, fields: String(body) })
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  // Only until the answer: some browsers keep no page that listens to this for Back.
  addEventListener('beforeunload', leave)
  const endUnits = path.startsWith('/api/cart/add') ? expectUnits(Number(body.get('qty')) || 0) : undefined
  applyLedger(started.ledger)
  void sendNext()
  return answer.then((finalAnswer) => {
    removeEventListener('beforeunload', leave)
    // The next page may have been rendered before this answer: it sends the change again, with its key.
    if (!isLeaving) dropUnsent(sentKey)
    endUnits?.(finalAnswer.ok)
    return finalAnswer
  })
}

/** Counts a pending addition. Returns a function to call when it is in the cart (`isIn`) or was refused. */
function expectUnits(units: number): (isIn: boolean) => void {
  const shownCount = Number(document.querySelector('[data-cart-count]')?.textContent)
  pendingAdds += 1
  expectedUnits = (cartCount.value ?? shownCount) + units
  updateCount()
  wakeIsland('cart-count')
  return (isIn) => {
    pendingAdds -= 1
    if (pendingAdds === 0) expectedUnits = 0
    else if (!isIn) expectedUnits -= units
    updateCount()
  }
}

/** Resends the unanswered changes of an earlier page in this tab, each with its own key. */
export function resumeChanges(): void {
  for (const { key, action, fields } of unsentChanges()) {
    if (waiting.has(key)) continue
    const form = new FormData()
    for (const [name, value] of new URLSearchParams(fields)) form.set(name, value)
    void changeCart(action, form, key)
  }
}

async function sendNext(): Promise<void> {
  const next = nextToSend(ledger)
  if (!next) return
  applyLedger(sent(ledger))
  const stamp = ++lastStamp
  const { answer, lost: isLost } = await post(next.request)
  if (isLost && (await pause(next.attempts + 1))) {
    applyLedger(lost(ledger, next.key))
    return sendNext()
  }
  const finalAnswer = answer ?? unanswered
  lastMessage = finalAnswer.message
  const settledLedger = settled(ledger, next.key)
  answerAll(next.key, finalAnswer)
  applyLedger(finalAnswer.ok || finalAnswer.cart ? received(settledLedger, finalAnswer.cart, stamp) : settledLedger)
  if (!finalAnswer.ok) recover(finalAnswer)
  return sendNext()
}

function recover(answer: CartAnswer): void {
  const { place, message, way } = answer
  if (place === 'toast' && message) showToast({ title: message, type: 'error', ctas: way ? [way] : [] })
  if (answer.recovery === 'reset-cart-and-reload') reloadForNewCart()
  else void fetchCart().catch(() => undefined)
}

/** Created lazily, because the Worker imports this module too, to render the islands. */
const tabSync = () =>
  (tabSyncInstance ??= watchOtherTabs({
    current: () => ledger.server,
    refetch: () => void fetchCart().catch(() => undefined),
  }))
let tabSyncInstance: ReturnType<typeof watchOtherTabs> | undefined
