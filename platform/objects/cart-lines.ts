import { type Failure, refuse } from '../../backend/result.ts'
import { GiftOption } from '../../shared/contracts/cart.ts'
import {
  type CartLine,
  type CopiedLine,
  giftText,
  isFromStoreStock,
  type LineMethod,
  type WantedItem,
} from './cart-snapshot.ts'

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
/** A line's place of supply: a store, or null for the web stock. */
type Place = Pick<CartLine, 'method' | 'storeId'>

/** A line with fewer units than both baskets had together. */
export type CappedLine = { readonly itemId: string; readonly wanted: number; readonly kept: number }

const maxLines = 100

/** The maximum number of lines in a basket, and of units in one line, even after a merge. */
const maxQty = 999_999

/** The lines of one basket. Every function is synchronous; the caller rolls back a refused change. */
export function cartLines(sql: SqlStorage) {
  const rows = (where = '', ...bindings: readonly (string | null)[]): LineRow[] =>
    sql
      .exec<LineRow>(
        `SELECT id, product_id, master_id, upc, qty, method, store_id, recipe_id, gift FROM lines ${where} ORDER BY position`,
        ...bindings,
      )
      .toArray()

  const line = (id: string): CartLine | null => rows('WHERE id = ?', id).map(lineOf)[0] ?? null

  /** The line that differs from `item` only in quantity. */
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

  /** Units of the size on other lines with the same place of supply. */
  const unitsOnOtherLines = (item: Pick<CartLine, 'productId' | 'upc'> & Place, exceptId: string | null): number =>
    rows('WHERE product_id = ? AND upc = ? AND id IS NOT ?', item.productId, item.upc, exceptId)
      .filter((row) => stockStoreOf(row.method, row.store_id) === stockStoreOf(item.method, item.storeId))
      .reduce((sum, row) => sum + row.qty, 0)

  function insert(item: Omit<CartLine, 'id'>, id: string = crypto.randomUUID()): void {
    sql.exec(
      `INSERT INTO lines (id, product_id, master_id, upc, qty, method, store_id, recipe_id, gift, position)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(max(position), 0) + 1 FROM lines`,
      id,
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

  /** Adds an item to `target`, else to an equal line, else as a new line. */
  function put(item: WantedItem, target: CartLine | null): Failure | null {
    const unitsElsewhere = unitsOnOtherLines(item, target?.id ?? null)
    if (unitsElsewhere + item.qty > item.limit) {
      const maxAllowedQty = target ? Math.max(0, item.limit - unitsElsewhere) : item.limit
      return refuse('INV408', { additionalInfo: { maxAllowedQty } })
    }
    const twin = same(item, target?.id ?? null)
    const into = target ?? twin
    if (!into) {
      if (rows().length >= maxLines) return refuse('INV408')
      insert(item)
      return null
    }
    if (target && twin) join(twin.id, target.id)
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

  /** A line ends in an equal one, with the reductions of its price. */
  function join(id: string, intoId: string): void {
    remove(id)
    sql.exec('UPDATE adjustments SET item_id = ? WHERE item_id = ?', intoId, id)
  }

  return {
    all: (): CartLine[] => rows().map(lineOf),
    line,
    put,
    remove,

    /** The line that differs from this one in its quantity at most. */
    like: (line: CopiedLine): CartLine | null => same(line, null),

    /** True if no unit of the line is left, so that it is gone. */
    reduce(line: CartLine, qty: number): boolean {
      if (qty >= line.qty) return remove(line.id)
      write({ ...line, qty: line.qty - qty })
      return false
    },

    /** Lines say nothing any more about whom they are for. */
    forgetGifts(): void {
      for (const line of rows('WHERE gift IS NOT NULL').map(lineOf)) {
        const plain = { ...line, giftOption: null }
        const twin = same(plain, line.id)
        if (twin) join(twin.id, line.id)
        write({ ...plain, qty: plain.qty + (twin?.qty ?? 0) })
      }
    },

    /** Adds a line of another basket under the id it had there. */
    keep: (line: CartLine): void => insert(line, line.id),

    /** Changes a line's delivery method; merges it with a line that is now equal, `mergedId`. Null without the line. */
    redirect(id: string, { method, storeId }: Place): { readonly mergedId: string | null } | null {
      const moved = line(id)
      if (!moved) return null
      const changed = { ...moved, method, storeId }
      const twin = same(changed, id)
      if (twin) join(twin.id, id)
      write({ ...changed, qty: changed.qty + (twin?.qty ?? 0) })
      return { mergedId: twin?.id ?? null }
    },

    /**
     * Takes up a line of another basket at any price, up to `limit`. A line never shrinks below what it was, or below
     * one. Returns which units were left out; null if none were. `isCopy`: the line is a copy of this basket's own, so
     * the larger quantity counts.
     */
    absorb(item: WantedItem, isCopy = false): CappedLine | null {
      const twin = same(item, null)
      const more = isCopy ? Math.max(0, item.qty - (twin?.qty ?? 0)) : item.qty
      const room = Math.max(0, item.limit - unitsOnOtherLines(item, null))
      const added = Math.min(more, room)
      const itemId = twin?.id ?? crypto.randomUUID()
      const wanted = (twin?.qty ?? 0) + more
      const kept = twin ? twin.qty + added : Math.max(1, added)
      if (twin) write({ ...twin, qty: kept })
      else insert({ ...item, qty: kept }, itemId)
      return kept < wanted ? { itemId, wanted, kept } : null
    },
  }
}
export type CartLines = ReturnType<typeof cartLines>

const stockStoreOf = (method: LineMethod, storeId: string | null): string | null =>
  isFromStoreStock(method) ? storeId : null

const lineOf = (row: LineRow): CartLine => ({
  id: row.id,
  productId: row.product_id,
  masterId: row.master_id,
  upc: row.upc,
  qty: row.qty,
  method: row.method,
  storeId: row.store_id,
  recipeId: row.recipe_id,
  giftOption: row.gift === null ? null : GiftOption.parse(JSON.parse(row.gift)),
})
