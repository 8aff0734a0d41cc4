export type Hold = {
  readonly id: string
  readonly amount: number
  readonly opening: number
  readonly expiresAt: number
}
type HoldState = 'held' | 'committed' | 'released' | 'expired' | 'returned'
type Movement = 'open' | 'hold' | 'commit' | 'release' | 'expire' | 'return' | 'earn' | 'owe'

/** Change of a points account by an order. `points` is negative for what it spent. Epoch milliseconds. */
export type PointsEntry = {
  readonly orderNumber: string
  readonly points: number
  readonly at: number
  /** Time of points that were earned: null until that is known. */
  readonly arrivesAt: number | null
}
export type PointsStatement = {
  readonly balance: number
  readonly entries: readonly PointsEntry[]
}
type Earning = { order_number: string; earned_at: number; points: number; arrives_at: number | null; booked: number }

/** An account (balance-schema.ts). Every method is synchronous; the caller wraps it in a transaction. */
export class BalanceBook {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** A refusal writes nothing, so that it can be retried; an id that is held or committed succeeds again. */
  hold({ id, amount, opening, expiresAt }: Hold, now: number): boolean {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('an amount is a whole number from 0')
    this.expire(now)
    this.arrive(now)
    const movement = this.find(id)
    if (movement) return movement.state === 'held' || movement.state === 'committed'
    if (this.balance(opening) < amount) return false
    this.open(opening, now)
    this.sql.exec("INSERT INTO holds (id, state, amount, expires_at) VALUES (?, 'held', ?, ?)", id, amount, expiresAt)
    this.book(id, 'hold', -amount, now)
    return true
  }

  /** False if the hold expired and the balance no longer covers it: then nothing is drawn. */
  commit(id: string, now: number): boolean {
    const movement = this.find(id)
    if (movement?.state === 'committed') return true
    if (movement?.state !== 'held' && movement?.state !== 'expired') return false
    if (movement.state === 'expired') {
      if (this.balance(0) < movement.amount) return false
      this.book(id, 'hold', -movement.amount, now)
    }
    this.setState(id, 'committed')
    this.book(id, 'commit', 0, now)
    return true
  }

  /** An unknown id is recorded as released, so that its hold has no effect if it arrives late. */
  release(id: string, now: number): void {
    const movement = this.find(id)
    if (!movement)
      this.sql.exec("INSERT INTO holds (id, state, amount, expires_at) VALUES (?, 'released', 0, ?)", id, now)
    if (movement?.state === 'held') this.book(id, 'release', movement.amount, now)
    if (movement?.state === 'held' || movement?.state === 'expired') this.setState(id, 'released')
    this.payOwed(now)
  }

  /** Refunds what is left of a committed amount, once. */
  giveBack(id: string, now: number): void {
    const movement = this.find(id)
    if (movement?.state !== 'committed') return
    this.setState(id, 'returned')
    this.book(id, 'return', movement.amount - this.refunded(id), now)
    this.payOwed(now)
  }

  /** Refunds a part of a committed amount, once per `refundId` and never more than was drawn. */
  refund(id: string, refundId: string, amount: number, now: number): void {
    const movement = this.find(id)
    if (movement?.state !== 'committed') return
    if (this.sql.exec('SELECT 1 FROM refunds WHERE id = ?', refundId).toArray().length > 0) return
    const part = Math.min(amount, movement.amount - this.refunded(id))
    this.sql.exec('INSERT INTO refunds (id, hold_id, amount) VALUES (?, ?, ?)', refundId, id, part)
    this.book(id, 'return', part, now)
    this.payOwed(now)
  }

  /** The points that an order will bring; they count from when `schedule` says. A repetition changes nothing. */
  earn(orderNumber: string, points: number, opening: number, now: number): void {
    this.open(opening, now)
    this.sql.exec(
      'INSERT INTO earnings (order_number, earned_at, points) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      orderNumber,
      now,
      points,
    )
  }

  /** The first instant counts. Does nothing for an order that earned nothing here. */
  schedule(orderNumber: string, arrivesAt: number, now: number): void {
    this.sql.exec(
      'UPDATE earnings SET arrives_at = coalesce(arrives_at, ?) WHERE order_number = ?',
      arrivesAt,
      orderNumber,
    )
    this.arrive(now)
  }

  /** No more than `points` of the order's stay; never more than before, so that a late repetition has no effect. */
  keepEarned(orderNumber: string, points: number, now: number): void {
    this.sql.exec('UPDATE earnings SET points = min(points, ?) WHERE order_number = ?', points, orderNumber)
    this.arrive(now)
  }

