export type Hold = {
  readonly id: string
  readonly amount: number
  readonly opening: number
  readonly expiresAt: number
}
type HoldState = 'held' | 'committed' | 'released' | 'expired' | 'returned'
type Movement = 'open' | 'hold' | 'commit' | 'release' | 'expire' | 'return'

/** One account over an object's tables (balance-schema.ts). Every method is synchronous; the caller makes it one transaction. */
export class BalanceBook {
  private readonly sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** Nothing is written for a refusal, so it may be asked again; an id that is held or committed is held. */
  hold({ id, amount, opening, expiresAt }: Hold, now: number): boolean {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('an amount is a whole number from 0')
    this.expire(now)
    const known = this.find(id)
    if (known) return known.state === 'held' || known.state === 'committed'
    if (this.balance(opening) < amount) return false
    this.open(opening, now)
    this.sql.exec("INSERT INTO holds (id, state, amount, expires_at) VALUES (?, 'held', ?, ?)", id, amount, expiresAt)
    this.book(id, 'hold', -amount, now)
    return true
  }

  /** False where the hold ran out and the balance no longer covers it: then nothing is taken. */
  commit(id: string, now: number): boolean {
    const known = this.find(id)
    if (known?.state === 'committed') return true
    if (known?.state !== 'held' && known?.state !== 'expired') return false
    if (known.state === 'expired') {
      if (this.balance(0) < known.amount) return false
      this.book(id, 'hold', -known.amount, now)
    }
    this.setState(id, 'committed')
    this.book(id, 'commit', 0, now)
    return true
  }

  /** An id that is unknown is remembered as given up, so that its hold, arriving late, takes nothing. */
  release(id: string, now: number): void {
    const known = this.find(id)
    if (!known) this.sql.exec("INSERT INTO holds (id, state, amount, expires_at) VALUES (?, 'released', 0, ?)", id, now)
    if (known?.state === 'held') this.book(id, 'release', known.amount, now)
    if (known?.state === 'held' || known?.state === 'expired') this.setState(id, 'released')
  }

  /** Gives back, once, what was committed. */
  giveBack(id: string, now: number): void {
    const known = this.find(id)
    if (known?.state !== 'committed') return
    this.setState(id, 'returned')
    this.book(id, 'return', known.amount, now)
  }

  expire(now: number): void {
    const sql = "SELECT id, amount FROM holds WHERE state = 'held' AND expires_at <= ?"
    for (const { id, amount } of this.sql.exec<{ id: string; amount: number }>(sql, now).toArray()) {
      this.setState(id, 'expired')
      this.book(id, 'expire', amount, now)
    }
  }

  nextExpiry(): number | null {
    const sql = "SELECT min(expires_at) AS next FROM holds WHERE state = 'held'"
    return this.sql.exec<{ next: number | null }>(sql).one().next
  }

  balance(opening: number): number {
    return this.sql.exec<{ balance: number }>('SELECT balance FROM account').toArray()[0]?.balance ?? opening
  }

  /** The first to draw on an account opens it. */
  private open(opening: number, now: number): void {
    if (this.sql.exec('SELECT 1 FROM account').toArray().length > 0) return
    this.sql.exec('INSERT INTO account (one, balance) VALUES (1, 0)')
    this.book('', 'open', opening, now)
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
