import { inventorySchema } from '../../../platform/objects/inventory-schema.ts'
import { StockBook } from '../../../platform/objects/stock-book.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { openObjectStorage } from '../../../tests/harness/object-storage.ts'
import { stockRequest } from '../../../tests/harness/order-scene.ts'
import { range } from '../../reliability/at-once.ts'
import { cardSession } from '../../reliability/card.ts'
import { ask, type Reply } from '../../reliability/client.ts'
import { fillCart, newShopper, type Shopper, type Size } from '../../reliability/shopper.ts'
import { stockUp } from '../../reliability/stock.ts'
import type { Target } from '../../reliability/target.ts'
import { type Row, verdict } from '../row.ts'

const replays = 50
const style = 6
const units = 1000
/** Orders of one session that may wait for their shopper at once (docs/decisions/0014-limits.md). */
const holdsOfSession = 3
const returnUrl = 'http://localhost:8787/en-us/checkout/return'

const orderOf = ({ text }: Reply) => JSON.parse(text) as PlacedOrder

async function place(origin: string, { token, cartId, shown }: Shopper, sessionID: string): Promise<Reply> {
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
  const key = crypto.randomUUID()
  return ask(origin, 'cart.placeOrder', { body: { cartId, shown, paymentMethod, returnUrl } }, { token, key })
}

/** An order that waits for its shopper's proof, and the proof that the provider's own page hands out. */
async function waitingOrder(origin: string, size: Size) {
  const shopper = await newShopper(origin, size)
  const order = orderOf(await place(origin, shopper, await cardSession('challenge')))
  const page = String(order.flash[0]?.details?.['url'])
  const answer = await fetch(page, { redirect: 'manual' })
  const result = new URL(answer.headers.get('location') ?? page).searchParams.get('redirectResult') ?? ''
  return { shopper, order, result }
}

function bring(origin: string, { token }: Shopper, orderNumber: string, threeDS2Result: string): Promise<Reply> {
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { threeDS2Result } }
  return ask(origin, 'cart.patchOrder', { params: { orderNumber }, body: { paymentMethod } }, { token })
}

const capturesOf = ({ provider }: Target, orderNumber: string): number =>
  provider?.ledger().filter(({ op, reference }) => op === 'capture' && reference === orderNumber).length ?? Number.NaN

const longestHoldMs = 10 * 60_000

/** Units that are back when a thousand reservations run out, of as many, by a clock of our own. */
function unitsBack(): number {
  const { sql } = openObjectStorage().storage
  inventorySchema.migrate(sql)
  const book = new StockBook(sql)
  const supply = { quantity: units, revision: 1 }
  for (const index of range(units)) book.reserve(`order-${index}`, [stockRequest({ supply })], longestHoldMs, 0)
  if (book.available([stockRequest({ supply })])[0]?.available !== 0) return 0
  book.expire(longestHoldMs)
  return book.available([stockRequest({ supply })])[0]?.available ?? 0
}

export const paymentRows: readonly Row[] = [
  {
    id: 'R4',
    what: 'capture at most once',
    async run({ payingTarget }) {
      const target = await payingTarget()
      const { origin } = target
      await target.provider?.misbehave({ lost: 0, errors: 0 })
      const faults: string[] = []
      const size = await stockUp(target, style, units)

      const proven = await waitingOrder(origin, size)
      const { orderNumber } = proven.order
      const answers = await Promise.all(
        range(replays).map(() => bring(origin, proven.shopper, orderNumber, proven.result)),
      )
      const kinds = new Set(answers.map(({ status, text }) => `${status} ${text}`))
      if (kinds.size !== 1 || answers[0]?.status !== 200) faults.push(`${kinds.size} kinds of answers to equal proofs`)
      if (capturesOf(target, orderNumber) !== 1) faults.push(`${capturesOf(target, orderNumber)} captures`)

      for (const [what, forged] of [
        ['a proof of another order', proven.result],
        ['a forged proof', `${proven.result.slice(0, -4)}AAAA`],
        ['no proof', 'nothing'],
      ] as const) {
        const other = await waitingOrder(origin, size)
        const answer = await bring(origin, other.shopper, other.order.orderNumber, forged)
        if (answer.status === 200) faults.push(`${what} was taken`)
        if (capturesOf(target, other.order.orderNumber) !== 0) faults.push(`${what} captured money`)
      }
      const foreign = await waitingOrder(origin, size)
      const stolen = await bring(origin, proven.shopper, foreign.order.orderNumber, foreign.result)
      if (stolen.status === 200) faults.push("somebody else's order was finished")

      for (const outcome of ['other-amount', 'expired'] as const) {
        const answer = await place(origin, await newShopper(origin, size), await cardSession(outcome))
        if (answer.status === 200) faults.push(`an authorization that is ${outcome} became an order`)
      }
      return verdict(
        faults,
        `a proof sent ${replays} times, 4 wrong proofs, wrong amount, expired card; ledger compared`,
      )
    },
  },
  {
    id: 'R8',
    what: 'reservation hoarding',
    async run({ payingTarget }) {
      const target = await payingTarget()
      const { origin } = target
      const faults: string[] = []
      const size = await stockUp(target, style + 1, units)
      const first = await newShopper(origin, size)
      const carts = [first, ...(await Promise.all(range(4).map(() => fillCart(origin, first.token, size))))]
      const replies: Reply[] = []
      for (const cart of carts) replies.push(await place(origin, cart, await cardSession('challenge')))
      const waiting = replies.filter((reply) => reply.status === 200 && orderOf(reply).status === 'ACTION_REQUIRED')
      if (waiting.length !== holdsOfSession) faults.push(`${waiting.length} orders of one session hold stock`)
      const refused = replies.filter(({ code }) => code === 'API429').length
      if (waiting.length + refused !== carts.length) faults.push('an answer is neither a hold nor API429')
      const back = unitsBack()
      if (back !== units) faults.push(`${back} of ${units} units came back`)
      return verdict(
        faults,
        `${carts.length} unfinished payments of one session: ${waiting.length} held, ${refused} refused; ` +
          `${back} of ${units} units back after 10 minutes of a fake clock`,
      )
    },
  },
]
