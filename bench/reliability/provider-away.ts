import { z } from 'zod'
import type { CardOutcome } from '../../demo/payments/sandbox/test-cards.ts'
import type { OrderReport } from '../../platform/services/orders/report.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { message } from '../../shared/errors/message.ts'
import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { Browser } from '../shown/browser.ts'
import { readReview } from '../shown/receipt.ts'
import { home, prefixed } from '../shown/shopper.ts'
import { World } from '../shown/world.ts'
import { pause } from './at-once.ts'
import { Canceller } from './cancel-away.ts'
import { cardSession } from './card.ts'
import { admin } from './client.ts'
import { moneyFaults } from './ledger-audit.ts'
import { type Away, absenceNames, type Provider } from './provider.ts'
import type { Target } from './target.ts'

/** `lost`: it does what it is asked, and no answer arrives. */
export type Absence = Away | 'lost'
export const absences: readonly Absence[] = [...absenceNames, 401, 403, 404, 429, 'lost']

/**
 * When the provider goes away, beside a cancellation (cancel-away.ts). `challenge` and `wallet`: while the shopper is
 * on its page. `back`: the same, but the shopper comes back without having proven anything, and orders again.
 */
const moments = ['authorise', 'capture', 'challenge', 'wallet', 'back'] as const
type Moment = (typeof moments)[number]

const mostRedirects = 2
const mostRequests = 2
/** An authorization that may have arrived late is canceled once more after a minute. */
const settleMs = 150_000

/**
 * How often an attempt asks for its authorization. Asking again can't help where the provider turns the shop away. One
 * that is silent is given up after five seconds, which are three calls of two seconds: a slow machine makes no more.
 */
const mostAsked: Readonly<Partial<Record<Absence, number>>> = { 401: 1, 403: 1, 404: 1, silent: 3 }
const size = '42'
const style = 1
const units = 5000

const LogLine = z.object({
  event: z.literal('payments.call-failed'),
  operation: z.string(),
  status: z.int().nullable(),
  orderNumber: z.string(),
  requestId: z.string(),
})

type AwayOptions = {
  readonly ways: readonly Absence[]
  /** An attempt ends this long after the button was pressed. */
  readonly attemptMs: number
  readonly log: (line: string) => void
}

/**
 * The provider goes away in the middle of orders, at each moment in each way, and comes back; resolves to what a
 * shopper, an operator or the provider's book would complain of, in words.
 */
export async function playAway(target: Target, { ways, attemptMs, log }: AwayOptions): Promise<readonly string[]> {
  const { origin: platformUrl, shopUrl, adminToken, provider } = target
  if (!provider) throw new Error('the provider has to be a process of its own')
  const world = new World({ shopUrl, platformUrl, adminToken }, size)
  await world.deliver(style, 4999, units)
  const faults: string[] = []
  for (const how of ways) {
    const found = await playAbsence(target, world, { how, attemptMs }, provider)
    log(`${how}: ${found.length} faults`)
    faults.push(...found)
  }
  faults.push(...(await playRefusal(target, world, provider)))
  return [...faults, ...(await audit(target, provider))]
}

async function playAbsence(
  target: Target,
  world: World,
  { how, attemptMs }: { readonly how: Absence; readonly attemptMs: number },
  provider: Provider,
): Promise<string[]> {
  const goAway = () => (how === 'lost' ? provider.misbehave({ lost: 1, errors: 0 }) : provider.leave(how))
  const comeBack = () => (how === 'lost' ? provider.misbehave({ lost: 0, errors: 0 }) : provider.leave(null))
  const tries = moments.map((moment) => new Try(target, world, { moment, how, attemptMs }))
  for (const one of tries) await one.prepare()
  const canceller = new Canceller(target, String(how))
  await canceller.placeOrder(world.sizeOf(style))
  target.at('before-capture', goAway)
  for (const one of tries) if (one.moment === 'capture') await one.order()
  await goAway()
  await Promise.all([
    canceller.cancel('checkout.cancelling'),
    ...tries.map((one) => one.moment !== 'capture' && one.order()),
  ])
  await comeBack()
  for (const one of tries) await one.orderAgain()
  await canceller.ends('orderCancelled', settleMs)
  const all = [...tries, { moment: 'cancel', faults: canceller.faults }]
  return all.flatMap(({ moment, faults }) => faults.map((fault) => `${how} at ${moment}: ${fault}`))
}

/** A provider that was away refuses to give an order's money back, and later gives it back after all. */
async function playRefusal(target: Target, world: World, provider: Provider): Promise<string[]> {
  const canceller = new Canceller(target, 'refused')
  await canceller.placeOrder(world.sizeOf(style))
  await provider.leave('dead')
  await canceller.cancel('checkout.cancelling')
  await provider.leave('refusing')
  await canceller.ends('orderNotCancelled', settleMs)
  await canceller.cancel('checkout.notCancelled')
  await provider.leave(null)
  await canceller.cancel('checkout.cancelled')
  await canceller.ends('orderCancelled', settleMs)
  return canceller.faults.map((fault) => `refused at cancel: ${fault}`)
}

type Meeting = { readonly moment: Moment; readonly how: Absence; readonly attemptMs: number }

/** A shopper without script whose order meets the absence. */
class Try {
  readonly moment: Moment
  readonly faults: string[] = []
  private readonly target: Target
  private readonly world: World
  private readonly browser: Browser
  private readonly how: Absence
  private readonly attemptMs: number
  /** Where the shopper comes back from the provider's page; null for an order that needs none. */
  private wayBack: string | null = null

