import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { World } from '../shown/world.ts'
import type { Desk, Ordered } from './desk.ts'
import { historyOf, openingPoints, pointsOf } from './people.ts'
import { named, Purchases, points } from './purchases.ts'

/** How many orders had each part: a run without them shows nothing of it. */
export type Counts = {
  orders: number
  gifts: number
  points: number
  sold: number
  collected: number
  parcelShops: number
  cancelled: number
}
export const noCounts = (): Counts => ({
  orders: 0,
  gifts: 0,
  points: 0,
  sold: 0,
  collected: 0,
  parcelShops: 0,
  cancelled: 0,
})

type Found = { readonly ordered: Ordered; readonly order: PlacedOrder }

/**
 * In words, what orders have of purchases that they aren't of, and accounts from which anything else was taken than
 * their own orders took: an order that was called off gives each its part back.
 */
export async function orderFaults(
  world: World,
  { index, desks, counts }: { readonly index: number; readonly desks: readonly Desk[]; readonly counts: Counts },
): Promise<readonly string[]> {
  const placed = desks.flatMap((desk) => desk.orders)
  const read = await Promise.all(placed.map((ordered) => readOrder(world, ordered)))
  const found = read.filter((one) => typeof one !== 'string')
  count(found, counts)
  const strangers = found.flatMap((one) => strangersIn(index, one))
  return [
    ...read.filter((one) => typeof one === 'string'),
    ...strangers,
    ...(await giftFaults(world, desks, found)),
    ...(await pointFaults(world, index, found)),
    ...(await historyFaults(world, index, placed)),
  ]
}

async function readOrder(world: World, ordered: Ordered): Promise<Found | string> {
  const { orderNumber, email, tag } = ordered
  const { status, text } = await world.order(orderNumber, email)
  if (status !== 200) return `order ${orderNumber} of ${tag} is not ${email}’s: ${status}`
  return { ordered, order: JSON.parse(text) as PlacedOrder }
}

function strangersIn(index: number, { ordered: { orderNumber, tag, marks }, order }: Found): readonly string[] {
  const { flash: _, ...rest } = order
  const text = JSON.stringify(rest)
  const purchases = new Purchases(index)
  const found = [...purchases.marksIn(text), ...purchases.parcelShopsIn(text)]
  const paidBy = paymentsOf(order, points) > 0 ? [...found, points] : found
  const strangers = paidBy.filter((mark) => !marks.has(mark))
  const isOwn = found.includes(tag)
  return isOwn && strangers.length === 0 ? [] : [`order ${orderNumber} of ${tag} has ${paidBy.join()}`]
}

const paymentsOf = ({ paymentMethods }: PlacedOrder, method: string): number =>
  paymentMethods.filter(({ code }) => code === method).reduce((sum, { amount }) => sum + (amount ?? 0), 0)

const isKept = ({ order }: Found): boolean => order.status !== 'CANCELLED'

function count(found: readonly Found[], counts: Counts): void {
  for (const one of found) {
    counts.orders += 1
    if (paymentsOf(one.order, 'GIFT_CARD') > 0) counts.gifts += 1
    if (paymentsOf(one.order, points) > 0) counts.points += 1
    if (one.ordered.marks.has(named)) counts.sold += 1
    if (one.order.shipments.some(({ pickupPerson }) => pickupPerson !== null)) counts.collected += 1
    if (one.order.shipments.some(({ collectionPoint }) => collectionPoint)) counts.parcelShops += 1
    if (!isKept(one)) counts.cancelled += 1
  }
}

async function giftFaults(world: World, desks: readonly Desk[], found: readonly Found[]): Promise<readonly string[]> {
  const faults = desks
    .flatMap((desk) => desk.giftCards)
    .map(async (code) => {
      const taken = found
        .filter(isKept)
        .flatMap(({ order: { paymentMethods } }) =>
          paymentMethods.filter(({ label }) => label.endsWith(code.slice(-4))).map(({ amount }) => amount ?? 0),
        )
      const expected = world.giftBalance - taken.reduce((sum, amount) => sum + amount, 0)
      const left = await world.balanceOf(code, expected)
      return left === expected ? [] : [`gift card ${code} holds ${left} instead of ${expected}`]
    })
  return (await Promise.all(faults)).flat()
}

/** Every voucher is of 500 points. */
async function pointFaults({ origins }: World, index: number, found: readonly Found[]): Promise<readonly string[]> {
  const vouchers = found.filter((one) => isKept(one) && paymentsOf(one.order, points) > 0).length
  const expected = openingPoints - 500 * vouchers
  const left = await pointsOf(origins, index)
  return left === expected ? [] : [`the member of sequence ${index} has ${left} points instead of ${expected}`]
}

/** The member's account lists their own orders and what was sold to them, and no others. */
async function historyFaults(
  { origins }: World,
  index: number,
  placed: readonly Ordered[],
): Promise<readonly string[]> {
  const listed = await historyOf(origins, index)
  const expected = placed.filter(({ isMembers }) => isMembers).map(({ orderNumber }) => orderNumber)
  const missing = expected.filter((number) => !listed.includes(number))
  const strange = listed.filter((number) => !expected.includes(number))
  if (missing.length === 0 && strange.length === 0) return []
  return [`the member of sequence ${index} lacks ${missing.join()} and has ${strange.join()}`]
}
