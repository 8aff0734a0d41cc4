import {
  begin,
  type CartLike,
  type Change,
  emptyLedger,
  type Ledger,
  lost,
  nextToSend,
  received,
  sent,
  settled,
  viewOf,
} from '../../client/state/cart-transactions.ts'
import { seededRandom } from '../reliability/at-once.ts'

type Request = Change | { readonly kind: 'add'; readonly itemId: string }
type Answer = { readonly ok: boolean; readonly cart: CartLike | null }
/** Something on the wire: what happens when it arrives. */
type Event = () => void

/** A sequence and its end. `faults` is empty when the client shows what the server has. */
export type Outcome = { readonly faults: readonly string[]; readonly seen: Readonly<Record<Happening, number>> }
export type Happening =
  | 'sent'
  | 'collapsed'
  | 'requestLost'
  | 'answerLost'
  | 'answerTwice'
  | 'refused'
  | 'otherTab'
  | 'newBasket'
  | 'doubtful'

const lossesAtMost = 6
const lines = ['a', 'b', 'c', 'd']

/**
 * The basket as the platform keeps it: a key's change is made once, each change is a version, and too many of a line
 * are refused.
 */
class Server {
  cart: CartLike | null = { id: 'basket-0', version: 1, items: lines.slice(0, 3).map((id) => ({ id, qty: 1 })) }
  private baskets = 0
  /** Keys that came again with another change: the shopper's last wish would be lost. */
  conflicts = 0
  private readonly done = new Map<string, { readonly ok: boolean; readonly request: Request }>()

  read(): CartLike | null {
    return this.cart
  }

  change(key: string, request: Request): Answer {
    const known = this.done.get(key)
    if (known) {
      if (known.request !== request) this.conflicts += 1
      return { ok: known.ok, cart: known.ok ? this.cart : null }
    }
    const ok = this.apply(request)
    this.done.set(key, { ok, request })
    return { ok, cart: ok ? this.cart : null }
  }

  replace(): void {
    this.baskets += 1
    const items = (this.cart?.items ?? []).map((item) => ({ ...item, id: `${item.id}'` }))
    this.cart = { id: `basket-${this.baskets}`, version: 1, items }
  }

  private apply(request: Request): boolean {
    const cart = this.cart ?? { id: `basket-${++this.baskets}`, version: 0, items: [] }
    const next = (items: CartLike['items']) => {
      this.cart = { ...cart, version: cart.version + 1, items }
      return true
    }
    if (request.kind === 'add') {
      const there = cart.items.find(({ id }) => id === request.itemId)
      if (there) return next(cart.items.map((item) => (item === there ? { ...item, qty: item.qty + 1 } : item)))
      return next([...cart.items, { id: request.itemId, qty: 1 }])
    }
    if (request.kind === 'other') return next(cart.items)
    if (!cart.items.some(({ id }) => id === request.itemId)) return request.kind === 'remove'
    if (request.kind === 'remove') return next(cart.items.filter(({ id }) => id !== request.itemId))
    if (request.qty > 8) return false
    return next(cart.items.map((item) => (item.id === request.itemId ? { ...item, qty: request.qty } : item)))
  }
}

/**
 * A shopper's clicks against a server behind a bad network: requests and answers are delayed, overtake each other,
 * get lost and come twice; another tab changes the same cart and a new basket may take its place. Everything is drawn
 * from `seed`.
 */
