/**
 * The cart with pending changes: the server's latest cart with all unanswered changes applied. Pure functions without
 * clock, network or DOM. `cart.ts` sends the change `nextToSend` returns and reports its outcome.
 */
export type LineLike = { readonly id: string; readonly qty: number }
/** `version` grows with every change of one basket (shared/contracts/cart.ts). */
export type CartLike = { readonly id: string; readonly version: number; readonly items: readonly LineLike[] }

/**
 * Quantities are absolute, which makes changes idempotent. `other` has no effect before the server has answered.
 */
export type Change =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly qty: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'other' }

/** `key` is the idempotency key; `request` is opaque data for the sender. */
export type Transaction<R> = {
  readonly key: string
  readonly change: Change
  readonly request: R
  /** How often it was sent. Once sent it is never altered: a key must always mean the same change. */
  readonly attempts: number
}

export type Ledger<B extends CartLike, R> = {
  readonly server: B | null
  /** Stamp of the request that `server` answered; stamps increase with every request. */
  readonly stamp: number
  readonly queue: readonly Transaction<R>[]
  /** The first change of the queue has been sent. */
  readonly inFlight: boolean
  /** Two different carts were received and it is unknown which is newer: refetch. */
  readonly doubtful: boolean
}

export const emptyLedger = { server: null, stamp: 0, queue: [], inFlight: false, doubtful: false } as const

/**
 * Adds a change. The change replaces an unsent change of the same line and takes over its key, so quick clicks become
 * one request. A line that is being removed can't be changed.
 */
export function begin<B extends CartLike, R>(
  ledger: Ledger<B, R>,
  key: string,
  change: Change,
  request: R,
): { readonly ledger: Ledger<B, R>; readonly key: string | null } {
  const { queue } = ledger
  if (change.kind !== 'other') {
    const isSameLine = (transaction: Transaction<R>) =>
      transaction.change.kind !== 'other' && transaction.change.itemId === change.itemId
    const lastOfLine = queue.findLast(isSameLine)
    if (lastOfLine?.change.kind === 'remove') return { ledger, key: change.kind === 'remove' ? lastOfLine.key : null }
    if (lastOfLine && lastOfLine.attempts === 0) {
      const replaced = queue.map((transaction) =>
        transaction === lastOfLine ? { ...lastOfLine, change, request } : transaction,
      )
      return { ledger: { ...ledger, queue: replaced }, key: lastOfLine.key }
    }
  }
  return { ledger: { ...ledger, queue: [...queue, { key, change, request, attempts: 0 }] }, key }
}

/** The next change in order; null while one is in flight or the queue is empty. */
export const nextToSend = <B extends CartLike, R>({ queue, inFlight }: Ledger<B, R>): Transaction<R> | null =>
  inFlight ? null : (queue[0] ?? null)

/** Marks the first change of the queue as sent. */
export function sent<B extends CartLike, R>(ledger: Ledger<B, R>): Ledger<B, R> {
  const [first, ...rest] = ledger.queue
  if (!first) return ledger
  return { ...ledger, queue: [{ ...first, attempts: first.attempts + 1 }, ...rest], inFlight: true }
}

/** Its answer was lost: it stays first in the queue and is sent again with the same key. */
export const lost = <B extends CartLike, R>(ledger: Ledger<B, R>, key: string): Ledger<B, R> =>
  ledger.queue[0]?.key === key ? { ...ledger, inFlight: false } : ledger

/**
 * Removes an answered change, accepted or refused, from the queue. A second answer to the same change is ignored.
 */
export function settled<B extends CartLike, R>(ledger: Ledger<B, R>, key: string): Ledger<B, R> {
  if (ledger.queue[0]?.key !== key) return ledger
  return { ...ledger, queue: ledger.queue.slice(1), inFlight: false }
}

/**
 * Applies a cart received for the request with `stamp`. For the same cart the higher version wins, in whatever order
 * they arrive. A different cart, or none, wins if it was requested later; if it was requested earlier the order is
 * unknown, and `doubtful` triggers a refetch.
 */
export function received<B extends CartLike, R>(ledger: Ledger<B, R>, cart: B | null, stamp: number): Ledger<B, R> {
  const { server } = ledger
  if (server && cart && server.id === cart.id) {
    const isNewer = cart.version > server.version || (cart.version === server.version && stamp > ledger.stamp)
    if (!isNewer) return ledger
    return {
      ...ledger,
      server: cart,
      stamp: Math.max(stamp, ledger.stamp),
      doubtful: ledger.doubtful && stamp < ledger.stamp,
    }
  }
  if (stamp < ledger.stamp) return server === cart ? ledger : { ...ledger, doubtful: true }
  const isOtherCart = (server?.id ?? null) !== (cart?.id ?? null) && server !== null
  // Unsent changes to lines of the previous cart are dropped; sent ones are still answered.
  const queue = isOtherCart
    ? ledger.queue.filter((transaction) => transaction.attempts > 0 || transaction.change.kind === 'other')
    : ledger.queue
  return { ...ledger, server: cart, stamp, queue, doubtful: false }
}

/** The cart with pending changes applied. Prices and totals stay the server's. */
export function viewOf<B extends CartLike, R>({ server, queue }: Ledger<B, R>): B | null {
  if (!server || queue.length === 0) return server
  const quantities = new Map<string, number>()
  for (const { change } of queue) {
    if (change.kind === 'quantity') quantities.set(change.itemId, change.qty)
    if (change.kind === 'remove') quantities.set(change.itemId, 0)
  }
  const items = server.items
    .map((item) => {
      const qty = quantities.get(item.id)
      return qty === undefined || qty === item.qty ? item : { ...item, qty }
    })
    .filter((item) => item.qty > 0)
  return { ...server, items }
}
