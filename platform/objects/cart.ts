import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/** One line as it is kept. Prices and names are never kept: they are the catalogue's, read whenever the cart is answered. */
export type CartLine = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly storeId: string | null
}
export type CartSnapshot = { readonly basketId: string; readonly version: number; readonly lines: readonly CartLine[] }

/** `absent` also for somebody else's basket: the two must not be told apart. */
export type CartOutcome =
  | { readonly ok: true; readonly cart: CartSnapshot }
  | { readonly ok: false; readonly reason: 'absent' | 'no-line' }
  | { readonly ok: false; readonly reason: 'too-many'; readonly maxAllowedQty: number }

/** `limit`: most units this line may hold, by stock and by the shop's rule; the caller reads it just before. */
export type WantedItem = { readonly productId: string; readonly upc: string; readonly qty: number; readonly storeId: string | null; readonly limit: number }

const maxLines = 100

/**
 * One basket. Every change is one synchronous stretch of code over SQLite storage with nothing awaited in between, so changes are serialised
 * and each is written whole. A change with a key that was seen before answers the cart and changes nothing.
 */
export class CartObject extends DurableObject<Env> {
  private readonly sql: SqlStorage

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.sql = state.storage.sql
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS basket (one INTEGER PRIMARY KEY CHECK (one = 1), basket_id TEXT NOT NULL, owner TEXT NOT NULL, version INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS lines (id TEXT PRIMARY KEY, product_id TEXT NOT NULL, upc TEXT NOT NULL, qty INTEGER NOT NULL CHECK (qty > 0),
        store_id TEXT, position INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, version INTEGER NOT NULL);
    `)
  }

  create(basketId: string, owner: string): CartSnapshot {
    this.sql.exec('INSERT OR IGNORE INTO basket (one, basket_id, owner, version) VALUES (1, ?, ?, 0)', basketId, owner)
    return this.snapshot(basketId, 0)
  }

  read(owner: string): CartOutcome {
    const basket = this.basketOf(owner)
    return basket ? { ok: true, cart: this.snapshot(basket.basket_id, basket.version) } : { ok: false, reason: 'absent' }
  }

  /** All of the items or none. The same size for the same store joins the line that is there. */
  add(owner: string, items: readonly WantedItem[], key: string | null): CartOutcome {
    return this.change(owner, key, () => {
      for (const item of items) {
        const line = this.sql
          .exec<{ id: string; qty: number }>('SELECT id, qty FROM lines WHERE upc = ? AND product_id = ? AND store_id IS ?', item.upc, item.productId, item.storeId)
          .toArray()[0]
        const qty = (line?.qty ?? 0) + item.qty
        if (qty > item.limit) return { ok: false, reason: 'too-many', maxAllowedQty: item.limit }
        if (line) {
          this.sql.exec('UPDATE lines SET qty = ? WHERE id = ?', qty, line.id)
          continue
        }
        const { lines, next } = this.sql.exec<{ lines: number; next: number }>('SELECT count(*) AS lines, coalesce(max(position), 0) + 1 AS next FROM lines').one()
        if (lines >= maxLines) return { ok: false, reason: 'too-many', maxAllowedQty: 0 }
        this.sql.exec(
          'INSERT INTO lines (id, product_id, upc, qty, store_id, position) VALUES (?, ?, ?, ?, ?, ?)',
          crypto.randomUUID(), item.productId, item.upc, qty, item.storeId, next,
        )
      }
      return null
    })
  }

  /** `change` may move the line to another size. */
  update(owner: string, itemId: string, wanted: WantedItem, key: string | null): CartOutcome {
    return this.change(owner, key, () => {
      if (!this.hasLine(itemId)) return { ok: false, reason: 'no-line' }
      if (wanted.qty > wanted.limit) return { ok: false, reason: 'too-many', maxAllowedQty: wanted.limit }
      this.sql.exec(
        'UPDATE lines SET qty = ?, upc = ?, product_id = ?, store_id = ? WHERE id = ?',
        wanted.qty, wanted.upc, wanted.productId, wanted.storeId, itemId,
      )
      return null
    })
  }

  remove(owner: string, itemId: string, key: string | null): CartOutcome {
    return this.change(owner, key, () => {
      if (!this.hasLine(itemId)) return { ok: false, reason: 'no-line' }
      this.sql.exec('DELETE FROM lines WHERE id = ?', itemId)
      return null
    })
  }

  /** A refused change is rolled back whole and leaves its key free. */
  private change(owner: string, key: string | null, work: () => Exclude<CartOutcome, { ok: true }> | null): CartOutcome {
    const basket = this.basketOf(owner)
    if (!basket) return { ok: false, reason: 'absent' }
    if (key !== null && this.sql.exec('SELECT 1 FROM keys WHERE key = ?', key).toArray().length > 0) return this.read(owner)
    const version = basket.version + 1
    let refusal: Exclude<CartOutcome, { ok: true }> | null = null
    try {
      this.ctx.storage.transactionSync(() => {
        refusal = work()
        if (refusal) throw rollback
        this.sql.exec('UPDATE basket SET version = ?', version)
        if (key !== null) this.sql.exec('INSERT INTO keys (key, version) VALUES (?, ?)', key, version)
      })
    } catch (error) {
      if (error !== rollback) throw error
    }
    return refusal ?? { ok: true, cart: this.snapshot(basket.basket_id, version) }
  }

  private basketOf(owner: string): { basket_id: string; version: number } | null {
    return this.sql.exec<{ basket_id: string; version: number }>('SELECT basket_id, version FROM basket WHERE owner = ?', owner).toArray()[0] ?? null
  }

  private hasLine(itemId: string): boolean {
    return this.sql.exec('SELECT 1 FROM lines WHERE id = ?', itemId).toArray().length > 0
  }

  private snapshot(basketId: string, version: number): CartSnapshot {
    const lines = this.sql
      .exec<{ id: string; product_id: string; upc: string; qty: number; store_id: string | null }>('SELECT id, product_id, upc, qty, store_id FROM lines ORDER BY position')
      .toArray()
      .map((row): CartLine => ({ id: row.id, productId: row.product_id, upc: row.upc, qty: row.qty, storeId: row.store_id }))
    return { basketId, version, lines }
  }
}

const rollback = new Error('refused: roll back')
