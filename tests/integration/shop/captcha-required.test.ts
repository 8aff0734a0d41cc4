import { expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { provable } from '../../../shared/captcha-required.ts'
import { text } from '../../../shared/errors/message.ts'
import { guarded } from '../../../worker/context/captchas.ts'
import { answerCaptcha } from '../../harness/captcha.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { atLocalhost, useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, parcelArrived, returnFields, walker } from './checkout-walk.ts'

const vars = { CAPTCHA_REQUIRED: provable.join() }
const shop = atLocalhost(useShop({ catalogue: 'demo', vars: { shop: vars, platform: vars } }))
const refusal = text('CAPTCHA_FAILED', 'en-us')

/** A shopper without script who answers the captcha of the page that was read last. */
function prover() {
  const walk = walker(shop)
  let html = ''
  const prove = {
    visitor: walk.visitor,
    add: walk.add,
    read: async (path: string) => {
      html = await walk.page(path)
      return html
    },
    /** Sends a form of the page that was read last, to that page. */
    send: async (path: string, to: string, fields: Readonly<Record<string, string>>) => {
      const answer = await walk.post(path, { to, ...answerCaptcha(html), ...fields })
      html = answer.html
      return answer
    },
    async signIn(email: string, door: 'account' | 'associate-login' = 'account') {
      await prove.read(`/en-us/${door}`)
      const to = door === 'account' ? 'session/sign-in' : 'session/associate'
      const entered = await prove.send(`/en-us/${door}`, to, { email, password: demoPassword, storeId: '' })
      expect(entered.status).toBe(303)
    },
    /** Brings a shoe to the review of a guest's order; answers that page. */
    async review(): Promise<string> {
      await prove.add('KCT3886CINK')
      await prove.read('/en-us/checkout/shipping')
      expect((await prove.send('/en-us/checkout/shipping', 'checkout/shipping', americanAddress)).status).toBe(303)
      await prove.read('/en-us/checkout/billing')
      await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
      return prove.read('/en-us/checkout/summary')
    },
    /** Answers the confirmation page. */
    order: async () => walk.placed(answerCaptcha(await prove.review())),
  }
  return prove
}

/** Fields of a return that a page keeps. */
const hiddenIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="((?:qty|reason)\.[\w-]+|key)" value="([^"]+)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

/** Targets of a page's forms, each with whether it has a captcha. */
const formsIn = (html: string): readonly (readonly [string, boolean])[] =>
  [...html.matchAll(/<form\b(.*?)<\/form>/gs)].map(([, form = '']) => [
    /name="to" value="([^"]+)"/.exec(form)?.[1] ?? /action="\/api\/([^"?]+)/.exec(form)?.[1] ?? '',
    form.includes('name="captchaAnswer"'),
  ])

it('every form that calls an operation which needs a proof has a captcha', async () => {
  const pages: string[] = []
  const guest = prover()
  for (const path of ['account', 'dialog/sign-in', 'associate-login', 'forgot-password', 'contact-us', 'sign-up'])
    pages.push(await guest.read(`/en-us/${path}`))
  pages.push((await guest.send('/en-us/sign-up', 'session/lookup', { email: 'nobody-here@shop.example' })).html)
  const reviews = (await shop.fetch('/en-us/p/x-KLT7185EPMK/reviews')).headers.get('location') ?? ''
  const [, reviewId = ''] = /<article class="rv" id="r-([\w-]+)"/.exec(await guest.read(reviews)) ?? []
  const ofShoe = 'product=KLT7185EPMK'
  for (const dialog of [`ask-question?${ofShoe}`, `review-content?${ofShoe}&item=${reviewId}`])
    pages.push(await guest.read(`/en-us/dialog/${dialog}`))
  await guest.add('KCT3886CINK')
  for (const path of ['cart', 'checkout/shipping']) pages.push(await guest.read(`/en-us/${path}`))
  await guest.read('/en-us/gift-card')
  pages.push((await guest.send('/en-us/gift-card', 'gift-card/balance', { code: 'KERBGIFT0001', pin: '2468' })).html)
  pages.push(await prover().review())
  const buyer = prover()
  const confirmation = await buyer.order()
  const orderNumber = orderNumberIn(confirmation) ?? ''
  const order = { orderNumber, email: americanAddress['email'] ?? '' }
  pages.push(confirmation, await buyer.read('/en-us/order-tracking'))
  pages.push((await buyer.send('/en-us/order-tracking', 'checkout/track', order)).html)
  await parcelArrived(shop, orderNumber)
  await buyer.read('/en-us/order-tracking')
  pages.push((await buyer.send('/en-us/order-tracking', 'checkout/track', order)).html)
  const person = prover()
  await person.signIn('member@kerb.example')
  const names = { firstName: 'Mara', lastName: 'Quill', birthDate: '05/31/1990', phone: '2125550240' }
  await person.read('/en-us/account/profile')
  expect((await person.send('/en-us/account/profile', 'account/profile', names)).status).toBe(303)
  for (const path of ['profile', 'password', 'security', 'privacy', 'payment', 'payment/new'])
    pages.push(await person.read(`/en-us/account/${path}`))
  pages.push(await person.read(`/en-us/dialog/write-review?${ofShoe}`))
  await person.read('/en-us/account/profile')
  await person.send('/en-us/account', 'session/sign-out', {})
  pages.push((await person.send('/en-us/account/profile', 'account/profile', names)).html)
  const associate = prover()
  await associate.signIn('associate@kerb.example', 'associate-login')
  await associate.add('KCT3886CINK')
  pages.push(await associate.read('/en-us/cart'))

  const forms = pages.flatMap(formsIn)
  for (const operation of provable)
    for (const target of guarded[operation].targets) {
      const found = forms.filter(([to]) => to === target).map(([, hasCaptcha]) => hasCaptcha)
      expect([operation, target, ...new Set(found)]).toEqual([operation, target, true])
    }
})

