import { BalanceBook } from '../../platform/objects/balance-book.ts'
import { balanceSchema } from '../../platform/objects/balance-schema.ts'
import { inventorySchema } from '../../platform/objects/inventory-schema.ts'
import { Placement } from '../../platform/objects/placement/placement.ts'
import { StockBook } from '../../platform/objects/stock-book.ts'
import type { Authorisation, MoneyAnswer, PaymentProvider } from '../../platform/payments/provider.ts'
import type { BalanceDraw, OrderDraft, StockWant } from '../../platform/services/orders/draft.ts'
import { Cart } from '../../shared/contracts/cart.ts'
import { openD1 } from './d1.ts'
import { openObjectStorage } from './object-storage.ts'

type Env = ConstructorParameters<typeof Placement>[1]
type Op = 'authorise' | 'complete' | 'capture' | 'cancel' | 'refund'

/**
 * A provider's operations, each executed once per key; `lose` makes it execute that many operations without responding.
 */
export function openProvider() {
  const done = new Map<string, { op: Op; reference: string; amount: number; answer: unknown }>()
  const script: { [O in Op]?: unknown } = {}
  const lost = new Map<Op, number>()
  const act = (op: Op, reference: string, key: string, amount: number, usual: unknown) => {
    const existing = done.get(key) ?? { op, reference, amount, answer: script[op] ?? usual }
    done.set(key, existing)
    const losses = lost.get(op) ?? 0
    lost.set(op, losses - 1)
    return Promise.resolve(losses > 0 ? { outcome: 'no-answer' } : existing.answer)
  }
  const authorised = (amount: number, currency: string) =>
    ({ outcome: 'authorised', paymentId: 'pay-1', amount, currency, label: 'Visa •••• 4242', details: {} }) as const
  const provider: PaymentProvider = {
    patience: { authoriseMs: 5000, moneyMs: 1000 },
    authorise: ({ reference, key, amount, currency }) =>
      act('authorise', reference, key, amount, authorised(amount, currency)) as Promise<Authorisation>,
    complete: ({ reference, key, result }) =>
      act('complete', reference, key, 0, authorised(Number(result), 'USD')) as Promise<Authorisation>,
    capture: ({ reference, key, amount }) =>
      act('capture', reference, key, amount, { outcome: 'done' }) as Promise<MoneyAnswer>,
    cancel: ({ reference, key }) => act('cancel', reference, key, 0, { outcome: 'done' }) as Promise<MoneyAnswer>,
    refund: ({ reference, key, amount }) =>
      act('refund', reference, key, amount, { outcome: 'done' }) as Promise<MoneyAnswer>,
    store: async () => ({ outcome: 'refused' }),
  }
  return {
    provider,
    answer: (op: Op, answer: unknown) => {
      script[op] = answer
    },
    lose: (op: Op, times: number) => void lost.set(op, times),
    count: (op: Op) => [...done.values()].filter((item) => item.op === op).length,
    moved: (op: Op) =>
      [...done.values()]
        .filter((item) => item.op === op && (item.answer as MoneyAnswer).outcome !== 'refused')
        .reduce((sum, { amount }) => sum + amount, 0),
  }
}

const opened = <T>(make: () => T) => {
  const objects = new Map<string, T>()
  const get = (name: string): T => {
    const existing = objects.get(name) ?? make()
    objects.set(name, existing)
    return existing
  }
  return { idFromName: (name: string) => name, get }
}

/**
 * A cart's object with stock, balances and database. `crashAt`: it stops permanently at that step; `restart` opens it
 * again; `loseStock` makes the stock unreachable.
 */
