import { DurableObject } from 'cloudflare:workers'
import type { GiftOption } from '../../shared/contracts/cart.ts'
import type { Env } from '../env.ts'
import { cartSchema } from './cart-schema.ts'

/** One line as it is kept. Prices and names are never kept: they are the catalogue's, read whenever the cart is answered. */
export type CartLine = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly storeId: string | null
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
}
export type CartSnapshot = { readonly basketId: string; readonly version: number; readonly lines: readonly CartLine[] }

/** Most units of the size that the whole basket may hold, by stock and by the shop's rule; read just before. */
export type WantedItem = Omit<CartLine, 'id'> & { readonly limit: number }

/** `absent` also for somebody else's basket: the two must not be told apart. */
type Refusal =
  | { readonly ok: false; readonly reason: 'absent' | 'no-line' | 'too-many-lines' }
  | { readonly ok: false; readonly reason: 'too-many'; readonly maxAllowedQty: number }
export type CartOutcome = { readonly ok: true; readonly cart: CartSnapshot } | Refusal

type Change = 'add' | 'update' | 'remove'
type Basket = { basket_id: string; version: number }
type LineRow = {
  id: string
  product_id: string
  upc: string
  qty: number
  store_id: string | null
  recipe_id: string | null
  gift: string | null
}

const maxLines = 100
/** A repeat of a lost answer comes within seconds; keys this many changes old are forgotten. */
const keysKept = 50
/** A basket that nobody changed for this long is deleted, in milliseconds. */
const idleLifetimeMs = 90 * 86_400_000

/**
 * One basket. Every change is one synchronous stretch of code over SQLite storage with nothing awaited in between, so changes are
 * serialised and each is written whole. A change with a key that was seen before answers the cart and changes nothing.
 */
