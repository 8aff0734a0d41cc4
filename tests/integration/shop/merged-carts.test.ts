import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { germanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'
const member = 'mitglied@kerb.example'

/** Chooses the first parcel shop in the list; answers its name. */
async function toParcelShop(walk: ReturnType<typeof walker>, fields = germanAddress): Promise<string> {
  await walk.page('/de-de/checkout/shipping')
  const { html } = await walk.post('/api/checkout/shipping', { ...fields, method: 'pudo' })
  const [, collectionPointId = '', name = ''] =
    /name="collectionPointId" value="([^"]+)".*?class="f-words"><span>([^<]+)/s.exec(html) ?? []
  expect(name).not.toBe('')
  await walk.deliver({ ...fields, method: 'pudo', collectionPointId })
  return name
}

describe('signing in during a purchase', () => {
  it('sends nothing to the parcel shop of the account’s older cart: express fills in the address on file', async () => {
    const [before, now] = [walker(shop, 'de-de'), walker(shop, 'de-de')]
    await before.signIn(member)
    await before.add(shoe)
    const point = await toParcelShop(before)
    await now.add(shoe, 1)
    await now.signIn(member)
    const express = (await now.visitor.fetch('/de-de/checkout')).headers.get('location')
    expect(express).toBe('/de-de/checkout/summary?status=EXPRESS&taken=contact%2Caddress%2Cbilling%2Ccard')
    const review = await now.page(express ?? '')
    expect(review).not.toContain(point)
    expect(review).toContain('Jule Sternfeldt')
    expect(review).toContain(
      'Express. Aus deinem Konto übernommen: E-Mail-Adresse, Lieferadresse, Rechnungsadresse und Karte.',
    )
    expect(await now.page('/de-de/checkout/shipping')).not.toContain(point)
  })

  it('keeps the parcel shop that was chosen before it', async () => {
    const walk = walker(shop, 'de-de')
    await walk.add(shoe)
    const point = await toParcelShop(walk, {
      ...germanAddress,
      'shipping.postalCode': '80331',
      'shipping.city': 'München',
    })
    await walk.signIn(member)
    await walk.page('/de-de/checkout/billing')
    await walk.bill({ payWith: 'PAYPAL' })
    expect(await walk.page('/de-de/checkout/summary')).toContain(point)
  })

  it('writes to the contact that the review shows, also where a later entry of the older cart wins', async () => {
    const [before, now] = [walker(shop, 'de-de'), walker(shop, 'de-de')]
    const pay = { payWith: 'CREDIT_CARD', cardSession: await cardSession() }
    await now.add(shoe)
    await now.deliver(germanAddress)
    await now.bill(pay)
    await before.signIn(member)
    await before.add(shoe, 1)
    await before.deliver({ ...germanAddress, email: 'later@shop.example', savedAddress: 'new' })
    await before.bill(pay)
    await now.signIn(member)
    const review = await now.page('/de-de/checkout/summary')
    const confirmation = await now.placed()
    for (const html of [review, confirmation]) {
      expect(html).toContain('later@shop.example')
      expect(html).not.toContain(germanAddress['email'])
    }
  })
})
