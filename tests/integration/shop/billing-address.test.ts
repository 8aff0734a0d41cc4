import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

const moved = { ...americanAddress, 'shipping.addressLine1': '77 Canal Street', email: 'moved@shop.example' }
const own = {
  'billing.firstName': 'Grace',
  'billing.lastName': 'Hopper',
  'billing.addressLine1': '5 Pearl Street',
  'billing.city': 'New York',
  'billing.province': 'NY',
  'billing.postalCode': '10004',
  'billing.phone': '2125550188',
}

/** A shopper who has come to the review once. */
async function reviewed(billing: Readonly<Record<string, string>>) {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'PAYPAL', ...billing })
  return {
    walk,
    billed: async () => (await cartForms(shop, walk.visitor).cart())?.billingAddress,
    saysSame: async () => /<input(?=[^>]*\sname="same")[^>]*\schecked/.test(await walk.page('/en-us/checkout/billing')),
  }
}

it('billing that is the same as delivery follows another delivery address, into the order', async () => {
  const { walk, billed, saysSame } = await reviewed({ same: 'on' })
  await walk.deliver(moved)
  expect(await billed()).toMatchObject({ addressLine1: '77 Canal Street', email: 'moved@shop.example' })
  expect(await saysSame()).toBe(true)
  const review = await walk.page('/en-us/checkout/summary')
  expect(review).not.toContain('12 Orchard Street')
  expect(review).toContain('77 Canal Street')
  await walk.deliver(americanAddress)
  expect(await billed()).toMatchObject({ addressLine1: '12 Orchard Street', email: 'ada@shop.example' })
})

it('a billing address of the shopper’s own stays, also after a delivery to the same place', async () => {
  const { walk, billed, saysSame } = await reviewed({ same: 'no', ...own })
  const toPearlStreet = Object.entries(own).map(([name, value]) => [name.replace('billing.', 'shipping.'), value])
  for (const address of [moved, { ...americanAddress, ...Object.fromEntries(toPearlStreet) }, moved]) {
    await walk.deliver(address)
    expect(await billed()).toMatchObject({
      addressLine1: '5 Pearl Street',
      lastName: 'Hopper',
      email: address['email'],
    })
    expect(await saysSame()).toBe(false)
  }
})
