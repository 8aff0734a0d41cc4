import { z } from 'zod'
import type { FailureOf } from '../../shared/result.ts'
import type { StockMiss, StockWant } from '../services/orders/draft.ts'
import { stored } from './stored.ts'

export type StockAnswer = { readonly ok: true } | FailureOf<{ misses: readonly StockMiss[] }>

const Line = z.object({ place: z.string(), productId: z.string(), upc: z.string(), qty: z.number() })
type Line = Readonly<z.output<typeof Line>>
const reserved = stored('reservation', z.array(Line))
export type SoldUnits = Line
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

/** Released reservations are remembered this long, in milliseconds: no request is in flight for longer. */
const rememberedMs = 86_400_000

/** The stock of one style (inventory-schema.ts). Every method is synchronous; the caller wraps it in a transaction. */
export class StockBook {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** Reserves all units or none. A miss writes nothing, so that it can be retried; a known id succeeds again. */
  reserve(id: string, wants: readonly StockWant[], expiresAt: number, now: number): StockAnswer {
    this.expire(now)
    const reservation = this.reservation(id)
    if (reservation)
      return reservation.state === 'held' || reservation.state === 'committed'
        ? { ok: true }
        : this.refuseMissing(wants)
    const misses = this.misses(wants)
    if (misses.length > 0) return { ok: false, failure: { misses } }
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
      reserved.write(lines),
    )
    return { ok: true }
  }

  /**
   * Sells the held units. An expired reservation is renewed if stock is left. False if it isn't, or if a newer feed
   * quantity no longer covers it: then nothing stays held.
   */
  commit(id: string): boolean {
    const reservation = this.reservation(id)
    if (reservation?.state === 'committed') return true
    if (reservation?.state !== 'held' && reservation?.state !== 'expired') return false
    const lines = linesOf(reservation)
    const isCovered = this.covers(lines, reservation.state === 'held')
    if (reservation.state === 'held') this.move(lines, 0, -1)
    if (isCovered) this.move(lines, -1, 0)
    this.setState(id, isCovered ? 'committed' : 'released')
    return isCovered
  }

  /** Releases a reservation. An unknown id is recorded as released, so that its reservation has no effect if late. */
  release(id: string, now: number): void {
    const reservation = this.reservation(id)
    if (reservation?.state === 'held') this.move(linesOf(reservation), 0, -1)
    if (reservation?.state === 'held' || reservation?.state === 'expired') this.setState(id, 'released')
    if (!reservation)
      this.sql.exec("INSERT INTO reservations (id, state, expires_at, lines) VALUES (?, 'released', ?, '[]')", id, now)
  }

  /** Returns the units of a committed reservation to stock, once. */
  restock(id: string): void {
    const reservation = this.reservation(id)
    if (reservation?.state !== 'committed') return
    this.move(linesOf(reservation), 1, 0)
    this.setState(id, 'restocked')
  }

  /** Returns a part of a committed reservation to stock, once per `takeBackId` and never more than was sold. */
  takeBack(id: string, takeBackId: string, units: readonly SoldUnits[]): void {
    const reservation = this.reservation(id)
    if (reservation?.state !== 'committed') return
    if (this.sql.exec('SELECT 1 FROM take_backs WHERE id = ?', takeBackId).toArray().length > 0) return
    this.sql.exec('INSERT INTO take_backs (id) VALUES (?)', takeBackId)
    const sold = linesOf(reservation)
    for (const unit of units) {
      const line = sold.find((candidate) => keyOf(candidate) === keyOf(unit) && candidate.qty > 0)
      const qty = Math.min(unit.qty, line?.qty ?? 0)
      if (!line || qty === 0) continue
      sold[sold.indexOf(line)] = { ...line, qty: line.qty - qty }
      this.move([{ ...line, qty }], 1, 0)
    }
    this.sql.exec('UPDATE reservations SET lines = ? WHERE id = ?', reserved.write(sold), id)
  }

  /** The units available now. Newer feed quantities count, although only a reservation stores them. */
  available(wants: readonly StockWant[]): StockMiss[] {
    return wants.map((want) => ({ itemId: want.itemId, available: this.sellable(want) }))
  }

  /** Releases reservations that expired by `now`. */
  expire(now: number): void {
    const ran = this.sql
      .exec<{ id: string; lines: string }>(
        "SELECT id, lines FROM reservations WHERE state = 'held' AND expires_at <= ?",
        now,
      )
      .toArray()
    for (const { id, lines } of ran) {
      this.move(reserved.read(lines), 0, -1)
      this.setState(id, 'expired')
    }
  }

  /** Deletes old released reservations. */
  forget(now: number): void {
    this.sql.exec(
      "DELETE FROM reservations WHERE state IN ('released', 'expired', 'restocked') AND expires_at <= ?",
      now - rememberedMs,
    )
  }

  /** When the next reservation expires, or null. */
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
    const remaining = new Map<string, number>()
    return wants.flatMap((want) => {
      const size = keyOf(want)
      const available = remaining.get(size) ?? this.sellable(want)
      remaining.set(size, Math.max(0, available - want.qty))
      return available < want.qty ? [{ itemId: want.itemId, available }] : []
    })
  }

  private refuseMissing(wants: readonly StockWant[]): StockAnswer {
    return { ok: false, failure: { misses: this.available(wants) } }
  }

  private sellable({ place, productId, upc, supply }: StockWant): number {
    const row = this.row({ place, productId, upc })
    const onHand = row && row.revision >= supply.revision ? row.on_hand : supply.quantity
    return Math.max(0, onHand - (row?.held ?? 0))
  }

  /** Whether stock covers the lines. Held units are already part of the reserved stock; others must be free. */
  private covers(lines: readonly Line[], areHeld: boolean): boolean {
    const required = new Map<string, number>()
    for (const line of lines) required.set(keyOf(line), line.qty + (required.get(keyOf(line)) ?? 0))
    return lines.every((line) => {
      const row = this.row(line)
      return row !== undefined && row.on_hand - (areHeld ? 0 : row.held) >= (required.get(keyOf(line)) ?? 0)
    })
  }

  /** Adds each line's units to on-hand and held stock, each multiplied by its sign. */
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

const linesOf = ({ lines }: Reservation): Line[] => reserved.read(lines)
const keyOf = ({ place, productId, upc }: Omit<Line, 'qty'>): string => `${place}|${productId}|${upc}`