export function simulate(seed: number): Outcome {
  const random = seededRandom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  const chance = (share: number) => random() < share
  const server = new Server()
  const wire: Event[] = []
  const faults: string[] = []
  const seen = Object.fromEntries(happenings.map((happening) => [happening, 0])) as Record<Happening, number>
  let ledger: Ledger<CartLike, Request> = emptyLedger
  let stamps = 0
  let losses = 0

  const accept = (cart: CartLike | null, stamp: number) => {
    const before = ledger.server
    ledger = received(ledger, cart, stamp)
    const after = ledger.server
    if (before && after?.id === before.id && after.version < before.version) faults.push('an older cart came back')
    if (ledger.doubtful) {
      seen.doubtful += 1
      read()
    }
  }
  const read = () => {
    const stamp = ++stamps
    wire.push(() => {
      const cart = server.read()
      wire.push(() => accept(cart, stamp))
    })
  }
  const send = () => {
    const next = nextToSend(ledger)
    if (!next) return
    ledger = sent(ledger)
    seen.sent += 1
    const stamp = ++stamps
    const { key, request } = next
    const gone = () => {
      ledger = lost(ledger, key)
      send()
    }
    const loses = losses < lossesAtMost && chance(0.2)
    if (loses) losses += 1
    const requestLost = loses && chance(0.5)
    if (requestLost) {
      seen.requestLost += 1
      // The request may still reach the server, after it was given up.
      if (chance(0.5)) wire.push(() => void server.change(key, request))
      wire.push(gone)
      return
    }
    const arrive = (answer: Answer) => () => {
      const wasMine = ledger.queue[0]?.key === key
      ledger = settled(ledger, key)
      if (answer.ok) accept(answer.cart, stamp)
      else if (wasMine) {
        seen.refused += 1
        read()
      }
      send()
    }
    wire.push(() => {
      const answer = server.change(key, request)
      if (loses) {
        seen.answerLost += 1
        // The answer that was given up may still come, while its repeat is under way or later.
        wire.push(gone)
        if (chance(0.5)) wire.push(() => answer.ok && accept(answer.cart, stamp))
        return
      }
      wire.push(arrive(answer))
      if (!chance(0.15)) return
      seen.answerTwice += 1
      wire.push(arrive(answer))
    })
  }
  const click = (index: number) => {
    const shown = viewOf(ledger)?.items ?? []
    const item = shown[upTo(shown.length)]
    const kind = upTo(10)
    const request: Request =
      !item || kind < 2
        ? { kind: 'add', itemId: lines[upTo(lines.length)] ?? 'a' }
        : kind < 7
          ? { kind: 'quantity', itemId: item.id, qty: 1 + upTo(10) }
          : kind < 9
            ? { kind: 'remove', itemId: item.id }
            : { kind: 'other' }
    const change: Change = request.kind === 'add' ? { kind: 'other' } : request
    const begun = begin(ledger, `key-${index}`, change, request)
    if (begun.key !== `key-${index}`) seen.collapsed += 1
    ledger = begun.ledger
    const { queue } = ledger
    for (const { change: one } of queue)
      if (one.kind === 'remove' && viewOf(ledger)?.items.some(({ id }) => id === one.itemId))
        faults.push('a line that is being removed shows')
    send()
  }

  read()
  const clicks = 3 + upTo(12)
  let made = 0
  for (let step = 0; made < clicks || wire.length > 0; step += 1) {
    if (step > 5000) return { faults: ['it never ends'], seen }
    if (made < clicks && (wire.length === 0 || chance(0.4))) {
      made += 1
      click(made)
    } else if (wire.length > 0) {
      // Any of what is on the wire may be the next to arrive.
      const [event] = wire.splice(upTo(wire.length), 1)
      event?.()
    }
    if (made < clicks && chance(0.05)) {
      seen.otherTab += 1
      server.change(`other-${step}`, { kind: 'add', itemId: lines[upTo(lines.length)] ?? 'a' })
      read()
    }
    if (made < clicks && chance(0.01)) {
      seen.newBasket += 1
      server.replace()
      read()
    }
  }
  if (server.conflicts > 0) faults.push('a key meant two changes')
  if (ledger.queue.length > 0) faults.push('changes wait for ever')
  if (JSON.stringify(viewOf(ledger)) !== JSON.stringify(server.cart))
    faults.push(`shows ${JSON.stringify(viewOf(ledger))}, the server has ${JSON.stringify(server.cart)}`)
  return { faults, seen }
}

const happenings: readonly Happening[] = [
  'sent',
  'collapsed',
  'requestLost',
  'answerLost',
  'answerTwice',
  'refused',
  'otherTab',
  'newBasket',
  'doubtful',
]
