import { describe, expect, it } from 'vitest'
import { stockUp } from '../../../bench/reliability/stock.ts'
import { demoPassword } from '../../../demo/seed/people.ts'
import { createPasskey } from '../../harness/authenticator.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { atLocalhost, type Shop } from '../../harness/shop.ts'
import { americanAddress, parcelArrived, returnFields, walker } from './checkout-walk.ts'

const shoe = 'KCT3886CINK'
const member = 'newmember@kerb.example'
const stranger = 'ipa@kerb.example'

/** The sections of the account, without script, in the shop of the file that calls this. */
export function accountCases(shop: Shop, cardSession: (print?: string) => Promise<string>): void {
  const signedIn = async (email: string) => {
    const walk = walker(shop)
    await walk.signIn(email)
    return walk
  }

  /** Orders what is in the cart; answers the path of the order in the account. */
  const buy = async (walk: Awaited<ReturnType<typeof signedIn>>): Promise<string> => {
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const number = orderNumberIn(await walk.placed()) ?? ''
    return `/en-us/account/orders/${number}`
  }

  describe('for a guest', () => {
    it.each([
      'orders',
      'orders/K000000001',
      'orders/K000000001/return',
      'profile',
      'addresses/new',
      'payment/new',
      'preferences',
      'password',
      'security',
    ])('%s asks to sign in first, and comes back', async (section) => {
      const walk = walker(shop)
      const response = await walk.visitor.fetch(`/en-us/account/${section}`)
      const signIn = response.headers.get('location') ?? ''
      expect([response.status, signIn]).toEqual([
        302,
        `/en-us/account?returnTo=%2Fen-us%2Faccount%2F${encodeURIComponent(section)}`,
      ])
      const html = await walk.page(signIn)
      expect(html).toContain(`name="returnTo" value="/en-us/account/${section}"`)
      expect(html).toContain('name="password"')
    })

    it('a form of the account leads to the sign-in', async () => {
      const walk = walker(shop)
      await walk.page('/en-us/account')
      const order = { orderNumber: 'K000000001', returnTo: '/en-us/account/orders/K000000001' }
      const answer = await walk.post('/api/account/order-cancel', order)
      expect([answer.status, answer.location]).toEqual([
        303,
        '/en-us/account?returnTo=%2Fen-us%2Faccount%2Forders%2FK000000001',
      ])
    })
  })

  describe('orders', () => {
    it('are listed, shown, bought again, billed and cancelled by who made them, and nobody else', async () => {
      const walk = await signedIn(member)
      await walk.add(shoe)
      const path = await buy(walk)
      const number = path.split('/').at(-1) ?? ''
      expect(await walk.page('/en-us/account/orders')).toContain(`href="${path}"`)
      const answer = await walk.visitor.fetch(path)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const page = await walk.page(path)
      for (const text of ['12 Orchard Street', 'Visa •••• 4242', 'Buy again', 'Cancel this order'])
        expect(page).toContain(text)

      const file = await walk.visitor.fetch(`/api/account/invoice/${number}?locale=en-us`)
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${number}.html"`)
      expect(await file.text()).toContain(number)

      const repeated = { orderNumber: number, key: /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '' }
      for (let press = 0; press < 2; press += 1) {
        const purchased = await walk.post('/api/account/buy-again', repeated)
        expect([purchased.status, purchased.location]).toEqual([303, '/en-us/cart?said=bought-again'])
      }
      const { cart } = (await (await walk.visitor.fetch('/api/cart')).json()) as { cart: { totalItems: number } }
      expect(cart.totalItems).toBe(1)

      const other = await signedIn(stranger)
      expect((await other.visitor.fetch(path)).status).toBe(404)
      expect((await other.visitor.fetch(`/api/account/invoice/${number}?locale=en-us`)).status).toBe(404)
      expect((await other.post('/api/account/order-cancel', { orderNumber: number })).status).toBe(400)

      const cancelled = await walk.post('/api/account/order-cancel', { orderNumber: number })
      expect(cancelled.location).toBe(`${path}?said=order-cancelled`)
      expect(await walk.page(cancelled.location)).toMatch(/role="status">Your order is cancelled/)
      const late = await walk.post('/api/account/order-cancel', { orderNumber: number })
      expect(late.status).toBe(303)
    })

    it('that have arrived are returned with a label, once, and nothing chosen is lost on the way', async () => {
      const walk = await signedIn(member)
      await walk.add(shoe)
      const path = await buy(walk)
      const orderNumber = path.split('/').at(-1) ?? ''
      expect(await walk.page(path)).not.toContain('Return items')
      expect(await walk.page(`${path}/return`)).toContain('nothing left to return')
      await parcelArrived(shop, orderNumber)
      const arrived = await walk.page(path)
      expect(arrived).toContain(`href="${path}/return"`)
      expect(arrived).toContain('Delivered on')
      expect(arrived).toContain('<dd>Delivered</dd>')
      expect(await walk.page('/en-us/account/orders')).toMatch(/Delivered<\/span>/)
      expect(arrived).not.toContain('Cancel this order')
      const late = await walk.post('/api/account/order-cancel', { orderNumber })
      expect([late.status, late.html]).toEqual([409, expect.stringMatching(/role="alert">This order can no longer be/)])

      const { qty, reason, fields } = returnFields(await walk.page(`${path}/return`))
      const empty = await walk.post('/api/account/return', { orderNumber, ...fields, [qty]: '' })
      expect([empty.status, empty.html.includes('Choose at least one item.')]).toEqual([422, true])
      const unexplained = await walk.post('/api/account/return', { orderNumber, ...fields, [reason]: '' })
      expect([unexplained.status, /aria-invalid="true"/.test(unexplained.html)]).toEqual([422, true])
      expect(unexplained.html).toContain('<option value="1" selected="">1</option>')
      for (let press = 0; press < 2; press += 1) {
        const made = await walk.post('/api/account/return', { orderNumber, ...fields })
        expect(made.location).toBe(`${path}?said=return-created`)
      }
      const page = await walk.page(`${path}?said=return-created`)
      expect(page).toMatch(/role="status">Your return is noted/)
      expect(page.match(/Return K[A-Z0-9]+-R\d/g)).toEqual([`Return ${orderNumber}-R1`])
      expect(page).toContain('Too small')
      const label = await walk.visitor.fetch('/api/account/return-label?locale=en-us', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          csrf: /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '',
          orderNumber,
          returnId: `${orderNumber}-R1`,
        }).toString(),
      })
      expect(label.headers.get('content-disposition')).toBe(`attachment; filename="${orderNumber}-R1.html"`)
      expect(await label.text()).toContain('Return label')

      const other = await signedIn(stranger)
      expect((await other.visitor.fetch(`${path}/return`)).status).toBe(404)
      expect((await other.post('/api/account/return', { orderNumber, ...fields })).status).toBe(400)
    })

    it('with gift cards have them emailed again, by who bought them', async () => {
      const walk = await signedIn(member)
      await walk.add(shoe)
      const category = await walk.page('/en-us/c/gift-cards-4400')
      await walk.add(/href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(category)?.[1] ?? '')
      const path = await buy(walk)
      const page = await walk.page(path)
      expect(page).toContain('Email it again')
      const orderNumber = path.split('/').at(-1) ?? ''
      const itemId = /name="itemId" value="([^"]+)"/.exec(page)?.[1] ?? ''
      const sent = await walk.post('/api/account/resend-gift-card', { orderNumber, itemId })
      expect(sent.location).toBe(`${path}?said=gift-card-sent`)
      expect(await walk.page(sent.location)).toMatch(/role="status">The gift card is on its way again/)
      const unknown = await walk.post('/api/account/resend-gift-card', { orderNumber, itemId: 'no-such-line' })
      expect([unknown.status, unknown.html.includes('role="alert"')]).toEqual([422, true])
      const other = await signedIn(stranger)
      expect((await other.post('/api/account/resend-gift-card', { orderNumber, itemId })).status).toBe(404)
    })

    it('that can’t be bought again as a whole say which lines stay out, and why, in our words alone', async () => {
      const operator = { origin: shop.platform.url, adminToken: shop.adminToken }
      const last = await stockUp(operator, 7, 5)
      const walk = await signedIn(member)
      await walk.add(shoe)
      expect((await walk.post('/api/cart/add', { ...last, qty: '1' })).location).toBe('/en-us/cart')
      const path = await buy(walk)
      await stockUp(operator, 7, 0)
      const key = /name="key" value="([^"]+)"/.exec(await walk.page(path))?.[1] ?? ''
      const bought = await walk.post('/api/account/buy-again', { orderNumber: path.split('/').at(-1) ?? '', key })
      expect(bought.location).toMatch(/\?added=1&missing=[\w-]+%3AINV\d+$/)
      const page = await walk.page(bought.location)
      expect(page).toContain('1 item is in your cart.')
      expect(page).toMatch(/Could not be added<\/h2><ul><li>[^<]+: [^<]*sold out/)

      const forged = await walk.page(`${path}?added=1&missing=%3Cb%3E:Hello,x:INV700`)
      expect(forged).not.toContain('Hello')
      expect(forged).not.toContain('Could not be added')
    })
  })

  describe('the profile', () => {
    const profile = { firstName: 'Ilo', lastName: 'Brackwater', birthDate: '11/02/1998', phone: '2125550145' }

    it('is changed, shown again in the country’s way, and greets by the new name', async () => {
      const walk = await signedIn(member)
      const before = await walk.page('/en-us/account/profile')
      expect(before).toContain('value="11/02/1998"')
      expect(before).toContain('value="(212) 555 - 0145"')
      const saved = await walk.post('/api/account/profile', {
        ...profile,
        firstName: 'Îlo 李',
        gender: 'nonbinary',
        preferredShoeSize: '268 men us',
        shoeWidth: 'wide',
      })
      expect([saved.status, saved.location]).toEqual([303, '/en-us/account/profile?said=saved'])
      const after = await walk.page(saved.location)
      for (const text of ['value="Îlo 李"', 'signed in as Îlo 李', 'Saved.']) expect(after).toContain(text)
      for (const value of ['nonbinary', '268 men us', 'wide'])
        expect(after).toMatch(new RegExp(`<option[^>]*(?:value="${value}"[^>]*selected|selected[^>]*value="${value}")`))
    })

    it.each([
      ['a date that the calendar doesn’t have', { birthDate: '02/30/1990' }, 'birthDate', 'Date should match'],
      ['somebody under 16', { birthDate: '01/01/2020' }, 'birthDate', 'The minimum age is 16'],
      ['a member’s date of birth taken away', { birthDate: '' }, 'birthDate', 'Enter your date of birth'],
      ['a phone number of another account', { phone: '2125550144' }, 'phone', 'belongs to another account'],
      ['a phone number that is none', { phone: '123' }, 'phone', 'A valid phone number'],
      ['a name with a tag', { lastName: '<b>Bold</b>' }, 'lastName', 'Name is not valid.'],
    ])('refuses %s at its field, with what was typed', async (_, invalid, field, text) => {
      const walk = await signedIn(member)
      const refused = await walk.post('/api/account/profile', { ...profile, postalCode: '10099', ...invalid })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(new RegExp(`id="f-${field}-fault">[^<]*${text}`))
      expect(refused.html).toContain('value="10099"')
      expect(await walk.page('/en-us/account/profile')).not.toContain('10099')
    })

    it('is left alone when every field is empty', async () => {
      const walk = await signedIn(member)
      const { location } = await walk.post('/api/account/profile', { phoneCode: '1', birthDate: ' ' })
      expect(location).toBe('/en-us/account/profile?said=unchanged')
      expect(await walk.page(location)).toContain('value="Brackwater"')
    })

    it('keeps what was typed when the session has ended elsewhere', async () => {
      const walk = await signedIn(member)
      const stale = walk.visitor.cookies.header()
      const csrf = /name="csrf" value="([^"]+)"/.exec(await walk.page('/en-us/account'))?.[1] ?? ''
      await walk.post('/api/session/sign-out', {})
      const answer = await shop.fetch('/api/account/profile?locale=en-us', {
        method: 'POST',
        headers: { cookie: stale, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf, ...profile, lastName: 'Still Here' }).toString(),
      })
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toContain('value="Still Here"')
      expect(html).toMatch(/role="alert"[^>]*><p>You are not signed in anymore/)
    })
  })

  describe('addresses', () => {
    const typed = (fields: Readonly<Record<string, string>> = {}) => ({
      approachType: 'S',
      ...Object.fromEntries(
        Object.entries(americanAddress).flatMap(([name, value]) =>
          name.startsWith('shipping.') ? [[name.replace('shipping.', 'address.'), value]] : [],
        ),
      ),
      ...fields,
    })
    const cards = async (walk: Awaited<ReturnType<typeof signedIn>>) => {
      const html = await walk.page('/en-us/account/addresses')
      return [...html.matchAll(/<address>.*?<\/li>/gs)].map(([card]) => ({
        id: /name="addressId" value="([^"]+)"/.exec(card)?.[1] ?? '',
        street: /<span>(\d+ [^<]+)/.exec(card)?.[1] ?? '',
        isMain: card.includes('>Default<'),
      }))
    }

    it('are added, edited, made main and removed', async () => {
      const walk = await signedIn(member)
      const save = (fields: Readonly<Record<string, string>>) => walk.post('/api/account/address', fields)
      expect((await save(typed())).location).toBe('/en-us/account/addresses?said=saved')
      await save(typed({ 'address.addressLine1': '14 Orchard Street' }))
      const [first, second] = await cards(walk)
      expect([first?.isMain, second?.isMain]).toEqual([true, false])

      const edit = await walk.page(`/en-us/account/addresses/${second?.id}`)
      expect(edit).toContain('value="14 Orchard Street"')
      await save(typed({ addressId: second?.id ?? '', 'address.addressLine1': '16 Orchard Street' }))
      await walk.post('/api/account/address-main', { addressId: second?.id ?? '' })
      const moved = await cards(walk)
      expect(moved.find(({ isMain }) => isMain)?.street).toBe('16 Orchard Street')
      expect(moved.filter(({ isMain }) => isMain)).toHaveLength(1)

      for (const { id } of moved) {
        const removed = await walk.post('/api/account/address-remove', { addressId: id })
        expect(removed.location).toBe('/en-us/account/addresses?said=removed')
      }
      expect(await cards(walk)).toEqual([])
    })

    it('that can’t be taken come back as typed, with what is wrong and where', async () => {
      const walk = await signedIn(member)
      const refused = await walk.post('/api/account/address', typed({ 'address.postalCode': 'x', main: 'on' }))
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('id="f-address-postalCode-fault"')
      expect(refused.html).toContain('value="12 Orchard Street"')
      await walk.post('/api/account/address', typed())
      const twice = await walk.post('/api/account/address', typed())
      expect(twice.html).toMatch(/role="alert"[^>]*><p>You have already saved this address/)
      expect(twice.html).toContain('value="12 Orchard Street"')
    })

    it('of a bill stay while they are the main one, and those of others are unknown', async () => {
      const walk = await signedIn('registered@kerb.example')
      const main = await walk.post('/api/account/address-remove', { addressId: 'A3-B' })
      expect(main.status).toBe(409)
      expect(main.html).toMatch(/role="alert">We could not delete this billing address/)
      for (const form of ['address-remove', 'address-main']) {
        const other = await walk.post(`/api/account/${form}`, { addressId: 'A1-S' })
        expect([other.status, other.html.includes('not in your account anymore')]).toEqual([409, true])
      }
      expect((await walk.visitor.fetch('/en-us/account/addresses/A1-S')).status).toBe(404)
    })
  })

  describe('payment', () => {
    const ids = (html: string) =>
      [...html.matchAll(/instrument-remove.*?name="instrumentId" value="([^"]+)"/gs)].map(([, id = '']) => id)

    it('keeps cards and rewards: one of each kind is the main one, any can go', async () => {
      const walk = await signedIn(member)
      await walk.page('/en-us/account/payment/new')
      for (const print of ['first', 'second']) {
        const saved = await walk.post('/api/account/card', { cardSession: await cardSession(print) })
        expect([saved.status, saved.location]).toEqual([303, '/en-us/account/payment?said=saved'])
      }
      const twice = await walk.post('/api/account/card', { cardSession: await cardSession('first') })
      expect(twice.status).toBe(422)
      expect(twice.html).toMatch(/role="alert"[^>]*><p>You have already saved this card/)
      const [, second = ''] = ids(await walk.page('/en-us/account/payment'))
      expect((await walk.post('/api/account/instrument-main', { instrumentId: second })).location).toContain(
        'made-main',
      )
      const listed = await walk.page('/en-us/account/payment')
      expect(ids(listed)[0]).toBe(second)
      expect(listed.match(/>Default</g)).toHaveLength(1)
      for (const instrumentId of ids(listed)) await walk.post('/api/account/instrument-remove', { instrumentId })
      expect(await walk.page('/en-us/account/payment')).toContain('No cards saved.')
    })

    it('says at the code what is wrong with it, and nothing of other people’s', async () => {
      const walk = await signedIn(member)
      const add = (code: string) => walk.post('/api/account/reward', { code })
      expect((await add('')).html).toMatch(/id="f-code-fault">This field is required/)
      const unknown = await add('NOSUCHCODE')
      expect(unknown.html).toMatch(/id="f-code-fault">We could not save this reward/)
      expect(unknown.html).toContain('value="NOSUCHCODE"')
      expect((await add('kerbreward25')).location).toBe('/en-us/account/payment?said=saved')
      expect((await add('KERBREWARD25')).html).toMatch(/id="f-code-fault">You have already saved this reward/)
      const [own = ''] = ids(await walk.page('/en-us/account/payment'))
      const other = await signedIn(stranger)
      for (const form of ['instrument-main', 'instrument-remove']) {
        const [theirs, nobodys] = [
          await other.post(`/api/account/${form}`, { instrumentId: own }),
          await other.post(`/api/account/${form}`, { instrumentId: 'nobodys' }),
        ]
        expect([theirs.status, nobodys.status]).toEqual([409, 409])
        expect(theirs.html).toMatch(/role="alert">We could not find this way to pay/)
      }
      expect(await walk.page('/en-us/account/payment')).toContain('•••• RD25')
    })
  })

  describe('preferences', () => {
    const path = '/en-us/account/preferences'
    const ticked = (html: string, name: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked`).test(html)

    it('keep the newsletter, notifications, text messages and interests', async () => {
      const walk = await signedIn(member)
      expect(ticked(await walk.page(path), 'newsletter')).toBe(false)
      for (const [form, fields] of [
        ['newsletter', { newsletter: 'on' }],
        ['notifications', { 'notify.favoriteStock': 'on' }],
        ['sms', { sms: 'on', phoneCode: '1', phone: '(212) 555-0199', terms: 'on' }],
        ['interests', { 'interest.running': 'on', 'interest.court': 'on' }],
      ] as const) {
        const saved = await walk.post(`/api/account/${form}`, fields)
        expect([saved.status, saved.location]).toEqual([303, `${path}?said=saved`])
      }
      const html = await walk.page(path)
      const names = [
        'newsletter',
        'notify.favoriteStock',
        'sms',
        'terms',
        'interest.running',
        'interest.court',
        'notify.orders',
      ]
      expect(names.filter((name) => ticked(html, name))).toEqual(names.slice(0, -1))
      expect(html).toContain('value="(212) 555 - 0199"')

      for (const form of ['newsletter', 'notifications', 'sms', 'interests'])
        await walk.post(`/api/account/${form}`, {})
      const empty = await walk.page(path)
      expect(names.filter((name) => ticked(empty, name))).toEqual([])
    })

    it('that were chosen elsewhere meanwhile stay, where an older page is saved', async () => {
      const walk = await signedIn(member)
      await walk.post('/api/account/notifications', { 'notify.orders': 'on', 'notify.favoriteStock': 'on' })
      await walk.post('/api/account/interests', { 'interest.running': 'on' })
      const shown = [...(await walk.page(path)).matchAll(/name="shown" value="([^"]*)"/g)].map(
        ([, boxes = '']) => boxes,
      )
      expect(shown).toEqual(['orders,favoriteStock', 'running'])
      await walk.post('/api/account/notifications', {})
      await walk.post('/api/account/interests', { 'interest.court': 'on' })
      const [topics = '', interests = ''] = shown
      const boxes = { 'notify.orders': 'on', 'notify.favoriteStock': 'on', 'notify.favoritePrices': 'on' }
      await walk.post('/api/account/notifications', { shown: topics, ...boxes })
      await walk.post('/api/account/interests', { shown: interests, 'interest.running': 'on' })
      const html = await walk.page(path)
      const names = [...Object.keys(boxes), 'interest.running', 'interest.court']
      expect(names.filter((name) => ticked(html, name))).toEqual(['notify.favoritePrices', 'interest.court'])
    })

    it('send no text message without a number and its terms', async () => {
      const walk = await signedIn(member)
      const refused = await walk.post('/api/account/sms', { sms: 'on', phoneCode: '1', phone: '12' })
      expect(refused.status).toBe(422)
      expect(refused.html).toMatch(/id="f-phone-fault">A valid phone number/)
      expect(refused.html).toContain('id="f-terms-fault"')
      expect(ticked(refused.html, 'sms')).toBe(true)
      expect(ticked(await walk.page(path), 'sms')).toBe(false)
    })
  })

  describe('security', () => {
    const named = atLocalhost(shop)
    const enter = async (email: string) => {
      const walk = walker(named)
      await walk.signIn(email)
      return walk
    }
    const challengeFor = async (walk: ReturnType<typeof walker>, action: string) => {
      const { html } = await walk.post(`/api/${action}`, {})
      return { challenge: JSON.parse(html).options.challenge, origin: named.url }
    }

    it('adds a passkey, which signs in on the sign-in page, is renamed and removed', async () => {
      const walk = await enter(stranger)
      const page = await walk.page('/en-us/account/security')
      for (const text of ['No passkeys yet.', 'Add a passkey', 'This device', 'href="/en-us/account/password"'])
        expect(page).toContain(text)
      const passkey = createPasskey()
      const made = passkey.made(await challengeFor(walk, 'account/passkey-options'))
      const fields = { name: 'Ada’s <b>key</b>', credential: JSON.stringify(made) }
      const added = await walk.post('/api/account/passkey', fields)
      expect([added.status, added.location]).toEqual([303, '/en-us/account/security?said=passkey-added'])
      expect(await walk.page(added.location)).toContain('Ada’s &lt;b&gt;key&lt;/b&gt;')
      const twice = await walk.post('/api/account/passkey', fields)
      expect(twice.html).toMatch(/role="alert">We could not add this passkey/)
      expect(twice.html).toContain('value="Ada’s &lt;b&gt;key&lt;/b&gt;"')

      const guest = walker(named)
      expect(await guest.page('/en-us/account')).toContain('Sign in with a passkey')
      const proof = passkey.used(await challengeFor(guest, 'session/passkey-options'))
      const shown = { credential: JSON.stringify(proof), returnTo: '/en-us/cart' }
      const entered = await guest.post('/api/session/passkey', shown)
      expect([entered.status, entered.location]).toEqual([303, '/en-us/cart'])
      expect(await guest.page('/en-us/account')).toContain('signed in as')
      const other = walker(named)
      await other.page('/en-us/account')
      const replayed = await other.post('/api/session/passkey', shown)
      expect(replayed.status).toBe(400)
      expect(replayed.html).toMatch(/role="alert"[^>]*><p>We could not sign you in with this passkey/)
      expect(replayed.html).toContain('name="returnTo" value="/en-us/cart"')

      const id = { passkeyId: passkey.id }
      const renamed = await walk.post('/api/account/passkey-rename', { ...id, [`name-${passkey.id}`]: 'Phone' })
      expect(await walk.page(renamed.location)).toContain('Remove Phone?')
      const empty = await walk.post('/api/account/passkey-rename', { ...id, [`name-${passkey.id}`]: ' ' })
      expect(empty.html).toMatch(/role="alert">This field is required/)
      expect((await walk.post('/api/account/passkey-remove', id)).location).toBe('/en-us/account/security?said=removed')
      const gone = await walk.post('/api/account/passkey-remove', id)
      expect(gone.html).toMatch(/role="alert">This passkey is no longer on your account/)
    })

    it('says what a form without the browser’s answer lacks, and offers none where it can’t work', async () => {
      const walk = await enter(stranger)
      const empty = await walk.post('/api/account/passkey', { name: 'Laptop' })
      expect(empty.html).toMatch(/role="alert">We could not add this passkey/)
      const guest = walker(shop)
      expect(await guest.page('/en-us/account')).not.toContain('Sign in with a passkey')
      expect((await guest.post('/api/session/passkey', {})).html).toContain(
        'We could not sign you in with this passkey',
      )
      const numbered = await signedIn(stranger)
      expect(await numbered.page('/en-us/account/security')).toContain('cannot be used at this address')
    })

    it('lists the devices and ends them one by one, or all others', async () => {
      const email = 'athlete@kerb.example'
      const phone = walker(shop)
      const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'
      await phone.page('/en-us/account')
      await phone.post('/api/session/sign-in', { email, password: demoPassword }, { 'user-agent': iPhone })
      const [laptop, tablet] = [await signedIn(email), await signedIn(email)]
      const statusOf = async ({ visitor }: typeof phone) => (await visitor.fetch('/en-us/account/profile')).status
      const page = await laptop.page('/en-us/account/security')
      expect(page.match(/This device/g)).toHaveLength(1)
      const card = page.split('<li>').find((part) => part.includes('Safari on iPhone')) ?? ''
      const deviceId = /name="deviceId" value="([^"]+)"/.exec(card)?.[1] ?? ''
      const ended = await laptop.post('/api/account/device-end', { deviceId })
      expect(await laptop.page(ended.location)).toMatch(/role="status">That device is signed out/)
      expect([await statusOf(phone), await statusOf(tablet), await statusOf(laptop)]).toEqual([302, 200, 200])
      const again = await laptop.post('/api/account/device-end', { deviceId })
      expect(again.html).toMatch(/role="alert">This device is signed out already/)
      const others = await laptop.post('/api/account/devices-end', {})
      expect(await laptop.page(others.location)).toMatch(/role="status">All your other devices are signed out/)
      expect([await statusOf(tablet), await statusOf(laptop)]).toEqual([302, 200])
    })
  })
}
