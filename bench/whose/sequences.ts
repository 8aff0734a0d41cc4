import fc from 'fast-check'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { atOnce } from '../reliability/at-once.ts'
import { type Origins, World } from '../shown/world.ts'
import { Desk, type Ordered } from './desk.ts'
import { inviteAll } from './people.ts'
import { Purchases, tagsIn } from './purchases.ts'

export type WhoseOptions = {
  readonly sequences: number
  readonly seed: number
  /** Sequences at the same time. */
  readonly lanes: number
  readonly log: (line: string) => void
}

const kind = <K extends string>(name: K) => ({ kind: fc.constant(name) })
const page = fc.constantFrom(
  'cart',
  'checkout/shipping',
  'checkout/billing',
  'checkout/summary',
  'order-confirmation',
  'account',
)
const deed = fc.oneof(
  { weight: 2, arbitrary: fc.record(kind('buy')) },
  { weight: 3, arbitrary: fc.record(kind('add')) },
  { weight: 3, arbitrary: fc.record(kind('fill')) },
  { weight: 2, arbitrary: fc.record(kind('place')) },
  { weight: 2, arbitrary: fc.record({ ...kind('look'), page }) },
)
/** A person comes to a browser, does something, and ends it in a way. */
const turn = fc.record({
  desk: fc.nat(1),
  who: fc.constantFrom('guest', 'member', 'associate'),
  deeds: fc.array(deed, { minLength: 1, maxLength: 5, size: 'max' }),
  end: fc.constantFrom('stay', 'empty', 'empty-lost', 'leave', 'next'),
})
const sequence = fc.array(turn, { minLength: 3, maxLength: 7, size: 'max' })
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never

export type Played = { readonly faults: readonly string[]; readonly orders: number }

/**
 * Random sequences of three people at two browsers, through the shop's own routes: guests, a member and an associate's
 * customers sign in and out, empty carts and give them up. No page and no order has anything that was entered for
 * another purchase.
 */
export async function playWhose(origins: Origins, { sequences, seed, lanes, log }: WhoseOptions): Promise<Played> {
  const world = new World(origins)
  await world.deliver(0, 4999, 90_000)
  await inviteAll(origins, sequences)
  const faults: string[] = []
  let [orders, done] = [0, 0]
  await atOnce(fc.sample(sequence, { numRuns: sequences, seed }), lanes, async (turns, index) => {
    const found: string[] = []
    try {
      const desks = await playOut(world, turns, index)
      const placed = desks.flatMap((desk) => desk.orders)
      orders += placed.length
      found.push(...desks.flatMap((desk) => desk.faults), ...(await strangersIn(world, placed)))
    } catch (error) {
      found.push(String(error))
    }
    faults.push(...found.map((fault) => `sequence ${index}: ${fault} in ${JSON.stringify(turns)}`))
    done += 1
    if (done % 100 === 0) log(`${done} of ${sequences} sequences, ${orders} orders, ${faults.length} faults`)
  })
  return { faults, orders }
}

async function playOut(world: World, turns: readonly Turn[], index: number): Promise<readonly Desk[]> {
  const purchases = new Purchases(index)
  const [first, second] = [1, 2].map(
    (number) => new Desk(world, index, purchases, `10.${index >> 8}.${index & 255}.${number}`),
  ) as [Desk, Desk]
  for (const desk of [first, second]) await desk.open()
  for (const { desk, who, deeds, end } of turns) {
    const here = desk === 0 ? first : second
    await here.enter(who)
    for (const one of deeds) await act(here, one)
    await finish(here, end)
  }
  // Whoever comes last presses at once, and then enters something.
  for (const desk of [first, second]) {
    await desk.add()
    await desk.place()
    await buy(desk)
  }
  return [first, second]
}

async function finish(desk: Desk, end: Turn['end']): Promise<void> {
  if (end === 'empty' || end === 'empty-lost') await desk.empty(end === 'empty-lost')
  if (end === 'leave') await desk.leave()
  if (end === 'next') await desk.next()
}

/** In words, what orders have of purchases that they aren't of. */
async function strangersIn(world: World, placed: readonly Ordered[]): Promise<readonly string[]> {
  const found = placed.map(async ({ orderNumber, email, tag }) => {
    const { status, text } = await world.order(orderNumber, email)
    if (status !== 200) return `order ${orderNumber} of ${tag} is not ${email}’s: ${status}`
    const { flash: _, ...order } = JSON.parse(text) as PlacedOrder
    const tags = [...tagsIn(JSON.stringify(order))]
    return tags.length === 1 && tags[0] === tag ? [] : `order ${orderNumber} of ${tag} has ${tags.join()}`
  })
  return (await Promise.all(found)).flat()
}

async function buy(desk: Desk): Promise<void> {
  await desk.add()
  await desk.fill()
  await desk.place()
}

function act(desk: Desk, deed: Turn['deeds'][number]): Promise<unknown> {
  switch (deed.kind) {
    case 'buy':
      return buy(desk)
    case 'add':
      return desk.add()
    case 'fill':
      return desk.fill()
    case 'place':
      return desk.place()
    case 'look':
      return desk.look(deed.page)
  }
}
