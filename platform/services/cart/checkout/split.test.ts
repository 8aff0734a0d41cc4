import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownOf } from '../../../../shared/cart/shown.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../../../shared/contracts/order.ts'
import { openScene } from '../../../../tests/harness/order-scene.ts'
import type { Env } from '../../../env.ts'
import type { View } from '../answers.ts'
import { address, factsOf, lineOf, productOf, sceneOf, snapshotOf } from '../cart.fixtures.ts'
import { composeCart } from '../compose.ts'
import type { PaymentSource } from '../payment/payments.ts'
import { makeDraft } from './draft.ts'

const methods = ['GIFT_CARD', 'REWARD_CODE', 'GIFT_CARD', 'REWARD_CARD', 'GIFT_CARD'] as const
const opening = fc.integer({ min: 0, max: 9000 })
/** How much other orders spend from each account, in percent of its balance. */
const spending = fc.oneof(
  fc.constant([]),
  fc.array(fc.constantFrom(0, 0, 1, 50, 99, 100), { minLength: 5, maxLength: 5 }),
)
const scenes = fc.record({
  openings: fc.array(opening, { minLength: 1, maxLength: 5 }),
  qty: fc.integer({ min: 1, max: 4 }),
  hasCard: fc.boolean(),
  /** Spent before the order is submitted; and between reading the accounts and placing the order. */
  before: spending,
  within: spending,
})

const shoe = productOf('SHOE0001')
const dollars = {
  ...shoe,
  skus: shoe.skus.map((sku) => ({ ...sku, price: sku.price && { ...sku.price, currency: 'USD' as const } })),
}
const accountOf = (index: number): string =>
  `${methods[index % methods.length] === 'GIFT_CARD' ? 'gift-card' : 'reward'}:${index}`

/** The basket composed with the given account balances. */
function viewOf({ openings, qty, hasCard }: Pick<Scenario, 'openings' | 'qty' | 'hasCard'>, balances: number[]): View {
  const accounts = openings.map((opens, index): PaymentSource => {
    const account = accountOf(index)
    return {
      id: `i${index}`,
      method: methods[index % methods.length] ?? 'GIFT_CARD',
      label: `Card ${index}`,
      balance: balances[index] ?? 0,
      draw: (amount) => ({ account, opening: opens, amount, refusal: 'GFC740' }),
      extras: {},
    }
  })
  const card: PaymentSource = {
    id: 'card',
    method: 'CREDIT_CARD',
    label: 'Visa',
    balance: null,
    draw: null,
    extras: {},
  }
  const facts = factsOf({
    products: new Map([['SHOE0001', dollars]]),
    sources: hasCard ? [...accounts, card] : accounts,
  })
  const scene = sceneOf('en-us')
  const snapshot = snapshotOf([lineOf('SHOE0001', 'u1', { qty })], {
    addresses: [{ shippingId: 'me', address }],
    billingAddress: address,
    instruments: hasCard ? [{ ...instrument, id: 'card', method: 'CREDIT_CARD', sessionId: 'session' }] : [],
  })
  const composed = composeCart(snapshot, facts, scene)
  return { snapshot, facts, scene, composed, owner: 'G1', basketId: 'B1', basket: {} as View['basket'] }
}
const instrument = { code: null, label: 'Visa', savedInstrumentId: null }
type Scenario = typeof scenes extends fc.Arbitrary<infer S> ? S : never

const partsOf = ({ payment_instruments: instruments }: Cart) =>
  instruments.flatMap(({ label, amount }) => (amount > 0 ? [`${label}: ${amount}`] : [])).sort()
const paidOf = ({ paymentMethods }: PlacedOrder) =>
  paymentMethods.map(({ label, amount }) => `${label.replace(' •••• 4242', '')}: ${amount}`).sort()

async function playScenario({ openings, before, within, ...rest }: Scenario) {
  const world = openScene()
  const balances = () => openings.map((opens, index) => world.balance(accountOf(index), opens))
  let spent = 0
  const spend = async (shares: readonly number[]) => {
    for (const [index, opens] of openings.entries()) {
      spent += 1
      const amount = Math.floor(((balances()[index] ?? 0) * (shares[index] ?? 0)) / 100)
      await world.spend(accountOf(index), { id: `other:${spent}`, amount, opening: opens })
    }
  }
  const shown = viewOf({ openings, ...rest }, balances()).composed.cart
  await spend(before)
  const request = { billingAddress: null, paymentMethods: [], inStoreSalesInfo: null, returnUrl: null }
  const cartView = viewOf({ openings, ...rest }, balances())
  const draft = await makeDraft({} as Env, cartView, { ...request, shown: shownOf(shown) })
  if ('ok' in draft) return { shown, order: null, authorised: world.bank.count('authorise') }
  await spend(within)
  const answer = await world.placement.place(draft, 'key-1', 'payload', Date.now())
  const order = answer.ok ? answer.value : null
  return { shown, order, authorised: world.bank.count('authorise') }
}

it('charges each payment method exactly the part that was shown, whatever is spent elsewhere meanwhile', async () => {
  let placed = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(scenes, async (scenario) => {
      const { shown, order, authorised } = await playScenario(scenario)
      if (order) expect(paidOf(order)).toEqual(partsOf(shown))
      else expect(authorised).toBe(0)
      if (order) placed += 1
      else refused += 1
    }),
    { seed: 9, numRuns: 400 },
  )
  expect(placed).toBeGreaterThan(40)
  expect(refused).toBeGreaterThan(40)
}, 60_000)
