import { DurableObject } from 'cloudflare:workers'
import { type Failure, refuse } from '../context.ts'
import type { Env } from '../env.ts'
import { finishMerge } from '../services/cart/finish-merge.ts'
import { saveLeavingLines } from '../services/cart/saved-lists.ts'
import type { OrderDraft } from '../services/orders/draft.ts'
import { applyChange, type CartChange, type CartNote, type ChangeKind } from './cart-changes.ts'
import { type CartCheckout, cartCheckout } from './cart-checkout.ts'
import { type CartLines, cartLines } from './cart-lines.ts'
import { cartSchema } from './cart-schema.ts'
import type { CartOutcome, CartSnapshot, WantedItem } from './cart-snapshot.ts'
import type { PlacementAnswer } from './placement/answer.ts'
import { type CancelAnswer, Placement } from './placement/placement.ts'

type Basket = { basket_id: string; owner: string; version: number }
type Merged = { readonly into: string; readonly cart: CartSnapshot }

/** A repeat of a lost answer comes within seconds; keys this many changes old are forgotten. */
const keysKept = 50
/** A basket that nobody changed for this long is deleted, in milliseconds. */
const idleLifetimeMs = 90 * 86_400_000
/** What was begun and not heard of again is taken up after this long, in milliseconds. */
const resumeAfterMs = 5000

/**
 * One basket, and the order that is made of it. Every change is one synchronous stretch of code over SQLite storage with nothing awaited in
 * between, so changes are serialised and each is written whole. A change with a key that was seen before answers the cart and changes nothing.
 */
