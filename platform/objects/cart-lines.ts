import type { GiftOption } from '../../shared/contracts/cart.ts'
import { type Failure, refuse } from '../context.ts'
import { type CartLine, isOffShelf, type LineMethod, type WantedItem } from './cart-snapshot.ts'

type LineRow = {
  id: string
  product_id: string
  master_id: string | null
  upc: string
  qty: number
  method: LineMethod
  store_id: string | null
  recipe_id: string | null
  gift: string | null
}
/** Where a line's goods come from: a store's shelf, or null for the web's stock. */
type Place = Pick<CartLine, 'method' | 'storeId'>

const maxLines = 100

/** Most lines of a basket, and most of one line however they came together. */
const maxQty = 999_999

/** The lines of one basket. Every function is one synchronous stretch; a caller rolls back what is refused. */
export function cartLines(sql: SqlStorage) {
  const rows = (where = '', ...bindings: readonly (string | null)[]): LineRow[] =>
    sql
      .exec<LineRow>(
        `SELECT id, product_id, master_id, upc, qty, method, store_id, recipe_id, gift FROM lines ${where} ORDER BY position`,
        ...bindings,
      )
      .toArray()

  const line = (id: string): CartLine | null => rows('WHERE id = ?', id).map(lineOf)[0] ?? null

  /** The line that differs from `item` in its quantity alone. */
  const same = (item: Omit<CartLine, 'id' | 'qty' | 'masterId'>, but: string | null): CartLine | null =>
    rows(
      `WHERE product_id = ? AND upc = ? AND method IS ? AND store_id IS ? AND recipe_id IS ? AND gift IS ? AND id IS NOT ?`,
      item.productId,
      item.upc,
      item.method,
      item.storeId,
      item.recipeId,
      giftText(item.giftOption),
      but,
    ).map(lineOf)[0] ?? null

  /** Units of the size that other lines take from the same place. */
  const others = (item: Pick<CartLine, 'productId' | 'upc'> & Place, but: string | null): number =>
    rows('WHERE product_id = ? AND upc = ? AND id IS NOT ?', item.productId, item.upc, but)
      .filter((row) => shelfOf(row.method, row.store_id) === shelfOf(item.method, item.storeId))
      .reduce((sum, row) => sum + row.qty, 0)

  function insert(item: Omit<CartLine, 'id'>): void {
    sql.exec(
      `INSERT INTO lines (id, product_id, master_id, upc, qty, method, store_id, recipe_id, gift, position)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(max(position), 0) + 1 FROM lines`,
      crypto.randomUUID(),
      item.productId,
      item.masterId,
      item.upc,
      item.qty,
      item.method,
      item.storeId,
      item.recipeId,
      giftText(item.giftOption),
    )
  }

  /** Puts an item into `target`, else into the line it equals, else into a new one. */
  function put(item: WantedItem, target: CartLine | null): Failure | null {
    const taken = others(item, target?.id ?? null)
    if (taken + item.qty > item.limit) {
      const maxAllowedQty = target ? Math.max(0, item.limit - taken) : item.limit
      return refuse('INV408', { additionalInfo: { maxAllowedQty } })
    }
    const twin = same(item, target?.id ?? null)
    const into = target ?? twin
    if (!into) {
      if (rows().length >= maxLines) return refuse('INV408')
      insert(item)
      return null
    }
    if (target && twin) remove(twin.id)
    write({ ...item, id: into.id, qty: item.qty + (twin?.qty ?? 0) })
    return null
  }

  function write({ id, productId, masterId, upc, qty, method, storeId, recipeId, giftOption }: CartLine): void {
    sql.exec(
      'UPDATE lines SET product_id = ?, master_id = ?, upc = ?, qty = ?, method = ?, store_id = ?, recipe_id = ?, gift = ? WHERE id = ?',
      productId,
      masterId,
      upc,
      Math.min(qty, maxQty),
      method,
      storeId,
      recipeId,
      giftText(giftOption),
      id,
    )
  }

  const remove = (id: string): boolean => sql.exec('DELETE FROM lines WHERE id = ?', id).rowsWritten > 0

  return {
    all: (): CartLine[] => rows().map(lineOf),
    line,
    put,
    remove,

    /** Has a line come another way; it joins the line that it has become the same as. */
    redirect(id: string, { method, storeId }: Place): boolean {
      const moved = line(id)
      if (!moved) return false
      const changed = { ...moved, method, storeId }
      const twin = same(changed, id)
      if (twin) remove(twin.id)
      write({ ...changed, qty: changed.qty + (twin?.qty ?? 0) })
      return true
    },

    /** Takes up a line of another basket, whatever it costs: up to `limit` where there is room, and at least as it was or one. */
    absorb(item: WantedItem): void {
      const twin = same(item, null)
      const room = Math.max(0, item.limit - others(item, null))
      const added = Math.min(item.qty, room)
      if (twin) write({ ...twin, qty: twin.qty + added })
      else insert({ ...item, qty: Math.max(1, added) })
    },
  }
}
export type CartLines = ReturnType<typeof cartLines>

const shelfOf = (method: LineMethod, storeId: string | null): string | null => (isOffShelf(method) ? storeId : null)

/** Members in one order, so that equal gifts are equal texts. */
const giftText = (gift: GiftOption | null): string | null =>
  gift && JSON.stringify({ email: gift.email, to: gift.to, message: gift.message })

const lineOf = (row: LineRow): CartLine => ({
  id: row.id,
  productId: row.product_id,
  masterId: row.master_id,
  upc: row.upc,
  qty: row.qty,
  method: row.method,
  storeId: row.store_id,
  recipeId: row.recipe_id,
  giftOption: row.gift === null ? null : (JSON.parse(row.gift) as GiftOption),
})