  /** Books points that have arrived by `now`, and what was taken off them since. */
  arrive(now: number): void {
    const sql = 'SELECT * FROM earnings WHERE arrives_at <= ? AND booked <> points'
    for (const { order_number: orderNumber, points, booked } of this.sql.exec<Earning>(sql, now).toArray()) {
      const change = points - booked
      if (change > 0) this.book(orderNumber, 'earn', change, now)
      else this.sql.exec('UPDATE account SET owed = owed - ?', change)
      this.sql.exec('UPDATE earnings SET booked = points WHERE order_number = ?', orderNumber)
      this.payOwed(now)
    }
  }

  /** Newest first. */
  statement(opening: number): PointsStatement {
    const spent = this.sql
      .exec<{ id: string; at: number; amount: number }>(
        `SELECT holds.id, min(ledger.at) AS at,
           holds.amount - (SELECT coalesce(sum(amount), 0) FROM refunds WHERE hold_id = holds.id) AS amount
         FROM holds JOIN ledger ON ledger.id = holds.id WHERE state = 'committed' GROUP BY holds.id`,
      )
      .toArray()
    const earned = this.sql.exec<Earning>('SELECT * FROM earnings').toArray()
    const entries = [
      ...spent.map(({ id, at, amount }) => ({
        orderNumber: id.replace(/:\d+$/, ''),
        points: -amount,
        at,
        arrivesAt: null,
      })),
      ...earned.map((row) => ({
        orderNumber: row.order_number,
        points: row.points,
        at: row.earned_at,
        arrivesAt: row.arrives_at,
      })),
    ]
    return {
      balance: this.balance(opening),
      entries: entries.filter(({ points }) => points !== 0).toSorted((one, other) => other.at - one.at),
    }
  }

  expire(now: number): void {
    const sql = "SELECT id, amount FROM holds WHERE state = 'held' AND expires_at <= ?"
    for (const { id, amount } of this.sql.exec<{ id: string; amount: number }>(sql, now).toArray()) {
      this.setState(id, 'expired')
      this.book(id, 'expire', amount, now)
      this.payOwed(now)
    }
  }

  nextExpiry(): number | null {
    const sql = "SELECT min(expires_at) AS next FROM holds WHERE state = 'held'"
    return this.sql.exec<{ next: number | null }>(sql).one().next
  }

  balance(opening: number): number {
    return this.sql.exec<{ balance: number }>('SELECT balance FROM account').toArray()[0]?.balance ?? opening
  }

  /** The amount that `order` holds or has drawn; its draws have the ids `{order}:{number}`. */
  heldBy(order: string): number {
    const sql = "SELECT coalesce(sum(amount), 0) AS held FROM holds WHERE state IN ('held', 'committed') AND id GLOB ?"
    return this.sql.exec<{ held: number }>(sql, `${order}:*`).one().held
  }

  /** The first draw opens the account. */
  private open(opening: number, now: number): void {
    if (this.sql.exec('SELECT 1 FROM account').toArray().length > 0) return
    this.sql.exec('INSERT INTO account (one, balance) VALUES (1, 0)')
    this.book('', 'open', opening, now)
  }

  private payOwed(now: number): void {
    const [account] = this.sql
      .exec<{ balance: number; owed: number }>('SELECT balance, owed FROM account WHERE owed > 0')
      .toArray()
    const paid = account ? Math.min(account.balance, account.owed) : 0
    if (paid === 0) return
    this.book('', 'owe', -paid, now)
    this.sql.exec('UPDATE account SET owed = owed - ?', paid)
  }

  private refunded(holdId: string): number {
    const sql = 'SELECT coalesce(sum(amount), 0) AS amount FROM refunds WHERE hold_id = ?'
    return this.sql.exec<{ amount: number }>(sql, holdId).one().amount
  }

  private book(id: string, kind: Movement, amount: number, now: number): void {
    this.sql.exec('INSERT INTO ledger (at, id, kind, amount) VALUES (?, ?, ?, ?)', now, id, kind, amount)
    if (amount !== 0) this.sql.exec('UPDATE account SET balance = balance + ?', amount)
  }

  private find(id: string): { state: HoldState; amount: number } | undefined {
    return this.sql
      .exec<{ state: HoldState; amount: number }>('SELECT state, amount FROM holds WHERE id = ?', id)
      .toArray()[0]
  }

  private setState(id: string, state: HoldState): void {
    this.sql.exec('UPDATE holds SET state = ? WHERE id = ?', state, id)
  }
}