export function openScene() {
  const { storage, alarm } = openObjectStorage()
  const bank = openProvider()
  let crashAt: string | null = null
  let unreachable = false
  const passed: string[] = []
  const inventory = opened(() => {
    const { sql } = openObjectStorage().storage
    inventorySchema.migrate(sql)
    const book = new StockBook(sql)
    return {
      reserve: async (...args: Parameters<StockBook['reserve']>) => {
        if (unreachable) throw new Error('the stock is unreachable')
        return book.reserve(...args)
      },
      commit: async (id: string) => book.commit(id),
      release: async (id: string) => book.release(id, 0),
      restock: async (id: string) => book.restock(id),
      takeBack: async (...args: Parameters<StockBook['takeBack']>) => book.takeBack(...args),
      available: (stockRequests: readonly StockWant[]) => book.available(stockRequests),
    }
  })
  const balance = opened(() => {
    const { sql } = openObjectStorage().storage
    balanceSchema.migrate(sql)
    const book = new BalanceBook(sql)
    return {
      hold: async (...args: Parameters<BalanceBook['hold']>) => ({ ok: book.hold(...args) }),
      commit: async (id: string) => book.commit(id, 0),
      release: async (id: string) => book.release(id, 0),
      giveBack: async (id: string) => book.giveBack(id, 0),
      refund: async (id: string, refundId: string, amount: number) => book.refund(id, refundId, amount, 0),
      earn: async (orderNumber: string, points: number, opening: number) => book.earn(orderNumber, points, opening, 0),
      schedule: async (orderNumber: string, arrivesAt: number) => book.schedule(orderNumber, arrivesAt, 0),
      keepEarned: async (orderNumber: string, points: number) => book.keepEarned(orderNumber, points, 0),
      statementAt(opening: number, now: number) {
        book.arrive(now)
        return book.statement(opening)
      },
      balance: (opening: number) => book.balance(opening),
    }
  })
  const DB = openD1()
  const FAULTS = {
    fetch: (url: string) => {
      const point = new URL(url).pathname.slice(1)
      passed.push(point)
      return point === crashAt ? new Promise(() => undefined) : Promise.resolve(new Response())
    },
  }
  const HASHING = { fetch: async () => Response.json({ stored: 'a hash' }) }
  const TOKEN_SECRET = 'secret-of-the-scene-with-32-letters'
  const env = { DB, INVENTORY: inventory, BALANCE: balance, FAULTS, HASHING, TOKEN_SECRET } as unknown as Env
  const open = () => new Placement(storage, env, () => bank.provider)
  return {
    env,
    DB,
    storage,
    bank,
    alarm,
    passed,
    placement: open(),
    restart(): Placement {
      crashAt = null
      return open()
    },
    loseStock: (lost: boolean) => {
      unreachable = lost
    },
    crashAt: (point: string) => {
      crashAt = point
    },
    left: (masterId = 'STYLE001') => inventory.get(masterId).available([stockRequest({ masterId })])[0]?.available,
    balance: (account: string, opening: number) => balance.get(account).balance(opening),
    pointsAt: (account: string, opening: number, now: number) => balance.get(account).statementAt(opening, now),
    /** Another cart with the same stock, balances and database. */
    another: () => new Placement(openObjectStorage().storage, env, () => bank.provider),
    /** The order's hold disappears before it is committed. */
    async lose(orderNumber: string, target: { readonly style: string } | { readonly account: string }) {
      if ('style' in target) await inventory.get(target.style).release(orderNumber)
      else await balance.get(target.account).release(`${orderNumber}:0`)
    },
    /** Another order draws on the account. */
    async spend(account: string, draw: { readonly id: string; readonly amount: number; readonly opening: number }) {
      await balance.get(account).hold({ ...draw, expiresAt: Number.MAX_SAFE_INTEGER }, 0)
      await balance.get(account).commit(draw.id)
    },
  }
}

export const stockRequest = (input: Partial<StockWant> = {}): StockWant => ({
  itemId: 'line-1',
  masterId: 'STYLE001',
  place: 'web',
  productId: `${input.masterId ?? 'STYLE001'}C1`,
  upc: '42',
  qty: 1,
  supply: { quantity: 5, revision: 1 },
  ...input,
})

/** A draft of 50.00 USD by card, less the amounts of `draws`. */
export function draftOf({
  draws = [],
  stock = [stockRequest()],
}: {
  draws?: BalanceDraw[]
  stock?: StockWant[]
} = {}): OrderDraft {
  const paid = draws.filter(({ account }) => account.startsWith('gift-card:')).reduce((sum, one) => sum + one.amount, 0)
  const remaining = 5000 - paid
  const cart = Cart.parse({
    id: 'B1',
    currency: 'USD',
    items: [],
    shippingMethods: [],
    totals: { total: 5000, remainingToPay: remaining },
    payment_instruments:
      paid > 0
        ? [
            {
              payment_instrument_id: 'gift',
              payment_method_id: 'GIFT_CARD',
              amount: paid,
              label: 'Gift card',
              balance: null,
            },
          ]
        : [],
    promoSummary: [],
    totalItems: 1,
  })
  return {
    basketId: 'B1',
    basketVersion: 1,
    consumerId: 'guest-1',
    locale: 'en-us',
    email: 'Ada@Shop.Example',
    cart,
    billingAddress: null,
    stock,
    draws,
    earning: null,
    member: null,
    payment:
      remaining > 0
        ? { method: 'CREDIT_CARD', amount: remaining, currency: 'USD', sessionId: 'session', savedInstrumentId: null }
        : null,
    channel: 'ECOMM',
    inStoreSalesInfo: null,
    returnUrl: null,
  }
}