export class CartObject extends DurableObject<Env> {
  private readonly sql: SqlStorage
  private readonly storage: DurableObjectStorage
  private migrated = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.storage = state.storage
    this.sql = state.storage.sql
  }

  /** Makes the basket with its first items, or nothing at all. A basket that is there already, with this key, is answered as it is. */
  create(basketId: string, owner: string, items: readonly WantedItem[], key: string | null): CartOutcome {
    if (this.exists()) return items.length > 0 ? this.add(owner, items, key) : this.read(owner)
    const outcome = this.whole(() => {
      cartSchema.migrate(this.sql)
      this.sql.exec('INSERT INTO basket (one, basket_id, owner, version) VALUES (1, ?, ?, 0)', basketId, owner)
      return this.putAll(items) ?? this.written({ basket_id: basketId, version: 0 }, 'add', key)
    })
    this.migrated = outcome.ok
    return outcome
  }

  read(owner: string): CartOutcome {
    const basket = this.basketOf(owner)
    return basket ? { ok: true, cart: this.snapshot(basket) } : { ok: false, reason: 'absent' }
  }

  /** The cart, when a change with this key is already in it: what was allowed then isn't asked again. */
  repeated(owner: string, change: Change, key: string): CartOutcome | null {
    const basket = this.basketOf(owner)
    return basket && this.knowsKey(change, key) ? { ok: true, cart: this.snapshot(basket) } : null
  }

  /** All of the items or none. What is the same in everything but its quantity joins the line that is there. */
  add(owner: string, items: readonly WantedItem[], key: string | null): CartOutcome {
    return this.change(owner, 'add', key, () => this.putAll(items))
  }

  /** Sets a line's quantity and, where they differ, its size and store. It joins another line that it has become the same as. */
  update(owner: string, itemId: string, [wanted]: readonly WantedItem[], key: string | null): CartOutcome {
    return this.change(owner, 'update', key, () => {
      const line = this.line(itemId)
      return line && wanted ? this.put({ ...wanted, giftOption: giftOf(line) }, line) : { ok: false, reason: 'no-line' }
    })
  }

  remove(owner: string, itemId: string, key: string | null): CartOutcome {
    return this.change(owner, 'remove', key, () => {
      if (!this.line(itemId)) return { ok: false, reason: 'no-line' }
      this.sql.exec('DELETE FROM lines WHERE id = ?', itemId)
      return null
    })
  }

  override async alarm(): Promise<void> {
    this.migrated = false
    await this.storage.deleteAll()
  }

  private putAll(items: readonly WantedItem[]): Refusal | null {
    for (const item of items) {
      const refusal = this.put(item, null)
      if (refusal) return refusal
    }
    return null
  }

  /** Puts an item into `line`, else into the line it equals, else into a new one. */
  private put(item: WantedItem, line: LineRow | null): Refusal | null {
    const gift = item.giftOption && JSON.stringify(item.giftOption)
    const same = this.rows(
      'WHERE product_id = ? AND upc = ? AND store_id IS ? AND recipe_id IS ? AND gift IS ? AND id IS NOT ?',
      item.productId,
      item.upc,
      item.storeId,
      item.recipeId,
      gift,
      line?.id ?? null,
    )[0]
    const others = this.sql
      .exec<{ qty: number }>(
        'SELECT coalesce(sum(qty), 0) AS qty FROM lines WHERE product_id = ? AND upc = ? AND id IS NOT ?',
        item.productId,
        item.upc,
        line?.id ?? null,
      )
      .one().qty
    if (others + item.qty > item.limit) {
      return { ok: false, reason: 'too-many', maxAllowedQty: line ? Math.max(0, item.limit - others) : item.limit }
    }
    const qty = item.qty + (same?.qty ?? 0)
    const target = line ?? same
    if (line && same) this.sql.exec('DELETE FROM lines WHERE id = ?', same.id)
    if (target) {
      this.sql.exec(
        'UPDATE lines SET product_id = ?, upc = ?, qty = ?, store_id = ?, recipe_id = ? WHERE id = ?',
        item.productId,
        item.upc,
        qty,
        item.storeId,
        item.recipeId,
        target.id,
      )
      return null
    }
    const { lines, next } = this.sql
      .exec<{ lines: number; next: number }>(
        'SELECT count(*) AS lines, coalesce(max(position), 0) + 1 AS next FROM lines',
      )
      .one()
    if (lines >= maxLines) return { ok: false, reason: 'too-many-lines' }
    this.sql.exec(
      'INSERT INTO lines (id, product_id, upc, qty, store_id, recipe_id, gift, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      crypto.randomUUID(),
      item.productId,
      item.upc,
      qty,
      item.storeId,
      item.recipeId,
      gift,
      next,
    )
    return null
  }

  /** A refused change is rolled back whole and leaves its key free. */
  private change(owner: string, kind: Change, key: string | null, work: () => Refusal | null): CartOutcome {
    const basket = this.basketOf(owner)
    if (!basket) return { ok: false, reason: 'absent' }
    if (key !== null && this.knowsKey(kind, key)) return { ok: true, cart: this.snapshot(basket) }
    return this.whole(() => work() ?? this.written(basket, kind, key))
  }

  private written(basket: Basket, kind: Change, key: string | null): CartOutcome {
    const version = basket.version + 1
    this.sql.exec('UPDATE basket SET version = ?', version)
    if (key !== null) this.sql.exec('INSERT INTO keys (key, version) VALUES (?, ?)', `${kind}:${key}`, version)
    this.sql.exec('DELETE FROM keys WHERE version <= ?', version - keysKept)
    void this.storage.setAlarm(Date.now() + idleLifetimeMs)
    return { ok: true, cart: this.snapshot({ ...basket, version }) }
  }

  /** Runs `work` in one transaction, undone when it refuses. */
  private whole(work: () => CartOutcome): CartOutcome {
    let outcome: CartOutcome = { ok: false, reason: 'absent' }
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
    return this.sql.exec<Basket>('SELECT basket_id, version FROM basket WHERE owner = ?', owner).toArray()[0] ?? null
  }

  private knowsKey(kind: Change, key: string): boolean {
    return this.sql.exec('SELECT 1 FROM keys WHERE key = ?', `${kind}:${key}`).toArray().length > 0
  }

  private line(itemId: string): LineRow | undefined {
    return this.rows('WHERE id = ?', itemId)[0]
  }

  private rows(where: string, ...bindings: readonly (string | null)[]): LineRow[] {
    const columns = 'id, product_id, upc, qty, store_id, recipe_id, gift'
    return this.sql.exec<LineRow>(`SELECT ${columns} FROM lines ${where} ORDER BY position`, ...bindings).toArray()
  }

  private snapshot({ basket_id: basketId, version }: Basket): CartSnapshot {
    const lines = this.rows('').map((row): CartLine => {
      const { id, product_id: productId, upc, qty, store_id: storeId, recipe_id: recipeId } = row
      return { id, productId, upc, qty, storeId, recipeId, giftOption: giftOf(row) }
    })
    return { basketId, version, lines }
  }
}

const giftOf = (row: LineRow): GiftOption | null => (row.gift === null ? null : (JSON.parse(row.gift) as GiftOption))

const rollback = new Error('refused: roll back')
