import type { Page } from 'playwright'

export const steps = ['shipping', 'billing'] as const
export type Step = (typeof steps)[number]
export type Front = 'en-us' | 'en-ca'
/** By field name; `on` and empty for a box. */
export type Fields = Readonly<Record<string, string>>

const homes = {
  'en-us': { addressLine1: '12 Orchard Street', city: 'New York', postalCode: '10002', phone: '2125550123' },
  'en-ca': { addressLine1: '100 Queen Street West', city: 'Toronto', postalCode: 'M5H 2N2', phone: '4165550123' },
} as const
const offices = {
  'en-us': { addressLine1: '350 Fifth Avenue', city: 'New York', postalCode: '10118', phone: '2125550177' },
  'en-ca': { addressLine1: '1 King Street West', city: 'Toronto', postalCode: 'M5H 1A1', phone: '4165550177' },
} as const
const provinces = { 'en-us': 'NY', 'en-ca': 'ON' } as const

const prefixed = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))

/** Text that a shopper types in each step, as the fields follow each other. */
export const typedIn = (front: Front, email: string): Readonly<Record<Step, Fields>> => ({
  shipping: {
    email,
    newsletter: 'on',
    ...prefixed('shipping.', { firstName: 'Ada', lastName: 'Walker', ...homes[front], province: provinces[front] }),
  },
  billing: {
    payWith: 'KLARNA',
    same: '',
    ...prefixed('billing.', { firstName: 'Grace', lastName: 'Hopper', ...offices[front], province: provinces[front] }),
  },
})

const controlOf = (page: Page, name: string) => page.locator(`form[data-checkout] [name="${name}"]:not([type=hidden])`)

async function valueIn(page: Page, name: string): Promise<string> {
  return controlOf(page, name).evaluateAll((controls: (HTMLInputElement | HTMLSelectElement)[]) => {
    const values = controls.map((control) =>
      control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type) && !control.checked
        ? ''
        : control.value,
    )
    return values.find((value) => value !== '') ?? ''
  })
}

/** A phone number is shown with the gaps of its country. */
const bare = (value: string): string => value.replace(/[\s().-]/g, '')

/** The fields that don't have what was typed in them. */
export async function missingOf(page: Page, fields: Fields): Promise<readonly string[]> {
  const missing: string[] = []
  for (const [name, value] of Object.entries(fields))
    if (bare(await valueIn(page, name)) !== bare(value)) missing.push(name)
  return missing
}

/** Types as a person does: no value is there before its keys were pressed. */
export async function type(page: Page, fields: Fields): Promise<void> {
  for (const name of await missingOf(page, fields)) {
    const value = fields[name] ?? ''
    const control = controlOf(page, name)
    const kind = await control.first().evaluate((element) => `${element.localName} ${element.getAttribute('type')}`)
    if (kind === 'select null') await control.selectOption(value)
    else if (kind === 'input radio') await control.and(page.locator(`[value="${value}"]`)).check()
    else if (kind === 'input checkbox') await control.setChecked(value !== '')
    else {
      await control.fill('')
      await control.pressSequentially(value)
    }
  }
}

/** Acts, and waits for what comes of it: another page, or another step on this one. */
export async function replaced(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.querySelector('.co-main')?.toggleAttribute('data-before', true))
  await act()
  await page.waitForFunction(() => !document.querySelector('[data-before]') && document.readyState === 'complete', {
    timeout: 30_000,
  })
}

export const listening = (page: Page): Promise<unknown> =>
  page
    .locator('[data-island=checkout-steps][data-ready] [data-island^=checkout][data-ready]')
    .waitFor({ state: 'attached' })

export const submit = (page: Page): Promise<void> =>
  replaced(page, () => page.locator('form[data-checkout] > button[type=submit]').press('Enter'))

export const stepOf = (page: Page): Promise<string | null> =>
  page.locator('form[data-checkout]').first().getAttribute('data-checkout')

/** Goes on from any step, types again what is missing, and presses twice to place the order. */
export async function finish(page: Page, typed: Readonly<Record<Step, Fields>>): Promise<void> {
  for (let pages = 0; pages < 6 && !page.url().includes('/order-confirmation'); pages += 1) {
    const step = await stepOf(page)
    await listening(page)
    if (step === 'shipping' || step === 'billing') {
      await type(page, typed[step])
      await submit(page)
    } else await placeTwice(page)
  }
}

const placeTwice = (page: Page): Promise<void> =>
  replaced(page, async () => {
    await page.locator('form[data-checkout=place] > button[type=submit]').evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await page.frameLocator('iframe[src*="/payments/wallet"]').locator('button:enabled').first().press('Enter')
  })
