import type { Page } from 'playwright'
import type { Bench } from '../figure.ts'
import { phone } from './conditions.ts'
import { fillCart } from './fill-cart.ts'
import type { Scene } from './interaction-time.ts'

const address = {
  email: 'ada@shop.example',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Walker',
  'shipping.addressLine1': 'Torstraße 1',
  'shipping.city': 'Berlin',
  'shipping.postalCode': '10119',
  'shipping.phone': '3012345678',
}
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** The German shop, which delivers in more than one way. */
async function openDelivery(page: Page, { product }: Bench['pages']): Promise<void> {
  await fillCart(page, product.replace('/en-us/', '/de-de/'))
  await page.goto('/de-de/checkout/shipping', { waitUntil: 'networkidle' })
  for (const name of ['checkout-shipping', 'checkout-steps'])
    await page.locator(`[data-island=${name}][data-ready]`).waitFor({ state: 'attached' })
}

async function openBilling(page: Page, pages: Bench['pages']): Promise<void> {
  await openDelivery(page, pages)
  for (const [name, value] of Object.entries(address)) await field(page, name).fill(value)
  await page.locator('form[data-checkout=shipping] > button[type=submit]').press('Enter')
  await page.locator('[data-island=checkout-billing][data-ready]').waitFor({ state: 'attached' })
  const giftCard = page.locator('details:has([name=code])').first()
  await giftCard.locator('summary').click()
  await giftCard.locator('[name=code]').fill('KERBGIFT0001')
  await giftCard.locator('[name=pin]').fill('2468')
}

export const checkoutScenes: Readonly<Record<string, Scene>> = {
  'step of delivery': {
    screen: phone,
    open: openDelivery,
    interactions: {
      async 'leave a faulty field'(page) {
        await field(page, 'email').fill('ada@')
        await page.keyboard.press('Tab')
      },
      'choose a delivery method': (page) => page.locator('label:has([name=method])').last().click(),
      async 'choose the country of a phone'(page) {
        await field(page, 'shipping.phoneCode').focus()
        await page.keyboard.press('ArrowDown')
      },
    },
  },
  'step of payment': {
    screen: phone,
    open: openBilling,
    interactions: {
      'choose a way to pay': (page) => page.locator('label:has([value=PAYPAL])').click(),
      'apply a gift card': (page) => page.locator('form:has([name=pin]) button[type=submit]').first().click(),
    },
  },
}
