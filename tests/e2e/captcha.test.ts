import { expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { answerCaptcha } from '../harness/captcha.ts'
import { atLocalhost, useShop } from '../harness/shop.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { americanAddress, walker } from '../integration/shop/checkout-walk.ts'

const vars = { CAPTCHA_REQUIRED: 'auth.signin,auth.signup,auth.resetPassword,cart.setShippingAddress,cart.placeOrder' }
const shop = atLocalhost(useShop({ catalogue: 'demo', vars: { shop: vars, platform: vars } }))
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })

const question = /which of these do you wear on your feet/

it.each(['desktop', 'phone'] as const)('script solves a captcha while the form is filled in (%s)', async (screen) => {
  const page = await openPage({ screen })
  await page.goto('/en-us/account')
  await page.getByText('Checked. You can go on.').waitFor()
  expect(await page.getByRole('group', { name: question }).isVisible()).toBe(false)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('Email').fill('member@kerb.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Hello, Mara').first().waitFor()
})

it('a press that comes before the work is done waits for it', async () => {
  const page = await openPage()
  await page.goto('/en-us/forgot-password')
  await page.getByLabel('Email').fill('member@kerb.example')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en-us/account*')
})

it('in a dialog a wrong password brings another, and the right one signs in', async () => {
  expectProblem(/status of 400/)
  const page = await openPage()
  await page.goto('/en-us/dialog/sign-in?returnTo=/en-us/help')
  const enter = async (password: string) => {
    await page.getByLabel('Email').fill('mitglied@kerb.example')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await enter('Wrong-2026')
  await page.getByText(/do not match/).waitFor()
  await enter(demoPassword)
  await page.getByText('You’re signed in').first().waitFor()
})

it('without script its question is a group of labeled choices, and fits a phone', async () => {
  const page = await openPage({ screen: 'phone', javaScript: false })
  await page.goto('/en-us/account')
  const group = page.getByRole('group', { name: question })
  expect(await group.getByRole('radio').count()).toBe(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await group.getByRole('radio', { name: /^(?:Boot|Sandal|Slipper|Sneaker)$/ }).check()
  await page.getByLabel('Email').fill('member@kerb.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Hello, Mara').first().waitFor()
})

it('where the browser makes no digests the question stays', async () => {
  const page = await openPage({ screen: 'phone' })
  await page.addInitScript('delete Crypto.prototype.subtle')
  await page.goto('/en-us/account')
  await page.locator('form [data-island=proof][data-ready]').waitFor({ state: 'attached' })
  await page.getByRole('group', { name: question }).waitFor()
  expect(await findViolations(page)).toEqual([])
})

it.each([
  ['however early the button is pressed', false],
  ['though the form has started before it', true],
])('an order is placed with it, %s', async (_, isLate) => {
  const walk = walker(shop)
  await walk.add('KCT3886CINK')
  const address = answerCaptcha(await walk.page('/en-us/checkout/shipping'))
  await walk.deliver({ ...americanAddress, ...address })
  const page = await openPage({ visitor: walk.visitor })
  await page.goto('/en-us/checkout/shipping')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/en-us\/checkout\/billing/)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession(), cardType: 'visa', cardLast4: '4242' })
  let pressed = () => undefined as unknown
  const isPressed = new Promise<void>((resolve) => {
    pressed = () => resolve()
  })
  if (isLate) await page.route(/\/assets\/proof-/, (route) => isPressed.then(() => route.continue()))
  await page.goto('/en-us/checkout/summary')
  if (isLate) await page.locator('[data-island=checkout-summary][data-ready]').waitFor()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: /^Place order/ }).click()
  pressed()
  await page.waitForURL(/\/en-us\/order-confirmation/)
  expect(sent).toEqual(['/en-us/checkout/summary'])
})
