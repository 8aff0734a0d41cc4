import fc from 'fast-check'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { product } from '../../tests/integration/platform/catalogue-fixture.ts'
import { atOnce } from './at-once.ts'
import { CartClient } from './cart-client.ts'
import { enter, inviteCrowd, newGuest } from './cart-people.ts'
import { type Line, merged, nothing, type Reference, type Step, take, units } from './cart-reference.ts'
import { admin } from './client.ts'
import type { Target } from './target.ts'

export type ModelOptions = {
  readonly sequences: number
  readonly seed: number
  /** Sequences at the same time. */
  readonly lanes: number
  readonly log: (line: string) => void
}

/** Next event; `line` and `saved` count into whatever is there. */
const size = fc.nat(units.length - 1)
const qty = fc.integer({ min: 1, max: 4 })
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add' as const), size, gift: fc.boolean(), qty }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), line: fc.nat(7), size, qty }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), line: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('save' as const), line: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move-back' as const), saved: fc.nat(3) }) },
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/**
 * Two actions are done by both clients at the same moment. `repeat`: the answer got lost, so it is sent again with its
 * key.
 */
const moment = fc.record({
  actions: fc.oneof({ weight: 4, arbitrary: fc.tuple(action) }, { weight: 1, arbitrary: fc.tuple(action, action) }),
  second: fc.boolean(),
  repeat: fc.nat(9).map((chance) => chance === 0),
})
type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never
const start = fc.record({
  kind: fc.constant('add' as const),
  size: fc.nat(3),
  gift: fc.constant(false),
  qty: fc.integer({ min: 1, max: 2 }),
})
const sequence = fc.record({
  starts: fc.tuple(start, start),
  /** Two tabs of one guest; or a person and a guest, who signs in as the same person after so many moments. */
  merge: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(4) }),
  moments: fc.array(moment, { minLength: 2, maxLength: 5 }),
})
type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never

/**
 * Runs random sequences against the platform and against a plain reference. Resolves to the sequences that came out
 * different, in words.
 */
export async function cartModel(target: Target, options: ModelOptions): Promise<string[]> {
  const { sequences, seed, lanes, log } = options
  const { origin } = target
  await stockSizes(target)
  const runs = fc.sample(sequence, { numRuns: sequences, seed })
  await inviteCrowd(target, sequences)
  const idle: Play[] = []
  const differences: string[] = []
  let done = 0
  await atOnce(runs, lanes, async (run, index) => {
    const begun =
      run.merge === null ? (idle.pop() ?? (await twoTabs(origin, run))) : await twoDevices(origin, run, index)
    const { difference, play } = await playOut(origin, begun, run, index)
    done += 1
    if (difference !== null) differences.push(`sequence ${index}: ${difference} in ${JSON.stringify(run)}`)
    else if (run.merge === null && play.turns < turnsPerBasket) idle.push(play)
    if (done % 1000 === 0) log(`${done} of ${sequences} sequences, ${differences.length} differences`)
  })
  return [...differences, ...target.errors.map((error) => `logged: ${error.slice(0, 200)}`)]
}

/** A style whose sizes hold `units`. */
async function stockSizes({ origin, adminToken }: Target): Promise<void> {
  const base = product(1, 0)
  const skus = base.skus.slice(0, units.length).map((sku, index) => ({ ...sku, quantity: units[index] ?? 0 }))
  const fed: IngestProduct = { ...base, skus }
  await admin(origin, adminToken, '/catalog/products', { products: [fed] })
}

/** Two clients in the middle of things. Once they are together the second acts on the first one's basket. */
type Play = {
  readonly first: CartClient
  readonly second: CartClient
  readonly state: readonly [Reference, Reference]
  readonly together: boolean
  /** The first client is a person's, and so is the second once they are together. */
  readonly ofPerson: boolean
  /** Sequences that this basket has been through. */
  readonly turns: number
}

/**
 * A basket goes through this many sequences, each from where the last one left it: making one costs more than playing
 * one.
 */
const turnsPerBasket = 25

async function twoTabs(origin: string, { starts }: Sequence): Promise<Play> {
  const client = new CartClient(origin, await newGuest(origin))
  const lines = await client.create(starts[0])
  return {
    first: client,
    second: client,
    state: [{ lines, saved: [] }, nothing],
    together: true,
    ofPerson: false,
    turns: 0,
  }
}

