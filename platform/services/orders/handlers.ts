import { busySeconds } from '../../../backend/hashing/call-hashing.ts'
import { keyOf } from '../../../backend/http/idempotency-key.ts'
import { sameSecret } from '../../../backend/http/same-secret.ts'
import { type Result, refuse, succeed } from '../../../backend/result.ts'
import { guessed } from '../../../backend/tries/guesses.ts'
import { takeTry, tooMany } from '../../../backend/tries/tries.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { consumerOperations } from '../../../shared/operations/consumer.ts'
import { codeKey, emailKey, typedCode } from '../../../shared/typed.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import type { HandlersOf, PlatformContext } from '../../context.ts'
import type { CancelAnswer } from '../../objects/placement/giving-back.ts'
import { resendGiftCards, senderOf } from '../balances/issued-gift-cards.ts'
import { orderLimits, resendLimit } from '../guess-limits.ts'
import { cancelByShopper } from './cancel.ts'
import { invoiceHtml } from './invoice.ts'
import { readOrder, readOrdersOf, type StoredOrder } from './placed-orders.ts'
import { orderedBasket, placementOf } from './placements.ts'
import { htmlFile } from './printed.ts'
import { returnLabelHtml } from './return-label.ts'
import { createReturn } from './returns.ts'

type Lookup = { readonly orderNumber: string; readonly email: string; readonly postalCode?: string | undefined }

/**
 * By number and e-mail address, as a guest proves an order. A wrong address is answered like an order that isn't there:
 * else the two could be told apart by trying. ORD400 is for what is no address at all.
 */
async function lookUp(lookup: Lookup, context: PlatformContext): Promise<Result<StoredOrder>> {
  if (!isEmail(lookup.email)) return refuse('ORD400')
  return guessed(context, orderLimits, codeKey(lookup.orderNumber), () => find(lookup, context))
}

async function find(lookup: Lookup, { env }: PlatformContext): Promise<Result<StoredOrder>> {
  const stored = await readOrder(env.DB, codeKey(lookup.orderNumber))
  const proven = await sameSecret(emailKey(lookup.email), emailKey(stored?.order.email ?? ''))
  return stored && proven && hasPostalCode(stored.order, lookup.postalCode) ? succeed(stored) : refuse('ORD409')
}

/** An address that is given has to be right. */
function hasPostalCode({ billingAddress, shipments }: PlacedOrder, postalCode: string | undefined): boolean {
  if (!postalCode) return true
  const addresses = [billingAddress, ...shipments.map(({ address }) => address)]
  return addresses.some((address) => address && typedCode(address.postalCode) === typedCode(postalCode))
}

/** Visible to the owner and to holders of its secret; a 404 to others. */
async function mayRead(
  consumerId: string,
  secret: string,
  st: string | undefined,
  { consumer }: PlatformContext,
): Promise<boolean> {
  if (consumer?.consumerId === consumerId) return true
  return st !== undefined && (await sameSecret(st, secret))
}

async function provenOrder(
  orderNumber: string,
  email: string | undefined,
  context: PlatformContext,
): Promise<Result<StoredOrder>> {
  if (email !== undefined) return lookUp({ orderNumber, email }, context)
  const stored = await readOrder(context.env.DB, codeKey(orderNumber))
  return stored && context.consumer?.consumerId === stored.consumerId ? succeed(stored) : refuse('ORD409')
}

const cancelRefusals: { readonly [Answer in CancelAnswer]?: ErrorCode } = {
  'too-late': 'ORD410',
  'cards-spent': 'GFO409',
  busy: 'API423',
}