export class CartObject extends DurableObject<Env> {
  private readonly sql: SqlStorage
  private readonly storage: DurableObjectStorage
  private readonly lines: CartLines
  private readonly checkout: CartCheckout
  private readonly placement: Placement
  private migrated = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    this.sql = state.storage.sql
    this.lines = cartLines(this.sql)
    this.checkout = cartCheckout(this.sql)
    this.placement = new Placement(state.storage, env)
  }

  /** Makes the basket with its first items, or nothing at all. A basket that is there already, with this key, is answered as it is. */
  async create(
    basketId: string,
    owner: string,
    items: readonly WantedItem[],
    key: string | null,
    now: number,
  ): Promise<CartOutcome> {
    const change: CartChange = { kind: 'add', items }
    if (this.exists()) return items.length > 0 ? this.change(owner, change, key, now) : this.read(owner)
    const outcome = this.whole(() => {
      cartSchema.migrate(this.sql)
      this.sql.exec('INSERT INTO basket (one, basket_id, owner, version) VALUES (1, ?, ?, 0)', basketId, owner)
      return this.written({ basket_id: basketId, owner, version: 0 }, change, key, now)
    })
    this.migrated = outcome.ok
    return outcome
  }

  read(owner: string): CartOutcome {
    const basket = this.openBasket(owner)
    return basket ? { ok: true, cart: this.snapshot(basket) } : refuse('BSK404')
  }

  /** The cart, when a change with this key is already in it: what was allowed then isn't asked again. */
  repeated(owner: string, kind: ChangeKind, key: string): CartOutcome | null {
    const basket = this.openBasket(owner)
    return basket && this.knowsKey(kind, key) ? { ok: true, cart: this.snapshot(basket) } : null
  }

  /** API423 while an order is being made. One that waits for its shopper is given up: they changed their mind. `now` in epoch milliseconds. */
  async change(owner: string, change: CartChange, key: string | null, now: number): Promise<CartOutcome> {
    const known = key === null ? null : this.repeated(owner, change.kind, key)
    if (known) return known
    if (this.openBasket(owner) && this.placement.state() === 'waiting') await this.driven(this.placement.abandon(now))
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    if (this.isLocked()) return refuse('API423')
    if (key !== null && this.knowsKey(change.kind, key)) return { ok: true, cart: this.snapshot(basket) }
    return this.whole(() => this.written(basket, change, key, now))
  }

  note(owner: string, note: CartNote): CartOutcome {
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    for (const name of ['favoriteStoreId', 'deviceFingerPrint'] as const)
      if (note[name] !== undefined) this.checkout.setFact(name, note[name])
    if (note.prepared) this.checkout.setFact('prepared', note.prepared)
    return { ok: true, cart: this.snapshot(basket) }
  }

  /** These lines are in the saved list now. */
  arrived(savedIds: readonly string[]): void {
    if (this.exists()) for (const savedId of savedIds) this.checkout.dropLeaving(savedId)
  }

  /** What became of an order with this key; also after the basket was closed by it. */
  ordered(owner: string, key: string, payloadHash: string): PlacementAnswer | Failure | null {
    if (!this.basketOf(owner)) return null
    const known = this.placement.known(key, payloadHash)
    if (known) return this.checkout.refusal(key) ?? known
    const order = this.placement.state() === 'placed' ? this.placement.order() : null
    return order && { ok: true, order }
  }

  /** Writes down what an order with this key is refused with, and what the shop changed because of it. The first refusal stands. */
  refuseOrder(owner: string, key: string, change: CartChange | null, refusal: Failure, now: number): Failure {
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    const told = this.checkout.refusal(key)
    if (told) return told
    if (change && !this.isLocked()) this.whole(() => this.written(basket, change, null, now))
    this.checkout.setRefusal(key, refusal)
    return refusal
  }

  /** Joins an order of this key that is being made. ORD415 when the basket was changed since the draft was made of it. */
  async place(
    owner: string,
    draft: OrderDraft,
    key: string,
    payloadHash: string,
    now: number,
  ): Promise<PlacementAnswer | Failure> {
    if (this.openBasket(owner) && this.placement.state() === 'waiting' && !this.ordered(owner, key, payloadHash))
      await this.driven(this.placement.abandon(now))
    const before = this.ordered(owner, key, payloadHash)
    if (before) return before
    const basket = this.openBasket(owner)
    if (!basket) return { ok: false, code: 'BSK404' }
    if (!this.isLocked() && basket.version !== draft.basketVersion) return { ok: false, code: 'ORD415' }
    return this.driven(this.placement.place(draft, key, payloadHash, now))
  }

  /** The shopper came back from the payment's challenge. */
  async complete(owner: string, orderNumber: string, result: string, now: number): Promise<PlacementAnswer> {
    if (!this.basketOf(owner)) return { ok: false, code: 'ORD409' }
    return this.driven(this.placement.complete(orderNumber, result, now))
  }

  /** A provider's event: the order looks after its payment again. */
  async driveOrder(now: number): Promise<PlacementAnswer | null> {
    return this.exists() ? this.driven(this.placement.drive(now)) : null
  }

  /** What became of the order with this number, without waiting for it. */
  orderAnswer(orderNumber: string): PlacementAnswer | null {
    return this.exists() ? this.placement.answer(orderNumber) : null
  }

  async cancelOrder(orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
    return this.exists() ? this.driven(this.placement.cancel(orderNumber, windowMs, now)) : 'absent'
  }

  /** Gives an open basket to somebody else, whole. False when it isn't `owner`'s, or an order is being made of it. */
  transfer(owner: string, toOwner: string): boolean {
    if (this.openBasket(toOwner)) return true
    const basket = this.basketOf(owner)
    const leaving = this.exists() ? this.checkout.fact('mergedInto') : null
    if (!basket || leaving?.done || this.placement.state() === 'placed' || this.isLocked()) return false
    this.storage.transactionSync(() => {
      this.checkout.setFact('mergedInto', null)
      this.sql.exec('UPDATE basket SET owner = ?, version = version + 1', toOwner)
    })
    return true
  }

  /** Closes the basket, as its lines go into another; asked again it answers the same. Null when it is not to be had. */
  async leave(owner: string, into: string, intoOwner: string, now: number): Promise<Merged | null> {
    if (this.openBasket(owner) && this.placement.state() === 'waiting') await this.driven(this.placement.abandon(now))
    const basket = this.basketOf(owner)
    if (!basket || this.placement.state() === 'placed' || this.isLocked()) return null
    const merged = this.checkout.fact('mergedInto')
    if (!merged) {
      this.checkout.setFact('mergedInto', { basketId: into, owner: intoOwner, done: false })
      this.wake(now)
    }
    return { into: merged?.basketId ?? into, cart: this.snapshot(basket) }
  }

  /** The other basket has them. */
  left(): void {
    const merged = this.exists() ? this.checkout.fact('mergedInto') : null
    if (merged) this.checkout.setFact('mergedInto', { ...merged, done: true })
  }

  /** Takes up another basket, once: its lines, and what this one doesn't have of its delivery and codes. */
  async absorb(owner: string, from: CartSnapshot, items: readonly WantedItem[], now: number): Promise<CartOutcome> {
    const change: CartChange = { kind: 'absorb', from, items }
    if (this.exists() && this.basketOf(owner) && this.checkout.hasMerged(from.basketId)) return this.readClosed(owner)
    return this.change(owner, change, null, now)
  }

  override async alarm(): Promise<void> {
    if (!this.exists()) return
    const now = Date.now()
    await this.placement.drive(now)
    const basket = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket').one()
    const leaving = this.checkout.leaving()
    if (leaving.length > 0) {
      await saveLeavingLines(this.env.DB, basket.owner, leaving, now)
      this.arrived(leaving.map(({ savedId }) => savedId))
    }
    const merged = this.checkout.fact('mergedInto')
    if (merged && !merged.done && (await finishMerge(this.env, this.snapshot(basket), merged, now))) this.left()
    const idleEnd = this.checkout.fact('idleEnd') ?? now
    if (now >= idleEnd && this.checkout.leaving().length === 0 && !this.isLocked()) {
      this.migrated = false
      await this.storage.deleteAll()
    } else this.wake(now)
  }

  private written(basket: Basket, change: CartChange, key: string | null, now: number): CartOutcome {
    const refusal = applyChange({ lines: this.lines, checkout: this.checkout }, change)
    if (refusal) return refusal
    const version = basket.version + 1
    this.sql.exec('UPDATE basket SET version = ?', version)
    if (key !== null) this.sql.exec('INSERT INTO keys (key, version) VALUES (?, ?)', `${change.kind}:${key}`, version)
    this.sql.exec('DELETE FROM keys WHERE version <= ?', version - keysKept)
    this.checkout.setFact('idleEnd', now + idleLifetimeMs)
    this.wake(now)
    return { ok: true, cart: this.snapshot({ ...basket, version }) }
  }

  /** One alarm for everything that is to happen without a call. */
  private wake(now: number): void {
    const merged = this.checkout.fact('mergedInto')
    const unfinished = this.checkout.leaving().length > 0 || merged?.done === false
    const moments = [
      this.checkout.fact('idleEnd') ?? now + idleLifetimeMs,
      this.placement.nextAlarm() ?? Number.POSITIVE_INFINITY,
      unfinished ? now + resumeAfterMs : Number.POSITIVE_INFINITY,
    ]
    void this.storage.setAlarm(Math.min(...moments))
  }

  /** The alarm is set for the work before it is awaited, in the same write as its first step. */
  private async driven<T>(work: Promise<T>): Promise<T> {
    this.wake(Date.now())
    try {
      return await work
    } finally {
      this.wake(Date.now())
    }
  }

  /** Runs `work` in one transaction, undone when it refuses. */
  private whole(work: () => CartOutcome): CartOutcome {
    let outcome: CartOutcome = refuse('BSK404')
    try {
      this.storage.transactionSync(() => {
        outcome = work()
        if (!outcome.ok) throw rollback
      })
    } catch (error) {
      if (error !== rollback) throw error
    }
    return outcome
  }

  /** Asking for a basket that was never made must not leave tables behind. */
  private exists(): boolean {
    if (this.migrated) return true
    if (!cartSchema.isThere(this.sql)) return false
    cartSchema.migrate(this.sql)
    this.migrated = true
    return true
  }

  private basketOf(owner: string): Basket | null {
    if (!this.exists()) return null
    const found = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket WHERE owner = ?', owner)
    return found.toArray()[0] ?? null
  }

  /** Neither ordered nor gone into another. */
  private openBasket(owner: string): Basket | null {
    const basket = this.basketOf(owner)
    return basket && this.placement.state() !== 'placed' && !this.checkout.fact('mergedInto') ? basket : null
  }

  private readClosed(owner: string): CartOutcome {
    const basket = this.basketOf(owner)
    return basket ? { ok: true, cart: this.snapshot(basket) } : refuse('BSK404')
  }

  private isLocked(): boolean {
    return this.placement.state() === 'working' || this.placement.state() === 'waiting'
  }

  private knowsKey(kind: ChangeKind, key: string): boolean {
    return this.sql.exec('SELECT 1 FROM keys WHERE key = ?', `${kind}:${key}`).toArray().length > 0
  }

  private snapshot({ basket_id: basketId, owner, version }: Basket): CartSnapshot {
    const { lines, checkout, placement } = this
    return {
      basketId,
      owner,
      version,
      lines: lines.all(),
      shipments: checkout.shipments(),
      addresses: checkout.addresses(),
      billingAddress: checkout.fact('billing'),
      coupons: checkout.coupons(),
      instruments: checkout.instruments(),
      adjustments: checkout.adjustments(),
      voucherPoints: checkout.fact('voucherPoints'),
      flash: checkout.flash(),
      favoriteStoreId: checkout.fact('favoriteStoreId'),
      deviceFingerPrint: checkout.fact('deviceFingerPrint'),
      prepared: checkout.fact('prepared'),
      leaving: checkout.leaving(),
      locked: placement.state() === 'working',
    }
  }
}

const rollback = new Error('refused: roll back')
