import type { z } from 'zod'
import type { ConsumerProfile, Subscription } from '../../shared/contracts/consumer.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { range, seededRandom } from '../reliability/at-once.ts'
import { cardSession } from '../reliability/card.ts'
import { ask, bodyOf, type Reply } from '../reliability/client.ts'
import { address, fillCart, newGuest, placeOrder, type Size } from '../reliability/shopper.ts'
import type { Target } from '../reliability/target.ts'
import { challengeOf, newResetToken, newVerifier, redeem, sendPassword } from './accounts.ts'
import { newestToken } from './mail.ts'

type Platform = Pick<Target, 'origin'>
/** Somebody who reads one mailbox and one number, and types anybody's. */
type Person = {
  readonly mailbox: string
  readonly phone: string
  readonly password: string
  token: string
  /** Something that only its reader knows was used: a code, or a link. */
  readonly proved: { mailbox: boolean; phone: boolean }
}
type World = {
  readonly origin: string
  readonly size: Size
  /** The address that each order was placed with. */
  readonly orders: Map<string, string>
  readonly random: () => number
}

const people = 4
const callsOfRound = 60
const limited = 'API429'

/**
 * Random calls by four people, who type each other's addresses and numbers: accounts, consents, guests' orders and
 * changes of an address or a number. Nobody's account ever has anything of a mailbox or a number that they can't read,
 * nor of their own before they proved it; and in the end, everybody gets what is theirs. Resolves to faults, in words.
 */
export async function bindUnproven({ origin }: Platform, size: Size, calls: number, seed: number): Promise<string[]> {
  const faults: string[] = []
  for (const round of range(Math.ceil(calls / callsOfRound))) {
    const world = { origin, size, orders: new Map<string, string>(), random: seededRandom(seed * 1000 + round) }
    const everybody: Person[] = []
    for (const index of range(people)) everybody.push(await arrive(origin, round, index))
    const acts: string[] = []
    for (const _ of range(Math.min(callsOfRound, calls))) {
      const who = pick(world, everybody)
      const way = pick(world, ways)
      const whose = pick(world, everybody)
      acts.push(`${everybody.indexOf(who)} ${way.name} ${everybody.indexOf(whose)}`)
      await way.act(world, who, whose)
      const wrong = (await Promise.all(everybody.map((one) => wronglyBound(world, one)))).flat()
      if (wrong.length > 0) {
        faults.push(`round ${round}: ${wrong.join(', ')} after ${acts.slice(-6).join('; ')}`)
        break
      }
    }
    for (const one of everybody) faults.push(...(await missing(world, one)).map((what) => `round ${round}: ${what}`))
  }
  return faults
}

function pick<T>({ random }: Pick<World, 'random'>, from: readonly T[]): T {
  const picked = from[Math.floor(random() * from.length)]
  if (picked === undefined) throw new RangeError('nothing to pick from')
  return picked
}

async function arrive(origin: string, round: number, index: number): Promise<Person> {
  return {
    mailbox: `proofs-${round}-${index}@bench.example`,
    phone: `+1212555${String(1000 + round * people + index).padStart(4, '0')}`,
    password: `Correct-horse-${index}`,
    token: await newGuest(origin),
    proved: { mailbox: false, phone: false },
  }
}

type Way = {
  readonly name: string
  readonly act: (world: World, who: Person, whose: Person) => Promise<unknown>
}

const ways: readonly Way[] = [
  {
    name: 'signs up with the address and number of',
    act: ({ origin }, who, whose) => signUpAs(origin, who, whose),
  },
  { name: 'signs in with the address of', act: ({ origin }, who, { mailbox }) => signInAt(origin, who, mailbox) },
  {
    name: 'wishes the newsletter for',
    act: ({ origin }, { token }, { mailbox }) => subscribe(origin, token, 'email', mailbox),
  },
  { name: 'wishes texts for', act: ({ origin }, { token }, { phone }) => subscribe(origin, token, 'sms', phone) },
  {
    name: 'types the number of',
    act: async ({ origin }, { token }, { phone }) => {
      await ask(origin, 'consumer.update', { body: { phone } }, { token })
      return ask(origin, 'auth.textPhoneCode', { body: {} }, { token })
    },
  },
  {
    name: 'wishes a new address, that of',
    act: ({ origin }, { token, password }, { mailbox: email }) =>
      ask(origin, 'auth.changeEmail', { body: { email, password } }, { token }),
  },
  {
    name: 'asks for a new password for',
    act: ({ origin }, { token }, { mailbox: email }) =>
      ask(origin, 'auth.resetPassword', { body: { email } }, { token }),
  },
  {
    name: 'orders as a guest, and makes an account of it, with the address of',
    act: async ({ origin, size, orders }, { password }, { mailbox: email }) => {
      const shopper = await fillCart(origin, await newGuest(origin), size, 1, { ...address, email })
      const placed = await placeOrder(origin, shopper, crypto.randomUUID(), await cardSession())
      const { orderNumber: orderNo, st } = bodyOf<{ orderNumber: string; st: string }>(placed)
      orders.set(orderNo, email)
      await ask(origin, 'auth.signupFromOrder', { body: { orderNo, st, password } }, { token: shopper.token })
    },
  },
  {
    name: 'opens the link that came to their own mailbox, whatever is guessed of',
    act: async ({ origin, random }, who) => {
      await ask(origin, 'auth.mailEmailLink', { body: {} }, { token: who.token })
      const [pattern, id] = pick({ random }, links)
      const token = (await newestToken(origin, who.mailbox, pattern)) ?? guessed(random)
      await prove(who, 'mailbox', ask(origin, id, { body: { token } }, { token: who.token }))
    },
  },
  {
    name: 'enters the code that was texted to',
    act: async ({ origin, random }, who, { phone }) => {
      const read = phone === who.phone ? await newestToken(origin, phone, /\b(\d{6}) confirms/) : null
      const body = { phone, code: read ?? String(Math.floor(random() * 1e6)).padStart(6, '0') }
      await prove(who, 'phone', ask(origin, 'auth.provePhone', { body }, { token: who.token }))
    },
  },
  {
    name: 'chooses a password by the link that came to their own mailbox, whatever is guessed of',
    act: async ({ origin, random }, who) => {
      const token = (await newestToken(origin, who.mailbox, resetLink)) ?? guessed(random)
      const body = { token, newPassword: who.password }
      await prove(who, 'mailbox', ask(origin, 'auth.confirmForgotPassword', { body }))
      await signInAt(origin, who, who.mailbox)
    },
  },
]

