import type { Cart } from '../../shared/contracts/cart.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { range } from '../reliability/at-once.ts'
import { cardSession } from '../reliability/card.ts'
import { ask, bodyOf } from '../reliability/client.ts'
import { fillCart, newGuest, placeOrder, type Size } from '../reliability/shopper.ts'
import { stockUp, unitsLeft } from '../reliability/stock.ts'
import type { Target } from '../reliability/target.ts'
import { createAccounts, password, signIn } from './accounts.ts'

type Round = { readonly origin: string; readonly email: string; readonly sizes: readonly [Size, Size] }
type Race = (round: Round) => Promise<string[]>

const refresh = (origin: string, refreshToken: string) =>
  ask(origin, 'auth.token', { body: { type: 'Refresh', refreshToken } })

async function unitsIn(origin: string, token: string, basketId: string | null): Promise<number> {
  if (basketId === null) return 0
  const reply = await ask(origin, 'cart.get', { params: { basketId }, query: {} }, { token })
  return reply.status === 200 ? bodyOf<Cart>(reply).items.reduce((sum, { qty }) => sum + qty, 0) : 0
}

/** Two tabs sign in at once with one guest's cart: both are signed in, and the cart is there once. */
const twoTabs: Race = async ({ origin, email, sizes: [size] }) => {
  const faults: string[] = []
  const token = await newGuest(origin)
  const cart = bodyOf<Cart>(
    await ask(origin, 'cart.createWithItem', { body: { item: { ...size, qty: 2 } } }, { token }),
  )
  const tabs = await Promise.all(range(2).map(() => signIn(origin, email, { token, basketId: cart.id })))
  for (const { accessToken, basketId, refreshToken } of tabs) {
    const units = await unitsIn(origin, accessToken, basketId)
    if (units !== 2) faults.push(`two tabs: ${units} units instead of 2`)
    if ((await refresh(origin, refreshToken)).status !== 200) faults.push('two tabs: one was signed out')
  }
  return faults
}

/** Items that a guest adds while signing in are in the one cart or the other. */
const mergeDuringChanges: Race = async ({ origin, email, sizes: [size, other] }) => {
  const token = await newGuest(origin)
  const cart = bodyOf<Cart>(await ask(origin, 'cart.createWithItem', { body: { item: size } }, { token }))
  const adds = range(5).map(() => ask(origin, 'cart.addItems', { body: [{ cartId: cart.id, ...other }] }, { token }))
  const [person, ...answers] = await Promise.all([signIn(origin, email, { token, basketId: cart.id }), ...adds])
  const expected = 1 + answers.filter(({ status }) => status === 200).length
  const mine = await unitsIn(origin, person.accessToken, person.basketId)
  const left = await unitsIn(origin, token, cart.id)
  return mine + left === expected ? [] : [`merge: ${mine} + ${left} units, ${expected} were added`]
}

/** 50 requests that renew one session at once: every answer is a session that lasts, and nobody is signed out. */
const rotation: Race = async ({ origin, email }) => {
  const { refreshToken } = await signIn(origin, email)
  const other = await signIn(origin, email)
  const answers = await Promise.all(range(50).map(() => refresh(origin, refreshToken)))
  const renewed = answers.filter(({ status }) => status === 200)
  const faults = renewed.length === 50 ? [] : [`rotation: ${50 - renewed.length} of 50 were refused`]
  const next = await Promise.all(renewed.map((answer) => refresh(origin, bodyOf<TokenAnswer>(answer).refreshToken)))
  const ended = next.filter(({ status }) => status !== 200).length
  if (ended > 0) faults.push(`rotation: ${ended} sessions ended`)
  if ((await refresh(origin, other.refreshToken)).status !== 200) faults.push('rotation: another device was signed out')
  return faults
}

/** The password is changed on another device during checkout: the order is placed once or refused. */
const signOutDuringCheckout: Race = async ({ origin, email, sizes: [size] }) => {
  const faults: string[] = []
  const { accessToken: token } = await signIn(origin, email)
  const device = await signIn(origin, email)
  const shopper = await fillCart(origin, token, size)
  const before = await unitsLeft(origin, size)
  const key = crypto.randomUUID()
  const session = await cardSession()
  const newPassword = `${password}-${crypto.randomUUID().slice(0, 8)}`
  const changed = (from: string, to: string) =>
    ask(
      origin,
      'auth.changePassword',
      { body: { currentPassword: from, newPassword: to, confirmPassword: to } },
      { token: device.accessToken },
    )
  const [first, change] = await Promise.all([placeOrder(origin, shopper, key, session), changed(password, newPassword)])
  if (change.status !== 200) faults.push(`sign-out: the password was not changed: ${change.code}`)
  if (first.status !== 200 && first.code !== 'AUT498') faults.push(`sign-out: placing answered ${first.code}`)
  const again = await placeOrder(origin, shopper, key, session)
  if (first.status === 200 && again.status === 200 && first.text !== again.text)
    faults.push('sign-out: a second order was placed')
  const history = await ask(origin, 'consumer.purchaseHistory', { body: {} }, { token: device.accessToken })
  const { total } = bodyOf<{ total: number }>(history)
  const sold = first.status === 200 ? 1 : 0
  if (total !== sold) faults.push(`sign-out: ${total} orders, ${sold} were answered`)
  const left = await unitsLeft(origin, size)
  if (before - left > 1) faults.push(`sign-out: ${before - left} units were taken`)
  return faults
}

/** A device renews its session while another signs it out: it is out, whichever comes first, and the other is in. */
const renewalDuringSignOut: Race = async ({ origin, email }) => {
  const faults: string[] = []
  const phone = await signIn(origin, email)
  const laptop = await signIn(origin, email)
  const [ended, ...answers] = await Promise.all([
    ask(origin, 'auth.endOtherDevices', {}, { token: laptop.accessToken }),
    ...range(10).map(() => refresh(origin, phone.refreshToken)),
  ])
  if (ended.status !== 200) faults.push(`sign-out: ending other devices answered ${ended.code}`)
  const renewed = answers.flatMap((answer) => (answer.status === 200 ? [bodyOf<TokenAnswer>(answer)] : []))
  for (const { refreshToken } of [phone, ...renewed])
    if ((await refresh(origin, refreshToken)).status === 200) faults.push('sign-out: a device goes on that was ended')
  if ((await refresh(origin, laptop.refreshToken)).status !== 200) faults.push('sign-out: the device that asked is out')
  return faults
}

const races: readonly Race[] = [twoTabs, mergeDuringChanges, rotation, signOutDuringCheckout, renewalDuringSignOut]

/** Each race `rounds` times, every time with an account of its own. Resolves to what went wrong, in words. */
export async function raceSessions(target: Target, rounds: number): Promise<string[]> {
  const { origin } = target
  const emailOf = (race: number, round: number) => `racer${race}-${round}@bench.example`
  await createAccounts(
    target,
    range(races.length).flatMap((race) =>
      range(rounds).map((round) => ({ consumerId: `CRACER${race}X${round}`, email: emailOf(race, round) })),
    ),
  )
  const sizes = [await stockUp(target, 4, 1000), await stockUp(target, 5, 1000)] as const
  const faults: string[] = []
  for (const round of range(rounds))
    for (const [race, run] of races.entries())
      faults.push(...(await run({ origin, email: emailOf(race, round), sizes })))
  return faults
}
