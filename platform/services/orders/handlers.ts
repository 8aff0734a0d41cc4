import { z } from 'zod'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { consumerOperations } from '../../../shared/operations/consumer.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { sameSecret } from '../../http/same-secret.ts'
import { limited } from '../tries.ts'
import { cancelOrder, cancelWindowMs } from './cancel.ts'
import { htmlFile, invoiceHtml } from './invoice.ts'
import { plainEmail, readOrder, readOrdersOf, type StoredOrder } from './placed-orders.ts'
import { orderedBasket, placementOf } from './placements.ts'

type Lookup = { readonly orderNumber: string; readonly email: string; readonly postalCode?: string | undefined }

/** What is printed in an order may be typed in any case, with spaces. */
const plainNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
const plainPostalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/**
 * By number and e-mail address, as a guest proves an order. A wrong address is answered like an order that isn't there: else the two could be
 * told apart by trying. ORD400 is for what is no address at all.
 */
async function lookUp(lookup: Lookup, context: PlatformContext): Promise<Result<StoredOrder>> {
  if (!z.email().safeParse(lookup.email.trim()).success) return refuse('ORD400')
  const { consumer } = context
  const whos = [`order ${plainNumber(lookup.orderNumber)}`, ...(consumer ? [`consumer ${consumer.consumerId}`] : [])]
  const askers = whos.map((who) => ({ kind: 'track-order', who }) as const)
  return limited(context, askers, () => find(lookup, context))
}

async function find(lookup: Lookup, { env }: PlatformContext): Promise<Result<StoredOrder>> {
  const stored = await readOrder(env.DB, plainNumber(lookup.orderNumber))
  const proven = await sameSecret(plainEmail(lookup.email), plainEmail(stored?.order.email ?? ''))
  return stored && proven && hasPostalCode(stored.order, lookup.postalCode) ? succeed(stored) : refuse('ORD409')
}

/** One that is given has to be right. */
function hasPostalCode({ billingAddress, shipments }: PlacedOrder, given: string | undefined): boolean {
  if (!given) return true
  const addresses = [billingAddress, ...shipments.map(({ address }) => address)]
  return addresses.some((address) => address && plainPostalCode(address.postalCode) === plainPostalCode(given))
}

/** The owner sees it, and who has its secret; to anybody else it isn't there. */
async function mayRead(
  consumerId: string,
  order: PlacedOrder | null,
  st: string | undefined,
  { consumer }: PlatformContext,
): Promise<boolean> {
  if (consumer?.consumerId === consumerId) return true
  return order !== null && st !== undefined && (await sameSecret(st, order.st))
}

export const orderHandlers: HandlersOf<typeof consumerOperations> = {
  /** Also while the order is being made (status PROCESSING) or waits for its payment; once it has failed, why. */
  'consumer.purchase': async ({ params, query }, context) => {
    const { env } = context
    const orderNumber = plainNumber(params.orderId)
    const stored = await readOrder(env.DB, orderNumber)
    if (stored) {
      const allowed = await mayRead(stored.consumerId, stored.order, query.st, context)
      return allowed ? succeed(stored.order) : refuse('ORD409')
    }
    const placement = await placementOf(env.DB, orderNumber)
    if (!placement) return refuse('ORD409')
    const answer = await orderedBasket(env, placement.basketId).orderAnswer(orderNumber)
    const order = answer?.ok ? answer.order : null
    if (!answer || !(await mayRead(placement.consumerId, order, query.st, context))) return refuse('ORD409')
    return answer.ok ? succeed(answer.order) : refuse(answer.code)
  },

  /** The owner's alone: a file gets around. */
  'consumer.downloadInvoice': async ({ body }, { consumer, env, site }) => {
    const stored = await readOrder(env.DB, plainNumber(body.orderNumber))
    if (!stored || consumer?.consumerId !== stored.consumerId) return refuse('ORD409')
    return succeed(htmlFile(invoiceHtml(stored.order, site)))
  },

  'consumer.purchaseHistory': async ({ body }, { consumer, env }) =>
    consumer ? succeed(await readOrdersOf(env.DB, consumer.consumerId, body.start, body.count)) : refuse('OHS4004'),

  /** Without the secret: who has a number and an address doesn't get more than they showed. */
  'consumer.trackOrder': async ({ body }, context) => {
    const found = await lookUp(body, context)
    return found.ok ? succeed({ ...found.value.order, st: '' }) : found
  },

  /** `success` is false where it is too late, or the payment provider doesn't take it back. */
  'consumer.cancelOrder': async ({ body }, context) => {
    const found = await lookUp(body, context)
    if (!found.ok) return found
    const { orderNumber } = found.value.order
    const answer = await cancelOrder(context.env, orderNumber, cancelWindowMs, context.now)
    return succeed({ success: answer === 'cancelled' || answer === 'working' })
  },
}