const resetLink = /reset-password\?token=(\w+)/
const links = [
  [/confirm-email\?token=(\w+)/, 'auth.confirmEmail'],
  [/confirm-new-email\?token=(\w+)/, 'auth.confirmNewEmail'],
  [/newsletter\/confirm\?token=([\w.-]+)/, 'consumer.confirmSubscription'],
] as const
const guessed = (random: () => number): string => `${Math.floor(random() * 1e9)}guessed`

async function prove(who: Person, what: keyof Person['proved'], asked: Promise<Reply>): Promise<void> {
  if ((await asked).status === 200) who.proved[what] = true
}

async function signUpAs(origin: string, who: Person, { mailbox: email, phone }: Person): Promise<void> {
  const codeVerifier = newVerifier()
  const body = { email, password: who.password, phone, codeChallenge: challengeOf(codeVerifier) }
  await enter(origin, who, await ask(origin, 'auth.signup', { body }), codeVerifier)
}

async function signInAt(origin: string, who: Person, email: string): Promise<void> {
  const { reply, codeVerifier } = await sendPassword(origin, email, { typed: who.password })
  await enter(origin, who, reply, codeVerifier)
}

async function enter(origin: string, who: Person, reply: Reply, codeVerifier: string): Promise<void> {
  if (reply.status !== 200) return
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(reply)
  who.token = bodyOf<TokenAnswer>(await redeem(origin, authorizationCode, codeVerifier)).accessToken
}

const subscribe = (origin: string, token: string, channel: 'email' | 'sms', recipient: string): Promise<Reply> =>
  ask(origin, 'consumer.subscribe', { body: { type: 'Newsletter', channel, optin: true, recipient } }, { token })

/** Addresses and numbers of which this person's account has something, as they see it themselves. */
async function boundTo({ origin, orders }: World, { token }: Person): Promise<string[]> {
  const [profile, consents, history] = await Promise.all([
    ask(origin, 'consumer.get', {}, { token }),
    ask(origin, 'consumer.subscriptions', {}, { token }),
    ask(origin, 'consumer.purchaseHistory', { body: {} }, { token }),
  ])
  if (profile.status !== 200) return []
  const { consumerDetails } = bodyOf<z.output<typeof ConsumerProfile>>(profile)
  const { email, emailProven, phone, phoneProven } = consumerDetails
  const { subscriptions } = bodyOf<{ subscriptions: z.output<typeof Subscription>[] }>(consents)
  const listed = bodyOf<{ orders: { orderNumber: string }[] }>(history).orders
  return [
    ...(emailProven ? [email] : []),
    ...(phone && phoneProven ? [phone] : []),
    ...subscriptions.flatMap(({ optin, doubleOptin, recipient }) => (optin && doubleOptin ? [recipient] : [])),
    ...listed.flatMap(({ orderNumber }) => orders.get(orderNumber) ?? []),
  ]
}

async function wronglyBound(world: World, who: Person): Promise<string[]> {
  const { mailbox, phone, proved } = who
  const own = [...(proved.mailbox ? [mailbox] : []), ...(proved.phone ? [phone] : [])]
  return (await boundTo(world, who)).filter((what) => !own.includes(what))
}

/** Things that a person with this mailbox and number can't get, whatever others typed before, and their refusals. */
async function missing(world: World, who: Person): Promise<string[]> {
  const { origin } = world
  await signUpAs(origin, who, who)
  const token = await newResetToken(origin, who.mailbox)
  const owner = { ...who, password: `${who.password}-chosen` }
  const replies = [await ask(origin, 'auth.confirmForgotPassword', { body: { token, newPassword: owner.password } })]
  await signInAt(origin, owner, owner.mailbox)
  replies.push(
    await ask(origin, 'consumer.update', { body: { phone: owner.phone } }, { token: owner.token }),
    await ask(origin, 'auth.textPhoneCode', { body: {} }, { token: owner.token }),
  )
  const code = (await newestToken(origin, owner.phone, /\b(\d{6}) confirms/)) ?? ''
  replies.push(await ask(origin, 'auth.provePhone', { body: { phone: owner.phone, code } }, { token: owner.token }))
  const refused = replies.map(({ code }) => code ?? 'done').join()
  const own = await boundTo(world, owner)
  // Enough codes were asked for by now: an hour later there are more.
  const wanted = refused.includes(limited) ? [owner.mailbox] : [owner.mailbox, owner.phone]
  return wanted
    .filter((what) => !own.includes(what))
    .map((what) => `${what} is not its owner's (${refused}; ${own.join()})`)
}
