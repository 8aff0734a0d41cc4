import { BalanceBook } from '../../platform/objects/balance-book.ts'
import { balanceSchema } from '../../platform/objects/balance-schema.ts'
import { inventorySchema } from '../../platform/objects/inventory-schema.ts'
import { Placement } from '../../platform/objects/placement/placement.ts'
import { StockBook } from '../../platform/objects/stock-book.ts'
import type { Authorisation, MoneyAnswer, PaymentProvider } from '../../platform/payments/provider.ts'
import type { BalanceDraw, OrderDraft, StockWant } from '../../platform/services/orders/draft.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { openD1 } from './d1.ts'
import { openObjectStorage } from './object-storage.ts'

type Env = ConstructorParameters<typeof Placement>[1]
type Op = 'authorise' | 'complete' | 'capture' | 'cancel' | 'refund'

/** What a provider did, each thing once by its key; `lose` makes it do what it is asked and say nothing, that many times. */
export function openProvider() {
  const done = new Map<string, { op: Op; reference: string; amount: number; answer: unknown }>()
  const script: { [O in Op]?: unknown } = {}
  const lost = new Map<Op, number>()
  const act = (op: Op, reference: string, key: string, amount: number, usual: unknown) => {
    const known = done.get(key) ?? { op, reference, amount, answer: script[op] ?? usual }
    done.set(key, known)
    const losses = lost.get(op) ?? 0
    lost.set(op, losses - 1)
    return Promise.resolve(losses > 0 ? { outcome: 'no-answer' } : known.answer)
  }
  const authorised = (amount: number, currency: string) =>
    ({ outcome: 'authorised', paymentId: 'pay-1', amount, currency, label: 'Visa •••• 4242', details: {} }) as const
  const provider: PaymentProvider = {
    name: 'scene',
    authorise: ({ reference, key, amount, currency }) =>
      act('authorise', reference, key, amount, authorised(amount, currency)) as Promise<Authorisation>,
    complete: ({ reference, key, result }) =>
      act('complete', reference, key, 0, authorised(Number(result), 'USD')) as Promise<Authorisation>,
    capture: ({ reference, key, amount }) =>
      act('capture', reference, key, amount, { outcome: 'done' }) as Promise<MoneyAnswer>,
    cancel: ({ reference, key }) => act('cancel', reference, key, 0, { outcome: 'done' }) as Promise<MoneyAnswer>,
    refund: ({ reference, key, amount }) =>
      act('refund', reference, key, amount, { outcome: 'done' }) as Promise<MoneyAnswer>,
  }
  return {
    provider,
    answer: (op: Op, answer: unknown) => {
      script[op] = answer
    },
    lose: (op: Op, times: number) => void lost.set(op, times),
    count: (op: Op) => [...done.values()].filter((one) => one.op === op).length,
  }
}

const opened = <T>(make: () => T) => {
  const objects = new Map<string, T>()
  const get = (name: string): T => {
    const known = objects.get(name) ?? make()
    objects.set(name, known)
    return known
  }
  return { idFromName: (name: string) => name, get }
}

/** A basket's object with stock, balances and database around it. `crashAt` a step's point it stops for good; `restart` opens it again; `loseStock`
 * makes the stock unreachable. */
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
      reserve: async (...given: Parameters<StockBook['reserve']>) => {
        if (unreachable) throw new Error('the stock is unreachable')
        return book.reserve(...given)
      },
      commit: async (id: string) => book.commit(id),
      release: async (id: string) => book.release(id, 0),
      restock: async (id: string) => book.restock(id),
      available: (wants: readonly StockWant[]) => book.available(wants),
    }
  })
  const balance = opened(() => {
    const { sql } = openObjectStorage().storage
    balanceSchema.migrate(sql)
    const book = new BalanceBook(sql)
    return {
      hold: async (...given: Parameters<BalanceBook['hold']>) => ({ ok: book.hold(...given) }),
      commit: async (id: string) => book.commit(id, 0),
      release: async (id: string) => book.release(id, 0),
      giveBack: async (id: string) => book.giveBack(id, 0),
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
  const env = { DB, INVENTORY: inventory, BALANCE: balance, FAULTS } as unknown as Env
  const open = () => new Placement(storage, env, () => bank.provider)
  return {
    DB,
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
    left: (masterId = 'STYLE001') => inventory.get(masterId).available([want({ masterId })])[0]?.available,
    balance: (account: string, opening: number) => balance.get(account).balance(opening),
  }
}

export const want = (given: Partial<StockWant> = {}): StockWant => ({
  itemId: 'line-1',
  masterId: 'STYLE001',
  place: 'web',
  productId: `${given.masterId ?? 'STYLE001'}C1`,
  upc: '42',
  qty: 1,
  supply: { quantity: 5, revision: 1 },
  ...given,
})

/** A draft over 50.00 USD by card, less what `draws` pay. */
export function draftOf({
  draws = [],
  stock = [want()],
}: {
  draws?: BalanceDraw[]
  stock?: StockWant[]
} = {}): OrderDraft {
  const paid = draws.filter(({ account }) => account.startsWith('gift-card:')).reduce((sum, one) => sum + one.amount, 0)
  const rest = 5000 - paid
  const cart = {
    currency: 'USD',
    items: [],
    shippingMethods: [],
    totals: { total: 5000, remainingToPay: rest },
    payment_instruments: paid > 0 ? [{ payment_method_id: 'GIFT_CARD', amount: paid, label: 'Gift card' }] : [],
    promoSummary: [],
    totalItems: 1,
  } as unknown as Cart
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
    payment:
      rest > 0
        ? { method: 'CREDIT_CARD', amount: rest, currency: 'USD', sessionId: 'session', savedInstrumentId: null }
        : null,
    inStoreSalesInfo: null,
    returnUrl: null,
  }
}
