import type { z } from 'zod'
import type { Subscription } from '../../shared/contracts/consumer.ts'
import { range, seededRandom } from '../reliability/at-once.ts'
import { ask, bodyOf } from '../reliability/client.ts'
import type { Target } from '../reliability/target.ts'
import { signUp } from './accounts.ts'
import { newestToken } from './mail.ts'

type Platform = Pick<Target, 'origin'>
type Consent = Pick<z.output<typeof Subscription>, 'type' | 'channel' | 'recipient'>
/** Somebody with a confirmed consent to each of two ways of being written to. */
type Person = { readonly token: string; readonly consents: readonly Consent[] }

const people = 4
/** Share of calls about somebody's own consents, so that a run also has consents that were withdrawn. */
const ownShare = 0.02

/**
 * Random calls by four people, each about a random consent of theirs: given, withdrawn, confirmed with a guessed code,
 * ended with a forged link. After each call by somebody else, the owner's consent is what it was. Resolves to those
 * that were not, in words.
 */
export async function changeConsents({ origin }: Platform, calls: number, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }
  const everybody: Person[] = []
  for (const index of range(people)) everybody.push(await settle(origin, `consents-${index}@bench.example`, index))
  const known = new Map<Consent, string>()
  for (const { token, consents } of everybody)
    for (const consent of consents) {
      const state = await stateOf(origin, token, consent)
      if (state !== confirmed) throw new Error(`${consent.recipient} begins ${state}`)
      known.set(consent, state)
    }
  const faults: string[] = []
  for (const call of range(calls)) {
    const owner = pick(everybody)
    const consent = pick(owner.consents)
    const who = random() < ownShare ? owner : pick(everybody.filter((one) => one !== owner))
    const way = pick(ways)
    await way.send(origin, who.token, consent, random)
    const state = await stateOf(origin, owner.token, consent)
    if (who !== owner && state !== known.get(consent))
      faults.push(`call ${call}, ${way.name} ${consent.channel}: ${known.get(consent)} is ${state}`)
    known.set(consent, state)
  }
  return faults
}

type Way = {
  readonly name: string
  readonly send: (origin: string, token: string, consent: Consent, random: () => number) => Promise<unknown>
}
const wish = (id: 'consumer.subscribe' | 'consumer.updateSubscription', optin: boolean): Way => ({
  name: `${id} ${optin ? 'gives' : 'ends'}`,
  send: (origin, token, consent) => ask(origin, id, { body: { ...consent, optin, doubleOptin: true } }, { token }),
})
const ways: readonly Way[] = [
  wish('consumer.subscribe', true),
  wish('consumer.subscribe', false),
  wish('consumer.updateSubscription', true),
  wish('consumer.updateSubscription', false),
  {
    name: 'a guessed code for',
    send: (origin, token, { recipient }, random) => {
      const code = String(Math.floor(random() * 1e6)).padStart(6, '0')
      return ask(origin, 'auth.provePhone', { body: { phone: recipient.slice(0, 30), code } }, { token })
    },
  },
  {
    name: 'a forged link for',
    send: (origin, token, { type, channel, recipient }) => {
      const text = Buffer.from(`${type[0]}${channel[0]}${recipient}`).toString('base64url')
      const body = { token: `${text}.${'A'.repeat(22)}` }
      return ask(origin, 'consumer.unsubscribe', { body }, { token })
    },
  },
]

const confirmed = 'given and confirmed'

/** How its owner sees a consent. */
async function stateOf(origin: string, token: string, { channel, recipient }: Consent): Promise<string> {
  const answer = await ask(origin, 'consumer.subscriptions', {}, { token })
  const { subscriptions } = bodyOf<{ subscriptions: z.output<typeof Subscription>[] }>(answer)
  const held = subscriptions.find((one) => one.channel === channel && one.recipient === recipient)
  if (!held) return 'missing'
  return `${held.optin ? 'given' : 'ended'} and ${held.doubleOptin ? 'confirmed' : 'not confirmed'}`
}

/** A new person who has proven an address and a number, and confirmed a consent for each. */
async function settle(origin: string, email: string, index: number): Promise<Person> {
  const { accessToken: token } = await signUp(origin, email)
  const phone = `+1212555018${index}`
  const consents = [
    { type: 'Newsletter', channel: 'email', recipient: email },
    { type: 'Newsletter', channel: 'sms', recipient: phone },
  ] as const
  for (const consent of consents)
    bodyOf(await ask(origin, 'consumer.subscribe', { body: { ...consent, optin: true } }, { token }))
  const link = (await newestToken(origin, email, /newsletter\/confirm\?token=([\w.-]+)/)) ?? ''
  bodyOf(await ask(origin, 'consumer.confirmSubscription', { body: { token: link } }, { token }))
  const code = (await newestToken(origin, phone, /\b(\d{6}) confirms/)) ?? ''
  bodyOf(await ask(origin, 'auth.provePhone', { body: { phone, code } }, { token }))
  return { token, consents }
}
