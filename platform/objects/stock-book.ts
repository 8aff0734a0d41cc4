import type { StockMiss, StockWant } from '../services/orders/draft.ts'

export type StockAnswer = { readonly ok: true } | { readonly ok: false; readonly misses: readonly StockMiss[] }

type Line = { readonly place: string; readonly productId: string; readonly upc: string; readonly qty: number }
type StockRow = { on_hand: number; held: number; revision: number }
type ReservationState = 'held' | 'committed' | 'released' | 'expired' | 'restocked'
type Reservation = { state: ReservationState; lines: string }
/** A row of stock whose read copy is older; `available` is what may still be sold. */
export type ChangedStock = {
  readonly place: string
  readonly productId: string
  readonly upc: string
  readonly available: number
  readonly revision: number
}

/** Released reservations are remembered this long, in milliseconds: a request that was under way for so long is lost. */
const rememberedMs = 86_400_000

/** What one style's stock does, over an object's tables (inventory-schema.ts). Every method is synchronous; the caller makes it one transaction. */
export class StockBook {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** All of the wants or none. Nothing is written for a miss, so it may be asked again; an id that is held or committed is held. */
  reserve(id: string, wants: readonly StockWant[], expiresAt: number, now: number): StockAnswer {
    this.expire(now)
    const known = this.reservation(id)
    if (known) return known.state === 'held' || known.state === 'committed' ? { ok: true } : this.missed(wants)
    const misses = this.misses(wants)
    if (misses.length > 0) return { ok: false, misses }
    for (const { place, productId, upc, supply } of wants) {
      this.sql.exec(
        `INSERT INTO stock (place, product_id, upc, on_hand, held, revision, dirty) VALUES (?, ?, ?, ?, 0, ?, 1)
         ON CONFLICT DO UPDATE SET on_hand = excluded.on_hand, revision = excluded.revision WHERE excluded.revision > revision`,
        place,
        productId,
        upc,
        supply.quantity,
        supply.revision,
      )
    }
    const lines = wants.map(({ place, productId, upc, qty }): Line => ({ place, productId, upc, qty }))
    this.move(lines, 0, 1)
    this.sql.exec(
      "INSERT INTO reservations (id, state, expires_at, lines) VALUES (?, 'held', ?, ?)",
      id,
      expiresAt,
      JSON.stringify(lines),
    )
    return { ok: true }
  }

  /**
   * The held units leave. What had run out meanwhile is taken again where it is still there. False where it isn't, or where a delivery said
   * meanwhile that there is less: then nothing stays held.
   */
  commit(id: string): boolean {
    const known = this.reservation(id)
    if (known?.state === 'committed') return true
    if (known?.state !== 'held' && known?.state !== 'expired') return false
    const lines = linesOf(known)
    const there = this.covers(lines, known.state === 'held')
    if (known.state === 'held') this.move(lines, 0, -1)
    if (there) this.move(lines, -1, 0)
    this.setState(id, there ? 'committed' : 'released')
    return there
  }

  /** Gives a held reservation up. An id that is unknown is remembered as given up, so that its reservation, arriving late, takes nothing. */
  release(id: string, now: number): void {
    const known = this.reservation(id)
    if (known?.state === 'held') this.move(linesOf(known), 0, -1)
    if (known?.state === 'held' || known?.state === 'expired') this.setState(id, 'released')
    if (!known)
      this.sql.exec("INSERT INTO reservations (id, state, expires_at, lines) VALUES (?, 'released', ?, '[]')", id, now)
  }

  /** Puts what a committed reservation took back on the shelf, once. */
  restock(id: string): void {
    const known = this.reservation(id)
    if (known?.state !== 'committed') return
    this.move(linesOf(known), 1, 0)
    this.setState(id, 'restocked')
  }

  /** What of each want could be sold now: supply that is newer counts, though only a reservation takes it up. */
  available(wants: readonly StockWant[]): StockMiss[] {
    return wants.map((want) => ({ itemId: want.itemId, available: this.sellable(want) }))
  }