async function twoDevices(origin: string, { starts }: Sequence, index: number): Promise<Play> {
  const first = new CartClient(origin, (await enter(origin, index)).token)
  const second = new CartClient(origin, await newGuest(origin))
  const own: Reference = { lines: await first.create(starts[0]), saved: [] }
  const guests: Reference = { lines: await second.create(starts[1]), saved: [] }
  return { first, second, state: [own, guests], together: false, ofPerson: true, turns: 0 }
}

/** `difference` is null when platform and reference agree to the end. */
async function playOut(origin: string, begun: Play, { merge, moments }: Sequence, index: number) {
  let play = begun
  const differs = (difference: string) => ({ difference, play })
  for (const [at, moment] of moments.entries()) {
    if (!play.together && at >= (merge ?? 0)) {
      const joined = await join(origin, play, index)
      if (typeof joined === 'string') return differs(joined)
      play = joined
    }
    const next = await act(play, moment)
    if (typeof next === 'string') return differs(`after moment ${at} ${next}`)
    play = next
  }
  const end = agree(await read(play.first), [play.state[0]])
  if (typeof end === 'string') return differs(`in the end ${end}`)
  return { difference: null, play: { ...play, turns: play.turns + 1 } }
}

/** The guest signs in as the person that the first client is. */
async function join(origin: string, { first, second, state, turns }: Play, index: number): Promise<Play | string> {
  const signed = await enter(origin, index, { token: second.token, basketId: second.basketId })
  if (signed.basketId !== first.basketId) return `the merged basket is ${signed.basketId}`
  const joined = agree(await read(first), [merged(state[0], state[1])])
  if (typeof joined === 'string') return `after the merge ${joined}`
  return { first, second: first, state: [joined, nothing], together: true, ofPerson: true, turns }
}

async function act(play: Play, { actions, second, repeat }: Moment): Promise<Play | string> {
  const { state, together } = play
  const side = !together && second ? 1 : 0
  const before = state[side]
  const client = side === 1 ? play.second : play.first
  const steps = actions.flatMap((action) => stepOf(action, before, !play.ofPerson || side === 1) ?? [])
  const answers = await Promise.all(steps.map((step) => client.send(step, repeat)))
  const [one, other] = steps
  const outcomes =
    one && other ? [take(take(before, one), other), take(take(before, other), one)] : [one ? take(before, one) : before]
  const lines = (answers.length === 1 ? answers[0] : null) ?? (await client.readLines())
  const movesSaved = steps.some(({ kind }) => kind === 'save' || kind === 'move-back')
  const after = agree({ lines, saved: movesSaved ? await client.readSaved() : before.saved }, outcomes)
  if (typeof after === 'string') return after
  return { ...play, state: side === 1 ? [state[0], after] : [after, state[1]] }
}

const read = async (client: CartClient): Promise<Reference> => ({
  lines: await client.readLines(),
  saved: await client.readSaved(),
})

function stepOf(action: Action, { lines, saved }: Reference, byGuest: boolean): Step | null {
  if (action.kind === 'add') return action
  if (action.kind === 'move-back') {
    const item = saved[action.saved % Math.max(1, saved.length)]
    return item ? { kind: 'move-back', saved: item } : null
  }
  const line = lines[action.line % Math.max(1, lines.length)]
  if (!line) return null
  switch (action.kind) {
    case 'update':
      return { kind: 'update', id: line.id, size: action.size, qty: action.qty }
    case 'remove':
      return { kind: 'remove', id: line.id }
    case 'save':
      return { kind: 'save', id: line.id, byGuest }
  }
}

/** State that the platform came to, with its own ids; or how it differs from every outcome that is right. */
function agree(seen: Reference, outcomes: readonly Reference[]): Reference | string {
  const right = outcomes.some((outcome) => described(outcome) === described(seen))
  return right ? seen : `there is ${described(seen)}, not ${outcomes.map(described).join(' or ')}`
}

/** Parts that have to agree: lines in their order, the saved list in any. */
function described({ lines, saved }: Reference): string {
  const wordOf = ({ size, gift, qty }: Line) => `${size}${gift ? 'g' : ''}x${qty}`
  return JSON.stringify([lines.map(wordOf), saved.map(wordOf).sort()])
}
