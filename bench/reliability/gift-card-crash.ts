import { giftCardFaultPoints, refundFaultPoints } from '../../platform/objects/placement/fault-point.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { insist, pause } from './at-once.ts'
import { cardSession } from './card.ts'
import { ask, operate } from './client.ts'
import { byReference } from './ledger-audit.ts'
import { newShopper, placeOrder, type Size } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

const cardsPerOrder = 2
const mostTries = 400

/** Calls again until `done` holds for an answer, as a client does whose server dies. Null if it never does. */
async function until<T>(call: () => Promise<T>, done: (answer: T) => boolean): Promise<T | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await call()
    if (done(answer)) return answer
    await pause(60)
  }
  return null
}

async function buyCards({ origin }: Target, size: Size, recipient: string): Promise<PlacedOrder | null> {
  const gift = { ...size, giftOption: { email: recipient, to: 'Grace', message: '' } }
  const shopper = await insist(() => newShopper(origin, gift, cardsPerOrder))
  const [key, session] = [crypto.randomUUID(), await cardSession()]
  const orderIn = (text: string) => JSON.parse(text) as PlacedOrder
  const reply = await until(
    () => placeOrder(origin, shopper, key, session, { timeoutMs: 5000 }),
    ({ status, text }) => status === 200 && orderIn(text).status === 'PLACED',
  )
  return reply && orderIn(reply.text)
}

/** The codes and PINs in the mails to this address. */
async function cardsMailedTo({ origin }: Target, recipient: string) {
  const outbox = await insist(async () => (await fetch(`${origin}/console/outbox`)).text())
  return outbox
    .split('<article>')
    .filter((mail) => mail.includes(`To ${recipient},`))
    .flatMap((mail) => {
      const [, code, pin] = /Code: ([A-Z0-9-]{19})(?:\s|<[^>]+>)+PIN: (\d{8})/.exec(mail) ?? []
      return code && pin ? [{ code, pin }] : []
    })
}

const isCanceled = async ({ origin }: Target, { orderNumber, email }: PlacedOrder): Promise<boolean> => {
  const body = { orderNumber, email }
  await ask(origin, 'consumer.cancelOrder', { body }, { timeoutMs: 5000 })
  const { status, text } = await ask(origin, 'consumer.trackOrder', { body })
  return status === 200 && (JSON.parse(text) as PlacedOrder).status === 'CANCELLED'
}

/** By one key, however often it is asked. */
async function isRefunded(target: Target, { orderNumber, items: [item] }: PlacedOrder): Promise<boolean> {
  const lines = [{ itemId: item?.id, qty: item?.qty }]
  const options = { key: `cards-of-${orderNumber}`, timeoutMs: 5000 }
  const { status, text } = await operate(target, `/orders/${orderNumber}/refund`, { lines }, options)
  return status === 200 && (JSON.parse(text) as { refund: { state: string } }).refund.state === 'DONE'
}

/**
 * The platform dies while gift cards are issued, and while they are taken back with their order or their line: each
 * card is issued and mailed once, and none can be spent once it is refunded. Resolves to what went wrong, in words.
 */
export async function giftCardCrash(target: Target): Promise<string[]> {
  const { origin } = target
  const faults: string[] = []
  const size = await stockUp(target, 4, 1000, { isDigitalProduct: true })

  for (const point of [...giftCardFaultPoints.issue, ...giftCardFaultPoints.revoke, ...refundFaultPoints]) {
    const recipient = `${point}@shop.example`
    const isIssue = giftCardFaultPoints.issue.includes(point)
    const before = target.kills()
    if (isIssue) target.killAt(point)
    const order = await buyCards(target, size, recipient)
    if (!order) {
      faults.push(`${point}: no order`)
      continue
    }
    await target.ready()
    const cards = await cardsMailedTo(target, recipient)
    if (new Set(cards.map(({ code }) => code)).size !== cardsPerOrder || cards.length !== cardsPerOrder)
      faults.push(`${point}: ${cards.length} cards were mailed`)
    if (!isIssue) target.killAt(point)
    const givesBack = refundFaultPoints.includes(point) ? isRefunded : isCanceled
    const isGivenBack = await until(() => givesBack(target, order), Boolean)
    target.killAt(null)
    await target.ready()
    if (!isGivenBack) faults.push(`${point}: the cards were never given back`)
    const refunds = byReference(target.provider?.ledger() ?? [], 'refund').get(order.orderNumber) ?? []
    if (refunds.length !== 1 || refunds[0] !== order.totals.total) faults.push(`${point}: ${refunds} was refunded`)
    if (target.kills() === before) faults.push(`${point}: no kill happened`)
    const { token } = await insist(() => newShopper(origin, size))
    for (const card of cards) {
      const { code } = await ask(origin, 'cart.giftCardBalance', { body: card }, { token })
      if (code !== 'GFC725') faults.push(`${point}: a card of a refunded order can be spent (${code})`)
    }
  }
  return faults
}
