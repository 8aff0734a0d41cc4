import { describe, expect, it } from 'vitest'
import { ask } from '../../../bench/reliability/client.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import type { Shop } from '../../harness/shop.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shoe = 'KCT3886CINK'
const owner = 'newmember@kerb.example'
const stranger = 'ipa@kerb.example'
const operator = { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' }

type OpenCases = { cases: readonly { case_number: string; message: string; email: string; phone: string | null }[] }

/** Asking the customer service, without script, in the shop of the file that calls this. */
export function supportCases(shop: Shop, cardSession: (print?: string) => Promise<string>): void {
  const signedIn = async (email: string) => {
    const walk = walker(shop)
    await walk.signIn(email)
    return walk
  }
  const openCases = async () => {
    const answer = await shop.platform.fetch('/admin/support?state=OPEN', { headers: operator })
    return ((await answer.json()) as OpenCases).cases
  }
  const caseIn = (location: string) => /case=(C[0-9A-Z]{9})/.exec(location)?.[1] ?? ''
  const request = {
    topic: 'orders.status',
    name: 'Zoë O’Neil',
    email: 'zoe@shop.example',
    phone: '+1 212 555 0100',
    message: '<b>Where</b> is it?\r\nIt was due "today".',
  }

  describe('the contact page', () => {
    it('numbers the request of a guest, who gets a mail, and the customer service sees it', async () => {
      const walk = walker(shop)
      const page = await walk.page('/en-us/contact-us')
      expect(page).toContain('mailto:')
      const patience = 'We usually answer within two working days.'
      expect(page.match(/[^.>]*working days?\./g)?.map((told) => told.trim())).toEqual([patience])
      expect(page).toContain('<option value="orders.status">Orders and delivery: Where is my order?</option>')
      const sent = await walk.post('/api/contact', request)
      const number = caseIn(sent.location)
      expect([sent.status, sent.location]).toEqual([303, `/en-us/contact-us?case=${number}#write`])
      const thanks = await walk.visitor.fetch(sent.location)
      expect(thanks.headers.get('cache-control')).toBe('private, no-store')
      expect(await thanks.text()).toMatch(new RegExp(`role="status">.*Your case number is ${number}`))

      expect(await openCases()).toContainEqual(
        expect.objectContaining({
          case_number: number,
          consumer_id: null,
          message: '<b>Where</b> is it?\nIt was due "today".',
          phone: '+1 212 555 0100',
        }),
      )
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      expect(outbox).toContain(`We received your message (${number})`)
      expect(outbox).toContain(patience)

      const url = `/admin/support/${number}`
      const close = (path: string, state: string) =>
        shop.platform.fetch(path, { method: 'POST', headers: operator, body: JSON.stringify({ state }) })
      expect([(await close(url, 'LOST')).status, (await close('/admin/support/C0', 'CLOSED')).status]).toEqual([
        400, 404,
      ])
      expect((await close(url, 'CLOSED')).status).toBe(200)
      expect((await openCases()).map((one) => one.case_number)).not.toContain(number)
      expect((await shop.platform.fetch('/admin/support')).status).toBe(401)
    })

    it('is the page again with everything typed where something is missing', async () => {
      const walk = walker(shop)
      await walk.page('/de-de/contact-us')
      const refused = await walk.post('/api/contact', { ...request, email: 'no address', topic: '' })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/id="f-email-fault"/)
      expect(refused.html).toMatch(/id="f-topic-fault"/)
      expect(refused.html).toContain('&lt;b&gt;Where&lt;/b&gt; is it?')
      expect(refused.html).toContain('value="Zoë O’Neil"')
      const unknown = await walk.post('/api/contact', { ...request, topic: 'orders.nothing' })
      expect(unknown.status).toBe(422)
      expect(unknown.html).toContain('role="alert"')
    })

    it('shows no words of an address as a number', async () => {
      const html = await walker(shop).page('/en-us/contact-us?case=call-us-now')
      expect(html).not.toContain('call-us-now</strong>')
    })
  })

  it('knows who is signed in, whose requests nobody else sees', async () => {
    const walk = await signedIn(owner)
    const page = await walk.page('/en-us/contact-us')
    expect(page).toContain(`value="${owner}"`)
    const message = 'A question of my own.'
    const sent = await walk.post('/api/contact', { ...request, topic: 'other.else', message })
    const number = caseIn(sent.location)
    const list = await walk.page('/en-us/account/support')
    expect(list).toContain(`Case ${number}`)
    expect(list).toContain(message)
    const other = await signedIn(stranger)
    expect(await other.page('/en-us/account/support')).not.toContain(number)
    const nobody = await walker(shop).visitor.fetch('/en-us/account/support')
    expect(nobody.headers.get('location')).toBe('/en-us/account?returnTo=%2Fen-us%2Faccount%2Fsupport')
  })

  it('hands out what is kept of a person as a file, and deletes the account, for the password alone', async () => {
    const email = 'gone@shop.example'
    const password = 'Kerb-demo-2026'
    const body = { email, password, codeChallenge: 'c'.repeat(43) }
    expect((await ask(shop.platform.url, 'auth.signup', { body })).status).toBe(200)
    const walk = await signedIn(email)
    await walk.add(shoe)
    const page = await walk.visitor.fetch('/en-us/account/privacy')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const wrong = await walk.post('/api/account/export', { exportPassword: 'Wrong-2026' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('id="f-exportPassword-fault"')
    const file = await walk.post('/api/account/export', { exportPassword: password })
    expect(JSON.parse(file.html)).toMatchObject({ consumers: [{ email }], basket: { lines: [{ productId: shoe }] } })

    for (const deletePassword of ['', 'Wrong-2026']) {
      const refused = await walk.post('/api/account/delete', { deletePassword })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/<details[^>]* open=""/)
      expect(refused.html).toContain('id="f-deletePassword-fault"')
    }
    const gone = await walk.post('/api/account/delete', { deletePassword: password })
    expect([gone.status, gone.location]).toEqual([303, '/en-us?said=account-deleted'])
    const home = await walk.page(gone.location)
    expect(home).toContain('Your account was deleted.')
    expect((await walk.visitor.fetch('/en-us/account/privacy')).status).toBe(302)
    await walk.page('/en-us/account')
    expect((await walk.post('/api/session/sign-in', { email, password })).status).toBe(400)
  })

  it('hands out all of 2,000 orders', async () => {
    const email = 'collector@shop.example'
    const password = 'Kerb-demo-2026'
    const body = { email, password, codeChallenge: 'c'.repeat(43) }
    expect((await ask(shop.platform.url, 'auth.signup', { body })).status).toBe(200)
    const walk = await signedIn(email)
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
    const { results: columns } = await database.prepare('PRAGMA table_info(orders)').all<{ name: string }>()
    const changed: Readonly<Record<string, string>> = {
      order_number: "'KCOPY' || n",
      basket_id: "'copy-' || n",
      placed_at: 'placed_at - n * 1000',
      document: "json_set(document, '$.orderNumber', 'KCOPY' || n)",
    }
    const copied = columns.map(({ name }) => changed[name] ?? name).join(', ')
    await database
      .prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1999)
INSERT INTO orders SELECT ${copied} FROM orders, numbers WHERE order_number = ?`,
      )
      .bind(orderNumber)
      .run()
    await walk.page('/en-us/account/privacy')
    const file = await walk.post('/api/account/export', { exportPassword: password })
    const { orders, orderDetails } = JSON.parse(file.html)
    const numbersOf = (list: readonly Readonly<Record<string, unknown>>[], name: string) =>
      new Set(list.map((order) => order[name])).size
    expect([numbersOf(orders, 'order_number'), numbersOf(orderDetails, 'orderNumber')]).toEqual([2000, 2000])
    expect([orders.length, orderDetails.length]).toEqual([2000, 2000])
    const gone = await walk.post('/api/account/delete', { deletePassword: password })
    expect([gone.status, gone.location]).toEqual([303, '/en-us?said=account-deleted'])
  })

  it('takes a warranty request for an item of one’s own order, and no other', async () => {
    const walk = await signedIn(owner)
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const path = `/en-us/account/support/${orderNumber}`
    expect(await walk.page(`/en-us/account/orders/${orderNumber}`)).toContain(`href="${path}"`)
    expect(await walk.page(path)).toContain(`<option value="${shoe}"`)
    const fields = { orderNumber, productId: shoe, email: owner, description: 'The sole came off.' }

    const blank = await walk.post('/api/account/warranty', { ...fields, description: ' ' })
    expect([blank.status, blank.html.includes('id="f-description-fault"')]).toEqual([422, true])
    const wrong = await walk.post('/api/account/warranty', { ...fields, productId: 'KX00000000' })
    expect([wrong.status, wrong.html.includes('The sole came off.')]).toEqual([422, true])
    const sent = await walk.post('/api/account/warranty', fields)
    expect([sent.status, sent.location]).toEqual([303, '/en-us/account/support?said=request-sent'])
    const list = await walk.page(sent.location)
    expect(list).toContain(`order ${orderNumber}`)
    expect(list).toContain('The sole came off.')

    const other = await signedIn(stranger)
    const answers = await Promise.all(
      [orderNumber, 'K000000001'].map(async (number) => [
        (await other.visitor.fetch(`/en-us/account/support/${number}`)).status,
        (await other.post('/api/account/warranty', { ...fields, orderNumber: number })).status,
      ]),
    )
    expect(answers).toEqual([
      [404, 400],
      [404, 400],
    ])
  })
}
