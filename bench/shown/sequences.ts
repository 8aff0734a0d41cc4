import fc from 'fast-check'
import { atOnce } from '../reliability/at-once.ts'
import { TwoTabs } from './shopper.ts'
import { amounts, coupons, type Origins, prices, styles, World } from './world.ts'

export type ShownOptions = {
  readonly sequences: number
  readonly seed: number
  /** Sequences at the same time. */
  readonly lanes: number
  readonly log: (line: string) => void
}

const tab = fc.nat(1)
const style = fc.nat(styles - 1)
const kind = <K extends string>(name: K) => ({ kind: fc.constant(name) })
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...kind('look'), tab }) },
  { weight: 5, arbitrary: fc.record({ ...kind('press'), tab }) },
  { weight: 2, arbitrary: fc.record({ ...kind('add'), style }) },
  { weight: 2, arbitrary: fc.record({ ...kind('change'), qty: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ ...kind('code'), which: fc.nat(coupons.length - 1), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ ...kind('deliver'), which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('bill'), name: fc.constantFrom(undefined, 'Augusta') }) },
  { weight: 2, arbitrary: fc.record({ ...kind('gift'), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record(kind('spend')) },
  { weight: 2, arbitrary: fc.record({ ...kind('price'), style, price: fc.constantFrom(...prices) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('stock'), style, amount: fc.constantFrom(...amounts) }) },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/** A press, and often something else in the same moment. */
const moment = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(action) },
  { weight: 1, arbitrary: fc.tuple(fc.record({ ...kind('press'), tab }), action) },
)
const sequence = fc.record({
  style,
  gift: fc.boolean(),
  moments: fc.array(moment, { minLength: 3, maxLength: 7 }),
})
type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never

export type Played = { readonly faults: readonly string[]; readonly orders: number; readonly refused: number }

/**
 * Random sequences of a shopper's two tabs, through the shop's own routes, while prices and stock move and others spend
 * the same gift cards. Every order is held against the page whose button was pressed.
 */
export async function playShown(origins: Origins, { sequences, seed, lanes, log }: ShownOptions): Promise<Played> {
  const world = new World(origins)
  await world.open(sequences)
  const faults: string[] = []
  let [orders, refused, done] = [0, 0, 0]
  await atOnce(fc.sample(sequence, { numRuns: sequences, seed }), lanes, async (run, index) => {
    const shopper = new TwoTabs(world, index)
    try {
      await playOut(world, shopper, run, index)
      faults.push(...(await shopper.faults()).map((fault) => `sequence ${index}: ${fault} in ${JSON.stringify(run)}`))
    } catch (error) {
      faults.push(`sequence ${index}: ${String(error)} in ${JSON.stringify(run)}`)
    }
    orders += shopper.orders
    refused += shopper.refused
    done += 1
    if (done % 100 === 0)
      log(`${done} of ${sequences} sequences, ${orders} orders, ${refused} refused, ${faults.length} faults`)
  })
  return { faults, orders, refused }
}

/** Ends with a look and a press, so that every sequence has tried to order. */
async function playOut(world: World, shopper: TwoTabs, { style: first, gift, moments }: Sequence, index: number) {
  await shopper.begin(first)
  if (gift) await shopper.addGiftCard()
  await shopper.look(0)
  await shopper.look(1)
  for (const actions of moments) await Promise.all(actions.map((action) => act(world, shopper, action, index)))
  await shopper.look(0)
  await shopper.press(0)
}

function act(world: World, shopper: TwoTabs, action: Action, index: number): Promise<void> {
  switch (action.kind) {
    case 'look':
      return shopper.look(action.tab)
    case 'press':
      return shopper.press(action.tab)
    case 'add':
      return shopper.add(action.style)
    case 'change':
      return shopper.change(action.qty)
    case 'code':
      return shopper.setCode(action.which, action.on)
    case 'deliver':
      return shopper.deliver(action.which)
    case 'bill':
      return shopper.payByCard(action.name)
    case 'gift':
      return action.on ? shopper.addGiftCard() : shopper.dropGiftCard()
    case 'spend':
      return world.spend(index)
    case 'price':
      return world.deliver(action.style, action.price, 5000)
    case 'stock':
      return world.deliver(action.style, prices[0], action.amount)
  }
}
