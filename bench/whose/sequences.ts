import fc from 'fast-check'
import { atOnce } from '../reliability/at-once.ts'
import { type Origins, World } from '../shown/world.ts'
import { Desk } from './desk.ts'
import { type Counts, noCounts, orderFaults } from './orders.ts'
import { inviteAll } from './people.ts'
import { Purchases } from './purchases.ts'

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
/** Things that a purchase has beside a card and an address, and how it ends. */
const extras = {
  collect: fc.boolean(),
  parcelShop: fc.boolean(),
  gift: fc.boolean(),
  points: fc.boolean(),
  member: fc.boolean(),
  cancel: fc.boolean(),
}
const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...kind('buy'), ...extras }) },
  { weight: 3, arbitrary: fc.record(kind('add')) },
  { weight: 3, arbitrary: fc.record({ ...kind('fill'), parcelShop: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record(kind('place')) },
  { weight: 2, arbitrary: fc.record(kind('gift')) },
  { weight: 1, arbitrary: fc.record(kind('points')) },
  { weight: 1, arbitrary: fc.record(kind('name')) },
  { weight: 1, arbitrary: fc.record(kind('collect')) },
  { weight: 1, arbitrary: fc.record(kind('keep')) },
  { weight: 1, arbitrary: fc.record(kind('press-kept')) },
  { weight: 1, arbitrary: fc.record(kind('cancel')) },
  { weight: 2, arbitrary: fc.record({ ...kind('look'), page }) },
)
/** A person comes to a browser, does something, and ends it in a way. */
const turn = fc.record({
  desk: fc.nat(1),
  who: fc.constantFrom('guest', 'member', 'associate'),
  deeds: fc.array(deed, { minLength: 1, maxLength: 5, size: 'max' }),
  end: fc.constantFrom('stay', 'empty', 'empty-lost', 'leave', 'next', 'elsewhere', 'expire'),
})
const sequence = fc.array(turn, { minLength: 3, maxLength: 7, size: 'max' })
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never

export type Played = { readonly faults: readonly string[] } & Readonly<Counts>

/**
 * Random sequences of three people at two browsers, through the shop's own routes: guests, a member and an associate's
 * customers sign in and out, empty carts and give them up, and their sessions end elsewhere. They pay by card, gift
 * cards and points, have things sent home or to parcel shops, collect them, leave a review open in another tab, and
 * cancel orders. Some of the associate's customers show the member's number. Each page, cart and order has only what
 * was entered for its own purchase, every account has lost what its own orders took, and the member has the orders that
 * are theirs.
 */
export async function playWhose(origins: Origins, { sequences, seed, lanes, log }: WhoseOptions): Promise<Played> {
  const world = new World(origins)
  await world.deliver(0, 4999, 90_000)
  await inviteAll(origins, sequences)
  const faults: string[] = []
  const counts = noCounts()
  let done = 0
  await atOnce(fc.sample(sequence, { numRuns: sequences, seed }), lanes, async (turns, index) => {
    const found: string[] = []
    try {
      const desks = await playOut(world, turns, index)
      found.push(...desks.flatMap((desk) => desk.faults), ...(await orderFaults(world, { index, desks, counts })))
    } catch (error) {
      found.push(String(error))
    }
    faults.push(...found.map((fault) => `sequence ${index}: ${fault} in ${JSON.stringify(turns)}`))
    done += 1
    if (done % 100 === 0) log(`${done} of ${sequences} sequences, ${JSON.stringify(counts)}, ${faults.length} faults`)
  })
  return { faults, ...counts }
}

async function playOut(world: World, turns: readonly Turn[], index: number): Promise<readonly Desk[]> {
  const purchases = new Purchases(index)
  const [first, second] = [1, 2].map(
    (number) => new Desk(world, index, purchases, `10.${index >> 8}.${index & 255}.${number}`),
  ) as [Desk, Desk]
  for (const desk of [first, second]) await desk.open()
  for (const { desk, who, deeds, end } of turns) {
    const [here, there] = desk === 0 ? [first, second] : [second, first]
    await here.enter(who)
    for (const one of deeds) await act(here, one)
    await finish(here, there, end)
  }
  // Whoever comes last presses at once, and then enters something.
  for (const desk of [first, second]) {
    await desk.add()
    await desk.place()
    await buy(desk, { collect: false, parcelShop: false, gift: false, points: false, member: false, cancel: false })
  }
  return [first, second]
}

async function finish(desk: Desk, other: Desk, end: Turn['end']): Promise<void> {
  if (end === 'empty' || end === 'empty-lost') await desk.empty(end === 'empty-lost')
  if (end === 'leave') await desk.leave()
  if (end === 'next') await desk.next()
  if (end === 'elsewhere') await signInElsewhere(desk, other)
  if (end === 'expire') await desk.expire(other)
}

/** A member leaves a purchase before its last step, begins another as a guest at the other browser, and signs in. */
async function signInElsewhere(desk: Desk, other: Desk): Promise<void> {
  await desk.enter('member')
  await desk.add()
  await desk.fill(true)
  await other.enter('guest')
  await other.add()
  await other.enter('member')
  await other.look('checkout/shipping')
}

type Extras = Readonly<Record<keyof typeof extras, boolean>>

async function buy(desk: Desk, { collect, parcelShop, gift, points, member, cancel }: Extras): Promise<void> {
  await desk.add()
  if (member) await desk.name()
  if (collect) await desk.collect()
  await desk.fill(parcelShop)
  if (gift) await desk.gift()
  if (points) await desk.spendPoints()
  await desk.place()
  if (cancel) await desk.cancel()
}

function act(desk: Desk, deed: Turn['deeds'][number]): Promise<unknown> {
  switch (deed.kind) {
    case 'buy':
      return buy(desk, deed)
    case 'add':
      return desk.add()
    case 'fill':
      return desk.fill(deed.parcelShop)
    case 'place':
      return desk.place()
    case 'gift':
      return desk.gift()
    case 'points':
      return desk.spendPoints()
    case 'name':
      return desk.name()
    case 'collect':
      return desk.collect()
    case 'keep':
      return desk.keep()
    case 'press-kept':
      return desk.place('other')
    case 'cancel':
      return desk.cancel()
    case 'look':
      return desk.look(deed.page)
  }
}
