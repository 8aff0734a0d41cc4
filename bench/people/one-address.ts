import type { z } from 'zod'
import type { Address } from '../../shared/contracts/address.ts'
import type { Subscription } from '../../shared/contracts/consumer.ts'
import { cardSession } from '../reliability/card.ts'
import { ask, bodyOf } from '../reliability/client.ts'
import { address, fillCart, newGuest, placeOrder, type Size } from '../reliability/shopper.ts'
import type { Target } from '../reliability/target.ts'
import { password, signIn, signUp } from './accounts.ts'
import { mailsTo, newestToken } from './mail.ts'

type Platform = Pick<Target, 'origin'>
type Consent = z.output<typeof Subscription>

/** A street that no other row has. */
const street = '71 Sparrowgate Row'
const question = 'Do they run narrow at the Sparrowgate'
const newsletterFor = (recipient: string) => ({ type: 'Newsletter', channel: 'email', optin: true, recipient }) as const
/** A member's consent to text messages. */
const texts = { type: 'Newsletter', channel: 'sms', optin: true, recipient: '+12125550171' } as const

/**
 * Rows that are given, changed or deleted by an address or number that nobody has proven: its owner has ordered, asked
 * and subscribed, and somebody else signs up with it. Resolves to what went wrong, in words.
 */
export async function findGiven(target: Platform, email: string, size: Size): Promise<string[]> {
  const { origin } = target
  const traces = await leaveTraces(target, email, size)
  const faults: string[] = []
  const mails = (await mailsTo(origin, email)).length
  const stranger = await signUp(origin, email)
  const check = async (when: string, token: string) => {
    const given = [await exported(origin, token), await listed(origin, token)].join()
    for (const trace of [traces.orderNumber, street, question])
      if (given.includes(trace)) faults.push(`${when}: ${trace} is given`)
  }
  await check('after signing up', stranger.accessToken)
  await check('after signing in', (await signIn(origin, email)).accessToken)
  for (const id of ['consumer.subscribe', 'consumer.updateSubscription'] as const)
    for (const wish of [newsletterFor(email), texts])
      await ask(origin, id, { body: { ...wish, optin: false } }, { token: stranger.accessToken })
  const { subscriptions } = bodyOf<{ subscriptions: Consent[] }>(
    await ask(origin, 'consumer.subscriptions', {}, { token: traces.member }),
  )
  if (!subscriptions.some(({ channel, optin, doubleOptin }) => channel === 'sms' && optin && doubleOptin))
    faults.push('a stranger ended the text messages to a number')
  const deleted = { body: { password } }
  bodyOf(await ask(origin, 'consumer.deleteAccount', deleted, { token: stranger.accessToken }))
  if ((await mailsTo(origin, email)).length < mails) faults.push('after deleting: mails are gone')
  const { orderNumber, token } = traces
  const order = await ask(origin, 'consumer.trackOrder', { body: { orderNumber, email } }, { token })
  if (order.status !== 200) faults.push(`after deleting: the order answers ${order.code}`)
  const consent = await ask(origin, 'consumer.confirmSubscription', { body: { token: traces.newsletter } })
  if (consent.status !== 200) faults.push('after deleting: the newsletter is gone')
  return [...faults, ...(await findMissing(target, email, orderNumber))]
}

/** The owner signs up as well, proves the address, and gets what a stranger must not. */
async function findMissing({ origin }: Platform, email: string, orderNumber: string): Promise<string[]> {
  const { accessToken: token } = await signUp(origin, email)
  const link = (await newestToken(origin, email, /confirm-email\?token=(\w+)/)) ?? ''
  bodyOf(await ask(origin, 'auth.confirmEmail', { body: { token: link } }, { token }))
  const given = [await exported(origin, token), await listed(origin, token)].join()
  return [orderNumber, street, question, '"doubleOptin":true']
    .filter((trace) => !given.includes(trace))
    .map((trace) => `${trace} is missing`)
}

async function leaveTraces({ origin }: Platform, email: string, size: Size) {
  const home: Address = { ...address, email, addressLine1: street }
  const token = await newGuest(origin)
  const shopper = await fillCart(origin, token, size, 1, home)
  const placed = await placeOrder(origin, shopper, crypto.randomUUID(), await cardSession())
  const { orderNumber } = bodyOf<{ orderNumber: string }>(placed)
  const params = { productId: size.productId }
  const body = { text: question, author: 'Wren', email }
  bodyOf(await ask(origin, 'products.askQuestion', { params, body }, { token }))
  bodyOf(await ask(origin, 'consumer.subscribe', { body: newsletterFor(email) }, { token }))
  const newsletter = (await newestToken(origin, email, /newsletter\/confirm\?token=([\w.-]+)/)) ?? ''
  bodyOf(await ask(origin, 'consumer.confirmSubscription', { body: { token: newsletter } }))
  const { accessToken: member } = await signUp(origin, `member-${email}`)
  bodyOf(await ask(origin, 'consumer.subscribe', { body: texts }, { token: member }))
  const code = (await newestToken(origin, texts.recipient, /\b(\d{6}) confirms/)) ?? ''
  bodyOf(await ask(origin, 'auth.provePhone', { body: { phone: texts.recipient, code } }, { token: member }))
  return { orderNumber, token, newsletter, member }
}

async function exported(origin: string, token: string): Promise<string> {
  const body = { requestType: 'ACCESS', organisation: 'kerb', payload: { password } }
  return JSON.stringify(bodyOf(await ask(origin, 'consumer.retrieveUserData', { body }, { token })))
}

async function listed(origin: string, token: string): Promise<string> {
  const replies = await Promise.all([
    ask(origin, 'consumer.purchaseHistory', { body: {} }, { token }),
    ask(origin, 'consumer.subscriptions', {}, { token }),
  ])
  return replies
    .map(bodyOf)
    .map((body) => JSON.stringify(body))
    .join()
}
