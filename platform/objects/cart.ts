import { DurableObject } from 'cloudflare:workers'
import { workerEdges } from '../../backend/edges.ts'
import { type Failure, type Result, refuse } from '../../backend/result.ts'
import { inOwnTrace, inTrace, traceId } from '../../backend/trace.ts'
import type { OrderStatus } from '../../shared/contracts/order.ts'
import type { Env } from '../env.ts'
import { basketOf } from '../services/cart/basket/baskets.ts'
import { finishMerge } from '../services/cart/basket/finish-merge.ts'
import { saveLeavingLines } from '../services/cart/saved/saved-lists.ts'
import type { OrderDraft, ProviderPayment } from '../services/orders/draft.ts'
import type { RefundRow } from '../services/orders/refund-rows.ts'
import { applyChange, type CartChange, type CartNote, type ChangeKind } from './cart-changes.ts'
import { type CartCheckout, cartCheckout } from './cart-checkout.ts'
import { type CartLines, cartLines } from './cart-lines.ts'
import { basketTables, cartSchema } from './cart-schema.ts'
import type { CartOutcome, CartSnapshot, CopiedLine, Rebuilt, WantedItem } from './cart-snapshot.ts'
import type { PlacementAnswer } from './placement/answer.ts'
import type { AskedRefund, CancelAnswer, ReceiveAnswer, ReceivedReturn } from './placement/giving-back.ts'
import { Placement } from './placement/placement.ts'

type Basket = { basket_id: string; owner: string; version: number }
/** `isOpen`: neither ordered nor merged into another basket. */
type Origin = {
  readonly owner: string
  readonly purchaseId: string
  readonly isOpen: boolean
  readonly rebuilds: Rebuilt | null
}
type Merged = { readonly into: string; readonly cart: CartSnapshot }

/** Retries arrive within seconds: keys that are this many changes old are deleted. */
const keysKept = 50
/** A basket that is unchanged for this long is deleted, one that is an order forgets its person. In milliseconds. */
const idleLifetimeMs = 90 * 86_400_000
/**
 * An order's money can be given back for this long after it was placed, in milliseconds: faulty goods can be claimed
 * for two years in the European Union, three in Spain and six in the United Kingdom, and a claim takes its time.
 */
const orderLifetimeMs = 7 * 365 * 86_400_000
/** Unfinished work is resumed after this long, in milliseconds. */
const resumeAfterMs = 5000

