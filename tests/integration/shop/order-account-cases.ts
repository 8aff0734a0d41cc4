import { describe, expect, it, vi } from 'vitest'
import { text } from '../../../shared/errors/message.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import type { Shop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shoe = 'KCT3886CINK'
const password = 'Order-2026'

/** A guest makes an account of an order, without script, in the shop of the file that calls this. */
export function orderAccountCases(shop: Shop): void {
  const newWalk = () => walker(shop)
  type Walk = ReturnType<typeof newWalk>

  /** Orders as a guest with this address; answers the order's number and the confirmation page. */
  const order = async (walk: Walk, email: string) => {
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, email, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const html = await walk.placed()
    return { html, number: orderNumberIn(html) ?? '' }
  }
  /** The order that the form of this page is for. */
  const numberIn = (html: string) => /name="orderNumber" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const makeAccount = (walk: Walk, newPassword: string, orderNumber: string) =>
    walk.post('/api/session/order-account', { newPassword, orderNumber })
  const signIn = async (walk: Walk, email: string, typed: string) => {
    await walk.page('/en-us/account')
    return walk.post('/api/session/sign-in', { email, password: typed })
  }
  const subjectOfMailTo = (email: string): Promise<string> =>
    vi.waitFor(
      async () => {
        const outbox = await (await shop.platform.fetch('/console/outbox')).text()
        const mail = outbox.split('<article>').find((one) => one.includes(`To ${email},`))
        const subject = /<h2>([^<]*)/.exec(mail ?? '')?.[1]
        if (!subject) throw new Error(`No mail to ${email}.`)
        return subject
      },
      { timeout: 20_000, interval: 50 },
    )

  /** The path of the mailed link that proves this address; null where none was mailed. */
  const linkIn = async (email: string): Promise<string | null> => {
    const outbox = await (await shop.platform.fetch('/console/outbox')).text()
    const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`))
    return mails.flatMap((mail) => /href="[^"]*(\/en-us\/confirm-email[^"]+)"/.exec(mail)?.[1] ?? [])[0] ?? null
  }

  describe('an account of an order', () => {
    it('is made with a password alone, and has the order once the address is proven, as it is of an account', async () => {
      const people = [
        { email: 'order-guest@shop.example', subject: 'Welcome', opens: password },
        { email: 'registered@kerb.example', subject: 'You already have an account', opens: 'Kerb-demo-2026' },
      ]
      const answers: unknown[] = []
      for (const { email, subject, opens } of people) {
        const walk = newWalk()
        const { html, number } = await order(walk, email)
        expect(html).toContain('name="to" value="session/order-account"')
        const { status, location } = await makeAccount(walk, password, numberIn(html))
        const shown = await walk.page(location)
        answers.push({ status, location, asksAgain: shown.includes('order-account?locale') })
        expect(shown).toContain(number)
        expect(shown).toContain('Check your email')
        expect(await subjectOfMailTo(email)).toBe(subject)
        const elsewhere = newWalk()
        expect((await signIn(elsewhere, email, opens)).status).toBe(303)
        const statusOfOrder = async () => (await elsewhere.visitor.fetch(`/en-us/account/orders/${number}`)).status
        const link = await linkIn(email)
        expect([link === null, await statusOfOrder()]).toEqual(opens === password ? [false, 404] : [true, 200])
        if (link === null) continue
        await elsewhere.page(link)
        await elsewhere.post('/api/account/email-proof', { token: link.split('token=')[1] ?? '' })
        expect(await statusOfOrder()).toBe(200)
      }
      expect(answers[0]).toEqual({
        status: 303,
        location: '/en-us/order-confirmation?said=order-account',
        asksAgain: false,
      })
      expect(answers[1]).toEqual(answers[0])
      expect((await signIn(newWalk(), 'registered@kerb.example', password)).status).toBe(400)
    })

    it('is refused at the field, on the page of the order', async () => {
      const walk = newWalk()
      const { html, number } = await order(walk, 'order-weak@shop.example')
      const refused = await makeAccount(walk, 'short', numberIn(html))
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(
        new RegExp(`id="f-newPassword-fault">${text('field.password', 'en-us').replace('.', '\\.')}`),
      )
      expect(refused.html).toContain(number)
      expect(refused.html).not.toContain('value="short"')
    })

    it('is made of the order of its form alone: not of the one that came after, nor of one sold at a register', async () => {
      const walk = newWalk()
      const first = await order(walk, 'order-first@shop.example')
      await order(walk, 'order-second@shop.example')
      const late = await makeAccount(walk, password, numberIn(first.html))
      expect([late.status, late.location]).toEqual([303, '/en-us/order-confirmation'])
      await walk.signIn('associate@kerb.example', 'associate')
      const sold = await order(walk, 'order-sold@shop.example')
      expect(numberIn(sold.html)).toBe('')
      for (const number of [numberIn(first.html), sold.number]) {
        const taken = await makeAccount(walk, password, number)
        expect([taken.status, taken.location]).toEqual([303, '/en-us/order-confirmation'])
      }
    })

    it('also gets the order that its owner placed before signing in, and nobody else’s', async () => {
      const walk = newWalk()
      const own = await order(walk, 'ipa@kerb.example')
      expect((await signIn(walk, 'ipa@kerb.example', 'Kerb-demo-2026')).status).toBe(303)
      expect((await walk.visitor.fetch(`/en-us/account/orders/${own.number}`)).status).toBe(200)
      expect(await walk.page('/en-us/order-confirmation')).not.toContain('order-account?locale')
      const other = newWalk()
      const guests = await order(other, 'somebody@shop.example')
      expect((await signIn(other, 'ipa@kerb.example', 'Kerb-demo-2026')).status).toBe(303)
      expect((await other.visitor.fetch(`/en-us/account/orders/${guests.number}`)).status).toBe(404)
    })
  })
}