  /** Frees what ran out by `now`. */
  expire(now: number): void {
    const ran = this.sql
      .exec<{ id: string; lines: string }>(
        "SELECT id, lines FROM reservations WHERE state = 'held' AND expires_at <= ?",
        now,
      )
      .toArray()
    for (const { id, lines } of ran) {
      this.move(JSON.parse(lines) as Line[], 0, -1)
      this.setState(id, 'expired')
    }
  }

  /** Forgets what was given up long ago. */
  forget(now: number): void {
    this.sql.exec(
      "DELETE FROM reservations WHERE state IN ('released', 'expired', 'restocked') AND expires_at <= ?",
      now - rememberedMs,
    )
  }

  /** When the next reservation runs out, or null. */
  nextExpiry(): number | null {
    const sql = "SELECT min(expires_at) AS next FROM reservations WHERE state = 'held'"
    return this.sql.exec<{ next: number | null }>(sql).one().next
  }

  changed(): ChangedStock[] {
    return this.sql
      .exec<ChangedStock>(
        `SELECT place, product_id AS productId, upc, max(0, on_hand - held) AS available, revision FROM stock WHERE dirty = 1`,
      )
      .toArray()
  }

  /** The read copies of these rows are written; a row that has changed again since stays marked. */
  written(rows: readonly ChangedStock[]): void {
    for (const { place, productId, upc, available, revision } of rows) {
      this.sql.exec(
        `UPDATE stock SET dirty = 0 WHERE place = ? AND product_id = ? AND upc = ? AND max(0, on_hand - held) = ? AND revision = ?`,
        place,
        productId,
        upc,
        available,
        revision,
      )
    }
  }

  /** Lines of one size share what is there, in order. */
  private misses(wants: readonly StockWant[]): StockMiss[] {
    const left = new Map<string, number>()
    return wants.flatMap((want) => {
      const size = keyOf(want)
      const available = left.get(size) ?? this.sellable(want)
      left.set(size, Math.max(0, available - want.qty))
      return available < want.qty ? [{ itemId: want.itemId, available }] : []
    })
  }

  private missed(wants: readonly StockWant[]): StockAnswer {
    return { ok: false, misses: this.available(wants) }
  }

  private sellable({ place, productId, upc, supply }: StockWant): number {
    const row = this.row({ place, productId, upc })
    const onHand = row && row.revision >= supply.revision ? row.on_hand : supply.quantity
    return Math.max(0, onHand - (row?.held ?? 0))
  }

  /** Whether the units are there: `held` ones lie among those on hand, others must be free. */
  private covers(lines: readonly Line[], held: boolean): boolean {
    const wanted = new Map<string, number>()
    for (const line of lines) wanted.set(keyOf(line), line.qty + (wanted.get(keyOf(line)) ?? 0))
    return lines.every((line) => {
      const row = this.row(line)
      return row !== undefined && row.on_hand - (held ? 0 : row.held) >= (wanted.get(keyOf(line)) ?? 0)
    })
  }

  /** Adds each line's units to what is on hand and to what is held, each times its sign. */
  private move(lines: readonly Line[], onHand: -1 | 0 | 1, held: -1 | 0 | 1): void {
    for (const { place, productId, upc, qty } of lines) {
      this.sql.exec(
        `UPDATE stock SET on_hand = on_hand + ?, held = held + ?, dirty = 1 WHERE place = ? AND product_id = ? AND upc = ?`,
        onHand * qty,
        held * qty,
        place,
        productId,
        upc,
      )
    }
  }

  private row({ place, productId, upc }: Omit<Line, 'qty'>): StockRow | undefined {
    return this.sql
      .exec<StockRow>(
        'SELECT on_hand, held, revision FROM stock WHERE place = ? AND product_id = ? AND upc = ?',
        place,
        productId,
        upc,
      )
      .toArray()[0]
  }

  private reservation(id: string): Reservation | undefined {
    return this.sql.exec<Reservation>('SELECT state, lines FROM reservations WHERE id = ?', id).toArray()[0]
  }

  private setState(id: string, state: ReservationState): void {
    this.sql.exec('UPDATE reservations SET state = ? WHERE id = ?', state, id)
  }
}

const linesOf = ({ lines }: Reservation): Line[] => JSON.parse(lines) as Line[]
const keyOf = ({ place, productId, upc }: Omit<Line, 'qty'>): string => `${place}|${productId}|${upc}`