it('a guest calls an order off, and sends another back', async () => {
  const guest = prover()
  const path = '/en-us/order-tracking'
  const bought = async () => {
    const orderNumber = orderNumberIn(await guest.order()) ?? ''
    return { orderNumber, email: americanAddress['email'] ?? '' }
  }
  const first = await bought()
  await guest.read(path)
  expect((await guest.send(path, 'checkout/track', first)).html).toContain('value="checkout/cancel"')
  const unproven = await guest.send(path, 'checkout/cancel', { ...first, captchaAnswer: '' })
  expect([unproven.status, unproven.html.includes(refusal)]).toEqual([422, true])
  const found = await guest.send(path, 'checkout/track', first)
  expect(found.html, 'nothing is cancelled without a proof').toContain('value="checkout/cancel"')
  const cancelled = await guest.send(path, 'checkout/cancel', first)
  expect([cancelled.status, cancelled.html.includes('Your order is cancelled')]).toEqual([200, true])

  const second = await bought()
  await parcelArrived(shop, second.orderNumber)
  await guest.read(path)
  const { qty, reason, fields } = returnFields((await guest.send(path, 'checkout/track', second)).html)
  const unasked = await guest.send(path, 'checkout/return', { ...second, ...fields, captchaAnswer: '' })
  expect([unasked.status, unasked.html.includes(refusal)]).toEqual([422, true])
  const wrong = await guest.send(path, 'checkout/track', { ...second, ...hiddenIn(unasked.html), captchaAnswer: '' })
  expect(wrong.status).toBe(422)
  const again = await guest.send(path, 'checkout/track', { ...second, ...hiddenIn(wrong.html) })
  expect(again.html, 'what was chosen still is').toMatch(/<details class="confirm" open="">/)
  const chosen = [...again.html.matchAll(/<option value="([^"]+)" selected="">/g)].map(([, value]) => value)
  expect(chosen).toEqual([fields[qty], fields[reason]])
  expect(returnFields(again.html).fields).toEqual(fields)
  const returned = await guest.send(path, 'checkout/return', { ...second, ...fields })
  expect([returned.status, returned.html.includes('Your return')]).toEqual([200, true])
})

it('a copy of one’s data arrives whole, however many pieces it has', async () => {
  const person = prover()
  await person.signIn('member@kerb.example')
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  await database
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 450)
INSERT INTO data_requests (request_id, consumer_id, at)
SELECT 'copy-' || n, consumer_id, n FROM consumers, numbers WHERE email = 'member@kerb.example'`,
    )
    .run()
  await person.read('/en-us/account/privacy')
  const file = await person.send('/en-us/account/privacy', 'account/export', { exportPassword: demoPassword })
  expect(JSON.parse(file.html)['data_requests'].length).toBeGreaterThanOrEqual(450)
})