/**
 * A basket and its order. Every change is synchronous code over SQLite storage without an await, so changes are
 * serialized and atomic. A change with a known idempotency key returns the cart and changes nothing. Whatever may call
 * the payment provider takes the id of the request that it is done for.
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

  /** Creates the basket with its first items, atomically. A basket already created with this key is returned as is. */
  async create(
    basketId: string,
    owner: string,
    items: readonly WantedItem[],
    key: string | null,
    now: number,
    requestId: string,
  ): Promise<CartOutcome> {
    const change: CartChange = { kind: 'add', items }
    if (this.exists()) return items.length > 0 ? this.change(owner, change, key, now, requestId) : this.read(owner)
    return this.createWith(basketId, owner, change, key, now)
  }

  /** Creates the basket as the successor of another. An existing basket isn't changed. */
  succeed(basketId: string, from: CartSnapshot, now: number): CartOutcome {
    if (this.exists()) return this.read(from.owner)
    return this.createWith(basketId, from.owner, { kind: 'succeed', from }, null, now)
  }

  /** BSK404 for an ordered basket, with the order number: the client may have missed the order's response. */
  read(owner: string): CartOutcome {
    const basket = this.openBasket(owner)
    if (basket) return { ok: true, value: this.snapshot(basket) }
    const order = this.basketOf(owner) && this.placement.state() === 'placed' ? this.placement.ref() : null
    return order ? refuse('BSK404', { order }) : refuse('BSK404')
  }

  /** The basket's owner, purchase and source, whatever became of it; null if there is none. */
  origin(): Origin | null {
    if (!this.exists()) return null
    const { owner, basket_id: basketId } = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket').one()
    const isOpen = this.placement.state() !== 'placed' && !this.checkout.fact('mergedInto')
    const purchaseId = this.checkout.fact('purchaseId') ?? basketId
    return { owner, purchaseId, isOpen, rebuilds: this.checkout.fact('rebuilds') }
  }

  /**
   * A basket that was rebuilt from this one has become an order, and these lines were its copies. A payment that waits
   * here is abandoned, so that nothing is bought twice. False while an order is being made of this one.
   */
  async orderedElsewhere(
    basketId: string,
    lines: readonly CopiedLine[],
    now: number,
    requestId: string,
  ): Promise<boolean> {
    const { owner } = this.origin() ?? {}
    if (owner === undefined || this.checkout.hasMerged(basketId)) return true
    const outcome = await this.change(owner, { kind: 'ordered-elsewhere', basketId, lines }, null, now, requestId)
    return outcome.ok || outcome.failure.code === 'BSK404'
  }

  /** The cart, if a change with this key was already made: a retry isn't checked again. */
  repeated(owner: string, kind: ChangeKind, key: string): CartOutcome | null {
    const basket = this.openBasket(owner)
    return basket && this.knowsKey(kind, key) ? { ok: true, value: this.snapshot(basket) } : null
  }

  /**
   * API423 while an order is being made. An order that waits for a challenge is abandoned: the shopper went back to the
   * cart. A change that is refused anyway leaves the order alone. `now` in epoch milliseconds.
   */
  async change(
    owner: string,
    change: CartChange,
    key: string | null,
    now: number,
    requestId: string,
  ): Promise<CartOutcome> {
    const repeated = key === null ? null : this.repeated(owner, change.kind, key)
    if (repeated) return repeated
    const before = this.openBasket(owner)
    if (before && this.placement.state() === 'waiting') {
      const refusal = this.refusalOf(before, change, now)
      if (refusal) return refusal
      await this.driven(requestId, () => this.placement.abandon(now))
    }
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    if (this.isLocked()) return refuse('API423')
    if (key !== null && this.knowsKey(change.kind, key)) return { ok: true, value: this.snapshot(basket) }
    return this.inTransaction(() => this.written(basket, change, key, now))
  }

  note(owner: string, note: CartNote): CartOutcome {
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    for (const name of ['favoriteStoreId', 'deviceFingerPrint', 'purchaseId'] as const)
      if (note[name] !== undefined) this.checkout.setFact(name, note[name])
    if (note.rebuilds !== undefined) this.checkout.setFact('rebuilds', note.rebuilds)
    if (note.prepared !== undefined) this.checkout.setFact('prepared', note.prepared)
    return { ok: true, value: this.snapshot(basket) }
  }

  /** Confirms that these lines are on the saved list. */
  arrived(savedIds: readonly string[]): void {
    if (this.exists()) for (const savedId of savedIds) this.checkout.dropLeaving(savedId)
  }

  /** The outcome of the order with this key, even after it closed the basket. */
  ordered(owner: string, key: string, payloadHash: string): PlacementAnswer | Failure | null {
    if (!this.basketOf(owner)) return null
    const earlierAnswer = this.placement.known(key, payloadHash)
    if (earlierAnswer) return this.checkout.refusal(key) ?? earlierAnswer
    const order = this.placement.state() === 'placed' ? this.placement.order() : null
    return order && { ok: true, value: order }
  }

  /** Records the refusal of the order with this key and the resulting change. The first recorded refusal wins. */
  refuseOrder(owner: string, key: string, change: CartChange | null, refusal: Failure, now: number): Failure {
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    const earlier = this.checkout.refusal(key)
    if (earlier) return earlier
    if (change && !this.isLocked()) this.inTransaction(() => this.written(basket, change, null, now))
    this.checkout.setRefusal(key, refusal)
    return refusal
  }

  /** Joins a running order with the same key. `changed`: the basket changed after the draft; nothing was done. */
  async place(
    owner: string,
    draft: OrderDraft,
    key: string,
    payloadHash: string,
    now: number,
    requestId: string,
  ): Promise<PlacementAnswer | Failure | 'changed'> {
    if (this.openBasket(owner) && this.placement.state() === 'waiting' && !this.ordered(owner, key, payloadHash))
      await this.driven(requestId, () => this.placement.abandon(now))
    const earlierAnswer = this.ordered(owner, key, payloadHash)
    if (earlierAnswer) return earlierAnswer
    const basket = this.openBasket(owner)
    if (!basket) return refuse('BSK404')
    if (!this.isLocked() && basket.version !== draft.basketVersion) return 'changed'
    return this.driven(requestId, () => this.placement.place(draft, key, payloadHash, now))
  }

  /** The provider payment of the order with this number. Null if there is none, and for another owner's order. */
  orderPayment(owner: string, orderNumber: string): ProviderPayment | null {
    return this.basketOf(owner) ? this.placement.payment(orderNumber) : null
  }

  /** The shopper came back from the payment's challenge. */
  async complete(
    owner: string,
    orderNumber: string,
    result: string,
    now: number,
    requestId: string,
  ): Promise<PlacementAnswer> {
    if (!this.basketOf(owner)) return refuse('ORD409')
    return this.driven(requestId, () => this.placement.complete(orderNumber, result, now))
  }

  /** `complete` by a ticket, in whatever browser; null for a wrong one. */
  async comeBack(ticket: string, result: string | null, now: number, requestId: string): Promise<OrderStatus | null> {
    return this.exists() ? this.driven(requestId, () => this.placement.comeBack(ticket, result, now)) : null
  }

  /** `complete` by the provider, which tells the shopper's result itself. */
  async completeOrder(
    orderNumber: string,
    result: string,
    now: number,
    requestId: string,
  ): Promise<PlacementAnswer | null> {
    return this.exists() ? this.driven(requestId, () => this.placement.complete(orderNumber, result, now)) : null
  }

  /** On a provider's event, the order checks its payment again. */
  async driveOrder(now: number, requestId: string): Promise<PlacementAnswer | null> {
    return this.exists() ? this.driven(requestId, () => this.placement.drive(now)) : null
  }

  /** The current outcome of the order with this number, without waiting, and the secret that shows it. */
  orderAnswer(orderNumber: string): { readonly st: string; readonly answer: PlacementAnswer } | null {
    const answer = this.exists() ? this.placement.answer(orderNumber) : null
    return answer && { st: this.placement.secret(orderNumber) ?? '', answer }
  }

  async cancelOrder(orderNumber: string, windowMs: number, now: number, requestId: string): Promise<CancelAnswer> {
    return this.exists() ? this.driven(requestId, () => this.placement.cancel(orderNumber, windowMs, now)) : 'absent'
  }

  async refundOrder(
    orderNumber: string,
    asked: AskedRefund,
    now: number,
    requestId: string,
  ): Promise<Result<RefundRow>> {
    return this.exists()
      ? this.driven(requestId, () => this.placement.refundOrder(orderNumber, asked, now))
      : refuse('ORD409')
  }

  async receiveReturn(
    orderNumber: string,
    received: ReceivedReturn,
    now: number,
    requestId: string,
  ): Promise<ReceiveAnswer> {
    return this.exists()
      ? this.driven(requestId, () => this.placement.receiveReturn(orderNumber, received, now))
      : 'absent'
  }

  /**
   * Transfers a basket to another owner, with the order that is being made of it or waits for its payment: whoever
   * signs in is who ordered. False when it isn't `owner`'s, or is an order already.
   */
  transfer(owner: string, toOwner: string): boolean {
    if (this.openBasket(toOwner)) return true
    const basket = this.basketOf(owner)
    const leaving = this.exists() ? this.checkout.fact('mergedInto') : null
    if (!basket || leaving?.done || this.placement.state() === 'placed') return false
    this.storage.transactionSync(() => {
      this.checkout.setFact('mergedInto', null)
      this.sql.exec('UPDATE basket SET owner = ?, version = version + 1', toOwner)
    })
    return true
  }

  /**
   * Deletes an open basket. False while an order is being made of it, or a payment of it is still to be canceled; one
   * that is an order already stays.
   */
  async forget(owner: string, requestId: string): Promise<boolean> {
    if (this.openBasket(owner) && this.placement.state() === 'waiting')
      await this.driven(requestId, () => this.placement.abandon(workerEdges.now()))
    if (!this.openBasket(owner)) return true
    if (this.isLocked() || this.placement.nextAlarm() !== null) return false
    this.migrated = false
    await this.storage.deleteAll()
    return true
  }

  /**
   * Closes the basket to merge its lines into another; idempotent. Null if the basket can't be closed. While an order
   * is being made of it, a basket for another owner is only noted: the alarm merges it if there is no order in the end.
   */
  async leave(owner: string, into: string, intoOwner: string, now: number, requestId: string): Promise<Merged | null> {
    if (this.openBasket(owner) && this.placement.state() === 'waiting')
      await this.driven(requestId, () => this.placement.abandon(now))
    const basket = this.basketOf(owner)
    if (!basket || this.placement.state() === 'placed' || (this.isLocked() && owner === intoOwner)) return null
    const merged = this.checkout.fact('mergedInto')
    if (!merged) {
      this.checkout.setFact('mergedInto', { basketId: into, owner: intoOwner, done: false })
      this.wake(now)
    }
    if (this.isLocked()) return null
    return { into: merged?.basketId ?? into, cart: this.snapshot(basket) }
  }

  /** Confirms that the other basket has absorbed the lines. */
  left(): void {
    const merged = this.exists() ? this.checkout.fact('mergedInto') : null
    if (merged) this.checkout.setFact('mergedInto', { ...merged, done: true })
  }

  /** Absorbs another basket, once. */
  async absorb(
    owner: string,
    from: CartSnapshot,
    items: readonly WantedItem[],
    now: number,
    requestId: string,
  ): Promise<CartOutcome> {
    const change: CartChange = { kind: 'absorb', from, items }
    if (this.exists() && this.basketOf(owner) && this.checkout.hasMerged(from.basketId)) return this.readClosed(owner)
    return this.change(owner, change, null, now, requestId)
  }

  override alarm(): Promise<void> {
    return inOwnTrace(() => this.resume())
  }

  private async resume(): Promise<void> {
    if (!this.exists()) return
    const now = workerEdges.now()
    await this.placement.drive(now)
    await this.finishOrigin(now)
    const basket = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket').one()
    const leaving = this.checkout.leaving()
    if (leaving.length > 0) {
      await saveLeavingLines(this.env.DB, basket.owner, leaving, now)
      this.arrived(leaving.map(({ savedId }) => savedId))
    }
    const merged = this.checkout.fact('mergedInto')
    if (merged && this.placement.state() === 'placed') this.checkout.setFact('mergedInto', null)
    else if (merged && !merged.done && !this.isLocked()) {
      const outcome = await finishMerge(this.env, this.snapshot(basket), merged, now)
      if (outcome.ok) this.left()
      // Without a target the basket is open again for whoever has it.
      else if (outcome.failure.code === 'BSK404') this.checkout.setFact('mergedInto', null)
    }
    const idleEnd = this.checkout.fact('idleEnd') ?? now
    const isDone = this.checkout.leaving().length === 0 && this.placement.nextAlarm() === null && !this.orderedCopy()
    if (now < idleEnd || !isDone || this.isLocked()) return this.wake(now)
    const orderEnd = (this.placement.placedAt() ?? Number.NEGATIVE_INFINITY) + orderLifetimeMs
    if (now < orderEnd) return this.keepMoneyOnly(orderEnd, now)
    this.migrated = false
    await this.storage.deleteAll()
  }

  /** Nobody asks for the basket of an old order any more; its money may still have to be given back. */
  private keepMoneyOnly(until: number, now: number): void {
    this.storage.transactionSync(() => {
      this.placement.forgetPerson()
      for (const table of basketTables) this.sql.exec(`DELETE FROM ${table}`)
      this.sql.exec("UPDATE basket SET owner = ''")
      this.checkout.setFact('idleEnd', until)
    })
    this.wake(now)
  }

  private createWith(
    basketId: string,
    owner: string,
    change: CartChange,
    key: string | null,
    now: number,
  ): CartOutcome {
    const outcome = this.inTransaction(() => {
      cartSchema.migrate(this.sql)
      this.sql.exec('INSERT INTO basket (one, basket_id, owner, version) VALUES (1, ?, ?, 0)', basketId, owner)
      return this.written({ basket_id: basketId, owner, version: 0 }, change, key, now)
    })
    this.migrated = outcome.ok
    return outcome
  }

  private apply(basket: Basket, change: CartChange, now: number): Failure | null {
    if ('checkedAt' in change && change.checkedAt !== basket.version) return refuse('PRC400')
    return applyChange({ basketId: basket.basket_id, lines: this.lines, checkout: this.checkout }, change, now)
  }

  /** Why this change would be refused. Nothing of it stays. */
  private refusalOf(basket: Basket, change: CartChange, now: number): Failure | null {
    const outcome = this.inTransaction(() => this.apply(basket, change, now) ?? onlyTried)
    return outcome.ok || outcome === onlyTried ? null : outcome
  }

  private written(basket: Basket, change: CartChange, key: string | null, now: number): CartOutcome {
    const refusal = this.apply(basket, change, now)
    if (refusal) return refusal
    const version = basket.version + 1
    this.sql.exec('UPDATE basket SET version = ?', version)
    if (key !== null) this.sql.exec('INSERT INTO keys (key, version) VALUES (?, ?)', `${change.kind}:${key}`, version)
    this.sql.exec('DELETE FROM keys WHERE version <= ?', version - keysKept)
    this.checkout.setFact('idleEnd', now + idleLifetimeMs)
    this.wake(now)
    return { ok: true, value: this.snapshot({ ...basket, version }) }
  }

  /** A Durable Object has a single alarm: it serves all scheduled work. */
  private wake(now: number): void {
    const merged = this.checkout.fact('mergedInto')
    const unfinished = this.checkout.leaving().length > 0 || merged?.done === false || this.orderedCopy() !== null
    const moments = [
      this.checkout.fact('idleEnd') ?? now + idleLifetimeMs,
      this.placement.nextAlarm() ?? Number.POSITIVE_INFINITY,
      unfinished ? now + resumeAfterMs : Number.POSITIVE_INFINITY,
    ]
    void this.storage.setAlarm(Math.min(...moments))
  }

  /** Sets the alarm in the same write as the first step, before any await, so that a crash can't lose the work. */
  private async driven<T>(requestId: string, work: () => Promise<T>): Promise<T> {
    this.wake(workerEdges.now())
    try {
      return await inTrace(requestId, async () => {
        const done = await work()
        await this.finishOrigin(workerEdges.now())
        return done
      })
    } finally {
      this.wake(workerEdges.now())
    }
  }

  /** Where this order's basket comes from, as long as the lines that it copied are still to be bought there too. */
  private orderedCopy(): Rebuilt | null {
    const rebuilds = this.placement.state() === 'placed' ? this.checkout.fact('rebuilds') : null
    return rebuilds?.purchaseId && rebuilds.purchaseId === this.checkout.fact('purchaseId') ? rebuilds : null
  }

  /** The copied lines are bought, so the basket that they came from offers them no more. */
  private async finishOrigin(now: number): Promise<void> {
    const copied = this.orderedCopy()
    if (!copied) return
    const { basket_id: basketId } = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket').one()
    try {
      const origin = basketOf(this.env, copied.basketId)
      if (await origin.orderedElsewhere(basketId, copied.lines, now, traceId())) this.checkout.setFact('rebuilds', null)
    } catch (error) {
      // The order stands whatever happens there. The alarm tries again.
      workerEdges.log('error', 'order.origin', { requestId: traceId(), reason: String(error) })
    }
  }

  /** Runs `work` in a transaction that a refusal rolls back. */
  private inTransaction(work: () => CartOutcome): CartOutcome {
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

  /** Reading a basket that doesn't exist must not create tables. */
  private exists(): boolean {
    if (this.migrated) return true
    if (!cartSchema.isThere(this.sql)) return false
    cartSchema.migrate(this.sql)
    this.migrated = true
    return true
  }

  private basketOf(owner: string): Basket | null {
    if (!this.exists()) return null
    const basket = this.sql.exec<Basket>('SELECT basket_id, owner, version FROM basket WHERE owner = ?', owner)
    return basket.toArray()[0] ?? null
  }

  /** Neither ordered nor merged into another basket. */
  private openBasket(owner: string): Basket | null {
    const basket = this.basketOf(owner)
    return basket && this.placement.state() !== 'placed' && !this.checkout.fact('mergedInto') ? basket : null
  }

  private readClosed(owner: string): CartOutcome {
    const basket = this.basketOf(owner)
    return basket ? { ok: true, value: this.snapshot(basket) } : refuse('BSK404')
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
      purchaseId: checkout.fact('purchaseId') ?? basketId,
      enteredAt: checkout.enteredAt(),
      owner,
      version,
      lines: lines.all(),
      shipments: checkout.shipments(),
      addresses: checkout.addresses(),
      billingAddress: checkout.fact('billing'),
      billingFollows: checkout.fact('billingFollows') ?? false,
      coupons: checkout.coupons(),
      instruments: checkout.instruments(),
      adjustments: checkout.adjustments(),
      member: checkout.fact('member'),
      voucherPoints: checkout.fact('voucherPoints'),
      voucherPays: checkout.fact('voucherPays'),
      flash: checkout.flash(),
      favoriteStoreId: checkout.fact('favoriteStoreId'),
      deviceFingerPrint: checkout.fact('deviceFingerPrint'),
      prepared: checkout.fact('prepared'),
      rebuilds: checkout.fact('rebuilds'),
      leaving: checkout.leaving(),
      locked: placement.state() === 'working',
      ordering: placement.state() === 'placed' ? null : placement.ref(),
    }
  }
}

const rollback = new Error('refused: roll back')
/** Ends a change that is only tried as a refusal does. */
const onlyTried: Failure = refuse('API423')
