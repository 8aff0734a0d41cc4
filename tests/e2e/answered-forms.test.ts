import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** Pages that answer a form are gone back to and reloaded like every other page. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

type Refused = {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** The field that has its value again. */
  readonly kept: string
  /** Account of the person whose form it is. */
  readonly person?: string
}
const wrong = { email: 'nobody@shop.example', password: 'Wrong-2026' }
const forms: readonly Refused[] = [
  { path: '/en-us/account', fields: wrong, kept: 'email' },
  { path: '/en-us/associate-login', fields: { ...wrong, storeId: '1' }, kept: 'email' },
  { path: '/en-us/sign-up', fields: { email: 'nobody@' }, kept: 'email' },
  { path: '/en-us/forgot-password', fields: { forgotEmail: 'nobody@' }, kept: 'forgotEmail' },
  { path: '/en-us/order-tracking', fields: { orderNumber: 'K1', email: 'ada@shop.example' }, kept: 'orderNumber' },
  { path: '/en-us/gift-card', fields: { code: 'NOSUCHCARD01', pin: '2468' }, kept: 'code' },
  // More than a cookie could hold.
  {
    path: '/en-us/contact-us',
    fields: { name: 'Ada', message: 'Where is it? '.repeat(150).trim(), email: 'nobody@' },
    kept: 'message',
  },
  {
    path: '/en-us/account/profile',
    fields: { phone: '123', lastName: 'Lind' },
    kept: 'lastName',
    person: 'member@kerb.example',
  },
  {
    path: '/en-us/account/addresses/new',
    fields: { 'address.city': 'Boston' },
    kept: 'address.city',
    person: 'member@kerb.example',
  },
  { path: '/en-us/checkout/shipping', fields: { 'shipping.city': 'Boston' }, kept: 'shipping.city' },
]

/** Fills the form and sends it as it is, whatever the browser would say about it. */
async function send(page: Page, { fields, kept }: Pick<Refused, 'fields' | 'kept'>): Promise<void> {
  const form = page.locator('main form[method=post]', { has: page.locator(`[name="${kept}"]`) }).first()
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).first().fill(value)
  await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
  const sent = page.waitForEvent('framenavigated')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await sent
}

async function expectRefusal(page: Page, { path, fields, kept }: Refused): Promise<void> {
  await page.locator('main [role=alert], main [aria-invalid=true], main .f-errors').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator(`main [name="${kept}"]`).first().inputValue()).toBe(fields[kept])
}

describe.each([false, true])('with scripts: %s', (javaScript) => {
  const shown = javaScript ? forms.filter(({ path }) => /account$|order-tracking|gift-card/.test(path)) : forms
  it.each(shown)('a refused form of $path is there again after Back and Reload', async (refused) => {
    const walk = walker(shop)
    if (refused.person) await walk.signIn(refused.person)
    if (refused.path.includes('checkout')) await walk.add('KCT3886CINK')
    const page = await openPage({ javaScript, visitor: walk.visitor })
    await page.goto(refused.path)
    await send(page, refused)
    await expectRefusal(page, refused)
    const address = page.url()
    await page.goto('/en-us/help')
    await page.goBack()
    await expectRefusal(page, refused)
    await page.reload()
    await expectRefusal(page, refused)
    expect(page.url()).toBe(address)
    for (const secret of ['password', 'pin'])
      if (refused.fields[secret]) expect(await page.locator(`main [name=${secret}]`).first().inputValue()).toBe('')
    // The form's own address says nothing of it, nor does the answer's to anybody else.
    await page.goto(refused.path)
    expect(await page.locator('main [role=alert], main [aria-invalid=true], main .f-errors').count()).toBe(0)
    const other = await openPage({ javaScript: false })
    await other.goto(address)
    expect(other.url()).not.toContain('answer=')
    expect(await other.content()).not.toContain(refused.fields[refused.kept])
  })
})

it('an answer is gone once somebody else uses the browser', async () => {
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  const page = await openPage({ javaScript: false, visitor: walk.visitor })
  await page.goto('/en-us/contact-us')
  await send(page, { fields: { message: 'A private matter' }, kept: 'message' })
  const address = page.url()
  expect(await page.content()).toContain('A private matter')
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(address)
  expect(page.url()).toBe(`${shop.url}/en-us/contact-us`)
  expect(await page.content()).not.toContain('A private matter')
})

it('a balance that was asked for is there again after Back', async () => {
  const page = await openPage()
  await page.goto('/en-us/gift-card')
  await send(page, { fields: { code: 'KERBGIFT0002', pin: '2468' }, kept: 'code' })
  const balance = page.getByRole('status').getByText('holds $15.00.')
  await balance.waitFor()
  await page.goto('/en-us/help')
  await page.goBack()
  await balance.waitFor()
})