  constructor(target: Target, world: World, { moment, how, attemptMs }: Meeting) {
    this.attemptMs = attemptMs
    this.how = how
    this.target = target
    this.world = world
    this.moment = moment
    this.browser = new Browser(target.shopUrl)
  }

  /** Up to the last thing that the shopper does before the provider is asked. */
  async prepare(): Promise<void> {
    const { browser, moment, world } = this
    const goods = world.sizeOf(style)
    await browser.open(`/en-us/p/x-${goods.productId}`)
    await browser.post('cart/add', { ...goods, qty: '1' })
    const address = prefixed('shipping.', home)
    const email = 'ada@away.example'
    await browser.post('checkout/shipping', { email, method: 'standard', suggestion: 'keep', ...address })
    if (moment === 'wallet') await browser.post('checkout/billing', { same: 'on', payWith: 'PAYPAL' })
    else await this.payByCard(moment === 'challenge' || moment === 'back' ? 'challenge' : 'authorised')
    if (moment === 'authorise' || moment === 'capture') return
    const page = await this.press()
    if (moment === 'back') return
    const back = await fetch(page.headers.get('location') ?? '', { redirect: 'manual' })
    const { pathname, search } = new URL(back.headers.get('location') ?? '')
    this.wayBack = pathname + search
  }

  /** The provider is asked, and away. */
  async order(): Promise<void> {
    const began = performance.now()
    const answer = await (this.wayBack === null ? this.press() : this.browser.answerOf(this.wayBack))
    const requestId = answer.headers.get('x-request-id') ?? ''
    const said = await this.follow(answer.headers.get('location') ?? '')
    const tookMs = await this.untilOpen(began)
    if (tookMs > this.attemptMs) this.faults.push(`the attempt took ${Math.round(tookMs)} ms`)
    const cart = await this.follow('/en-us/cart', mostRequests - 1)
    this.readLog(requestId)
    if (this.moment === 'capture') {
      if (orderNumberIn(said + cart) === undefined) this.faults.push('the order is not confirmed')
      return
    }
    const words = message('PAY503', 'en-us')
    if (!said.includes(words)) this.faults.push(`the page does not say: ${words}`)
    if (said.includes(message('PAY400', 'en-us'))) this.faults.push('the page blames the card')
  }

  /** The provider is back: the same cart can be ordered. */
  async orderAgain(): Promise<void> {
    if (this.moment === 'capture') return
    await this.payByCard('authorised')
    const answer = await this.press()
    const location = answer.headers.get('location') ?? ''
    if (!location.endsWith('/order-confirmation')) this.faults.push(`the second order led to ${location}`)
  }

  private async payByCard(outcome: CardOutcome): Promise<void> {
    const card = {
      payWith: 'CREDIT_CARD',
      cardSession: await cardSession(outcome),
      cardType: 'visa',
      cardLast4: '4242',
    }
    await this.browser.post('checkout/billing', { same: 'on', ...card })
  }

  private async press(): Promise<Response> {
    const review = readReview((await this.browser.open('/en-us/checkout/summary')).html)
    return this.browser.answer('checkout/place', review?.fields ?? {})
  }

  /** The HTML of the page that this leads to. */
  private async follow(path: string, most = mostRedirects): Promise<string> {
    try {
      const { html, redirects } = await this.browser.open(path)
      if (redirects > most) this.faults.push(`${path} redirected ${redirects} times`)
      return html
    } catch (error) {
      this.faults.push(String(error))
      return ''
    }
  }

  /** Until there is a cart that can be changed, or an order; milliseconds since `began`. */
  private async untilOpen(began: number): Promise<number> {
    for (;;) {
      const { html } = await this.browser.open('/api/cart?locale=en-us')
      const { cart, next } = JSON.parse(html) as { cart: Cart | null; next?: string }
      const tookMs = performance.now() - began
      const isOpen =
        this.moment === 'capture' ? cart === null || next?.endsWith('/order-confirmation') : cart?.items.length
      if ((isOpen && !cart?.locked) || tookMs > 2 * this.attemptMs) return tookMs
      await pause(100)
    }
  }

  private readLog(requestId: string): void {
    const lines = this.target.errors.flatMap((line) => {
      const parsed = LogLine.safeParse(readJson(line))
      return parsed.success && parsed.data.requestId === requestId ? [parsed.data] : []
    })
    if (lines.length === 0) this.faults.push('no error line names the call that failed')
    const asked = lines.filter(({ operation }) => operation === 'authorise' || operation === 'complete').length
    if (asked > (mostAsked[this.how] ?? Number.POSITIVE_INFINITY)) this.faults.push(`was asked ${asked} times`)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Asks until the orders and the provider's book agree: what is left then stays. */
async function audit(target: Target, provider: Provider): Promise<string[]> {
  for (const deadline = Date.now() + settleMs; ; await pause(500)) {
    const report = await admin<OrderReport>(target.origin, target.adminToken, '/orders/report')
    const faults = moneyFaults(provider.ledger(), report.orders)
    if (report.open > 0) faults.push(`${report.open} orders are still open`)
    const gone = units - report.lowestStock
    const placed = report.orders.filter(({ status }) => status === 'PLACED').length
    if (gone !== placed) faults.push(`${gone} units are gone for ${placed} orders`)
    if (faults.length === 0 || Date.now() > deadline) return faults
  }
}