export const orderHandlers: HandlersOf<typeof consumerOperations> = {
  /** Also while the order is being made (status PROCESSING) or waits for its payment; once it has failed, why. */
  'consumer.purchase': async ({ params, query }, context) => {
    const { env } = context
    const orderNumber = codeKey(params.orderId)
    const stored = await readOrder(env.DB, orderNumber)
    if (stored) {
      const allowed = await mayRead(stored.consumerId, stored.order.st, query.st, context)
      return allowed ? succeed(stored.order) : refuse('ORD409')
    }
    const placement = await placementOf(env.DB, orderNumber)
    if (!placement) return refuse('ORD409')
    const shown = await orderedBasket(env, placement.basketId).orderAnswer(orderNumber)
    if (!shown || !(await mayRead(placement.consumerId, shown.st, query.st, context))) return refuse('ORD409')
    const { answer } = shown
    return answer.ok ? succeed(answer.value) : refuse(answer.failure.code)
  },

  /** The owner's alone: a file gets around. */
  'consumer.downloadInvoice': async ({ body }, { consumer, env, site }) => {
    const stored = await readOrder(env.DB, codeKey(body.orderNumber))
    if (!stored || consumer?.consumerId !== stored.consumerId) return refuse('ORD409')
    return succeed(htmlFile(invoiceHtml(stored.order, site)))
  },

  /** The owner's, and a guest's who proves the order by its email address. RTN500 where no parcel can go back to. */
  'consumer.returnLabel': async ({ params, body }, context) => {
    const { env, config, site, now } = context
    const address = config.RETURN_ADDRESSES[site.country]
    if (!address) return refuse('RTN500')
    const found = await provenOrder(params.orderId, body.email, context)
    if (!found.ok) return found
    const { order } = found.value
    if ('returnId' in body) {
      const made = order.returns.find(({ returnId }) => returnId === body.returnId)
      return made && order.status === 'PLACED'
        ? succeed(htmlFile(returnLabelHtml(order, made, site, address)))
        : refuse('RTN500')
    }
    const key = keyOf(context) ?? crypto.randomUUID()
    const created = await createReturn(env.DB, order.orderNumber, { items: body.items, key }, now)
    return created.ok ? succeed(htmlFile(returnLabelHtml(order, created.value, site, address))) : created
  },

  /** Somebody else's order, an unknown one and one without gift cards give the same answer. */
  'consumer.resendGiftCard': async ({ body }, { consumer, env, locale, now }) => {
    if (!consumer) return refuse('GFO404')
    const taken = await takeTry(env.DB, resendLimit, consumer.consumerId, now)
    if (!taken.ok) return tooMany(taken.failure.seconds)
    const stored = await readOrder(env.DB, codeKey(body.orderNumber))
    if (stored?.consumerId !== consumer.consumerId) return refuse('GFO404')
    const { order } = stored
    if (order.status !== 'PLACED' || order.cancellation) return refuse('GFO404')
    const result = await resendGiftCards(env, { ...order, locale, sender: senderOf(order) }, body.itemId, now)
    if (result === 'busy') return tooMany(busySeconds)
    return result === 'sent' ? succeed({ success: true }) : refuse('GFO404')
  },

  'consumer.purchaseHistory': async ({ body }, { consumer, env }) =>
    consumer ? succeed(await readOrdersOf(env.DB, consumer.consumerId, body.start, body.count)) : refuse('OHS4004'),

  /** Without the secret: who has a number and an address doesn't get more than they showed. */
  'consumer.trackOrder': async ({ body }, context) => {
    const order = await lookUp(body, context)
    return order.ok ? succeed({ ...order.value.order, st: '' }) : order
  },

  /**
   * `success` is false where the payment provider doesn't take it back. While the provider doesn't answer it is true,
   * and the order's status says when the cancellation has ended.
   */
  'consumer.cancelOrder': async ({ body }, context) => {
    const order = await lookUp(body, context)
    if (!order.ok) return order
    const { orderNumber } = order.value.order
    const answer = await cancelByShopper(context.env, orderNumber, context.now)
    const refusal = cancelRefusals[answer]
    if (refusal) return refuse(refusal)
    return succeed({ success: answer === 'cancelled' || answer === 'working' })
  },
}
