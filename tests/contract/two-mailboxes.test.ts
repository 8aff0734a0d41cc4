import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, seedPeople } from '../../demo/seed/people.ts'
import { random } from '../../shared/random.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { addressOf, mailboxesOf } from './mailboxes.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const { askToMove, undosOf, resetsOf, pressOne, press, choose, forget, signIn } = mailboxesOf(() => shop)

const acts = ['move', 'change', 'press', 'reset', 'forget', 'feed'] as const
type Act = (typeof acts)[number]
/** Act of one of two people, by the mailbox they read. */
type Doing = { readonly act: Act; readonly by: string }
/** `password` works if the act was done; `token` chooses a new one. */
type Done = { readonly by: string; readonly password?: string; readonly token?: string | null }

/** An account between two mailboxes, in the hands of both readers at once. */
async function openDispute(round: number, isProven: boolean) {
  const [person] = await seedPeople(quickCost)
  if (!person) throw new Error('The demo has no people.')
  const boxes = [`one-${round}`, `two-${round}`] as const
  const consumerId = `CDISPUTE${round}`
  const feed = async (name: string, emailProvenAt: string | null) =>
    shop.platform.admin('/people', {
      people: [{ ...person, consumerId, loyalty: null, addresses: [], email: addressOf(name), emailProvenAt }],
    })
  await feed(boxes[0], isProven ? '2026-01-01T00:00:00Z' : null)
  const passwords: string[] = [demoPassword]
  const handed: { readonly by: string; readonly token: string }[] = []
  const sessions: Shopper[] = []
  let acted = 0

  const addressNow = async () => {
    const [row] = await shop.platform.rows('SELECT email FROM consumers WHERE consumer_id = ?', consumerId)
    return boxes.find((name) => JSON.stringify(row).includes(`"${addressOf(name)}"`)) ?? ''
  }
  const passwordNow = async (name: string) => {
    for (const password of passwords) if ((await signIn(name, password)) === null) return password
    return null
  }
  const forgive = () => shop.platform.rows('DELETE FROM tries RETURNING 1')
  const forgiveSignIns = () => shop.platform.rows('DELETE FROM sign_in_attempts RETURNING 1')

  /** Preparation before the moment in which both act: the act itself is one call. */
  async function prepare({ act, by }: Doing): Promise<() => Promise<Done>> {
    acted += 1
    const password = `Chosen-2026-${acted}`
    const at = await addressNow()
    const current = act === 'move' || act === 'change' ? await passwordNow(at) : null
    if (act === 'feed') {
      const later = new Date(Date.now() + 1000 * acted).toISOString()
      return async () => {
        await feed(by, later)
        return { by }
      }
    }
    if (act === 'press') {
      const links = await undosOf(by)
      const link = links[acted % (links.length || 1)] ?? ''
      const guest = await shop.guest()
      return async () => ({ by, token: await pressOne(link, guest) })
    }
    if (act === 'forget') {
      const guest = await shop.guest()
      return async () => {
        await guest.call('auth.resetPassword', { body: { email: addressOf(by) } })
        return { by }
      }
    }
    if (act === 'reset') {
      const token = at === by ? await forget(by, (await resetsOf(by))[0]) : ((await resetsOf(by))[0] ?? '')
      const guest = await shop.guest()
      passwords.unshift(password)
      return async () => {
        await choose(token, password, guest)
        return { by, password }
      }
    }
    if (current === null) return async () => ({ by })
    const who = await shop.person(at, undefined, current)
    sessions.push(who)
    if (act === 'change') {
      passwords.unshift(password)
      const body = { currentPassword: current, newPassword: password }
      return async () => {
        await who.refusal('auth.changePassword', { body })
        return { by: at, password }
      }
    }
    const token = await askToMove(who, at === boxes[0] ? boxes[1] : boxes[0])
    return async () => {
      await who.refusal('auth.confirmNewEmail', { body: { token } })
      return { by: at }
    }
  }

  /** Both act in the same moment: neither ends up with a key to the account at the other's address. */
  async function both(one: Doing, other: Doing, story: string): Promise<void> {
    await forgive()
    await forgiveSignIns()
    const [first, second] = [await prepare(one), await prepare(other)]
    const done = await Promise.all([first(), second()])
    for (const { by, token } of done) if (token) handed.push({ by, token })
    const at = await addressNow()
    for (const name of boxes)
      if (name !== at)
        for (const token of [...(await resetsOf(name)), ...handed.flatMap((one) => (one.by === name ? one.token : []))])
          expect(await isLink(token), `${story}: a key of the mailbox that is not the account's`).toBe(false)
    if (done.some(({ by, token }) => token && by === at && !(one.act === 'feed' || other.act === 'feed')))
      for (const { password } of done)
        if (password) expect(await signIn(at, password), `${story}: a password beside an undo`).toBe('AUT401')
    // Whoever was handed a token chooses, so that the next two have an account to act on.
    for (const { by, token } of done) {
      if (!token || by !== at) continue
      acted += 1
      passwords.unshift(`Handed-2026-${acted}`)
      expect(await choose(token, `Handed-2026-${acted}`), `${story}: the key that the undo has handed out`).toBeNull()
    }
  }
  const isLink = async (token: string) =>
    (await (await shop.guest()).refusal('auth.passwordReset', { body: { token } })) === null

  /** Each mailbox presses what it has, twice: one of them has the account then, for good. */
  async function settle(story: string): Promise<void> {
    await forgive()
    await forgiveSignIns()
    for (const name of [...boxes, ...boxes]) {
      const token = await press(name)
      if (!token) continue
      acted += 1
      expect(await choose(token, `Settled-2026-${acted}`), story).toBeNull()
    }
    const winner = await addressNow()
    const loser = boxes.find((name) => name !== winner) ?? ''
    expect(await press(loser), `${story}: ${loser} takes it once more`).toBeNull()
    const known = [...(await resetsOf(boxes[0])), ...(await resetsOf(boxes[1])), ...handed.map(({ token }) => token)]
    const newest = await forget(winner, (await resetsOf(winner))[0])
    expect(await choose(newest, 'Final-2026'), story).toBeNull()
    expect(await signIn(winner, 'Final-2026'), story).toBeNull()
    for (const token of [...known, newest]) expect(await isLink(token), `${story}: a former link`).toBe(false)
    for (const who of sessions) expect(await who.refusal('consumer.get', {}), `${story}: a session`).toBe('AUT498')
    await forgiveSignIns()
    for (const name of boxes)
      for (const password of passwords.slice(0, 4))
        expect(await signIn(name, password), `${story}: ${password} of ${name}`).toBe('AUT401')
    expect(await press(loser), `${story}: the mailbox that lost`).toBeNull()
  }
  return { boxes, both, settle }
}

it('two readers, whatever both do in the same moment: the mailbox that wins has the only password', async () => {
  const chance = random('two-mailboxes')
  for (let round = 0; round < 24; round += 1) {
    const { boxes, both, settle } = await openDispute(round, round % 3 !== 0)
    const doing = (): Doing => ({ act: chance.pick(acts), by: chance.pick(boxes) })
    const told: string[] = []
    for (let step = 0; step < 4; step += 1) {
      const [one, other] = [step === 0 ? ({ act: 'move', by: boxes[0] } as const) : doing(), doing()]
      told.push(`${one.act} by ${one.by} and ${other.act} by ${other.by}`)
      await both(one, other, told.join(', '))
    }
    await settle(told.join(', '))
  }
}, 400_000)
