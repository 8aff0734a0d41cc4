/**
 * The bag as a shopper sees it while answers are under way: the last bag the server told, with the changes that it has not answered yet
 * applied on top. Pure: no clock, no network, no page. `cart.ts` sends what `nextToSend` names and tells what came of it.
 */
export type BagLine = { readonly id: string; readonly qty: number }
/** `version` grows with every change of one basket (shared/contracts/cart.ts). */
export type BagLike = { readonly id: string; readonly version: number; readonly items: readonly BagLine[] }

/** Quantities are absolute, so that the same change twice is one change. `other` shows only when the server has answered. */
export type Change =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly qty: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'other' }

/** `key` makes a repeat harmless; `request` is what the sender needs, nothing is read from it here. */
export type Transaction<R> = {
  readonly key: string
  readonly change: Change
  readonly request: R
  /** How often it was sent. Once sent it is never altered: the same key has to mean the same change. */
  readonly attempts: number
}

export type Ledger<B extends BagLike, R> = {
  readonly server: B | null
  /** Stamp of the request that told `server`: stamps count up as requests leave. */
  readonly stamp: number
  readonly queue: readonly Transaction<R>[]
  /** The first of the queue is under way. */
  readonly inFlight: boolean
  /** Two baskets answered and it can't be known which is the later one: ask again. */
  readonly doubtful: boolean
}

export const emptyLedger = { server: null, stamp: 0, queue: [], inFlight: false, doubtful: false } as const

/**
 * Adds a change. One of the same line that has not left yet takes its place instead, under its key: quick clicks become one request.
 * A line that is being removed is not changed any more.
 */
export function begin<B extends BagLike, R>(
  ledger: Ledger<B, R>,
  key: string,
  change: Change,
  request: R,
): { readonly ledger: Ledger<B, R>; readonly key: string | null } {
  const { queue } = ledger
  if (change.kind !== 'other') {
    const sameLine = (one: Transaction<R>) => one.change.kind !== 'other' && one.change.itemId === change.itemId
    const last = queue.findLast(sameLine)
    if (last?.change.kind === 'remove') return { ledger, key: change.kind === 'remove' ? last.key : null }
    if (last && last.attempts === 0) {
      const replaced = queue.map((one) => (one === last ? { ...last, change, request } : one))
      return { ledger: { ...ledger, queue: replaced }, key: last.key }
    }
  }
  return { ledger: { ...ledger, queue: [...queue, { key, change, request, attempts: 0 }] }, key }
}

/** One change at a time, in the order they were made; null while one is under way or none waits. */
export const nextToSend = <B extends BagLike, R>({ queue, inFlight }: Ledger<B, R>): Transaction<R> | null =>
  inFlight ? null : (queue[0] ?? null)

/** The first of the queue leaves. */
export function sent<B extends BagLike, R>(ledger: Ledger<B, R>): Ledger<B, R> {
  const [first, ...rest] = ledger.queue
  if (!first) return ledger
  return { ...ledger, queue: [{ ...first, attempts: first.attempts + 1 }, ...rest], inFlight: true }
}

/** Its answer did not come: it stays first and is sent again, with its key. */
export const lost = <B extends BagLike, R>(ledger: Ledger<B, R>, key: string): Ledger<B, R> =>
  ledger.queue[0]?.key === key ? { ...ledger, inFlight: false } : ledger

/** It was answered, whichever way: what it showed ahead of time ends. A second answer to the same change finds nothing to end. */
export function settled<B extends BagLike, R>(ledger: Ledger<B, R>, key: string): Ledger<B, R> {
  if (ledger.queue[0]?.key !== key) return ledger
  return { ...ledger, queue: ledger.queue.slice(1), inFlight: false }
}

/**
 * A bag that the server told, with the stamp of the request it answers. Of one basket the higher version holds, however late it comes.
 * Another basket, or none, holds if it was asked for later; if it was asked for earlier nobody knows, and `doubtful` says to ask again.
 */
export function told<B extends BagLike, R>(ledger: Ledger<B, R>, bag: B | null, stamp: number): Ledger<B, R> {
  const { server } = ledger
  if (server && bag && server.id === bag.id) {
    const newer = bag.version > server.version || (bag.version === server.version && stamp > ledger.stamp)
    if (!newer) return ledger
    return {
      ...ledger,
      server: bag,
      stamp: Math.max(stamp, ledger.stamp),
      doubtful: ledger.doubtful && stamp < ledger.stamp,
    }
  }
  if (stamp < ledger.stamp) return server === bag ? ledger : { ...ledger, doubtful: true }
  const changed = (server?.id ?? null) !== (bag?.id ?? null) && server !== null
  // Lines of another basket are other lines; changes of it that have left are answered for themselves.
  const queue = changed ? ledger.queue.filter((one) => one.attempts > 0 || one.change.kind === 'other') : ledger.queue
  return { ...ledger, server: bag, stamp, queue, doubtful: false }
}

/** The same lines with the changes under way applied. Prices and totals stay the server's. */
export function viewOf<B extends BagLike, R>({ server, queue }: Ledger<B, R>): B | null {
  if (!server || queue.length === 0) return server
  const wanted = new Map<string, number>()
  for (const { change } of queue) {
    if (change.kind === 'quantity') wanted.set(change.itemId, change.qty)
    if (change.kind === 'remove') wanted.set(change.itemId, 0)
  }
  const items = server.items
    .map((item) => {
      const qty = wanted.get(item.id)
      return qty === undefined || qty === item.qty ? item : { ...item, qty }
    })
    .filter((item) => item.qty > 0)
  return { ...server, items }
}
