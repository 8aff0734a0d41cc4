import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../../client/state/storage.ts'
import { demoPassword } from '../../demo/seed/people.ts'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop, { reducedMotion: true })

async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/en-us/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

it('signing out forgets what was typed in checkout and not sent', async () => {
  const page = await openPage()
  await signIn(page, 'member@kerb.example')
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor()
  const typed = JSON.stringify([['shipping', 'shipping.city', 'Boston', '', false]])
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [storageKeys.keptForm, typed] as const)
  await page.locator('[data-island=hand-over][data-ready]').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out.').waitFor()
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.keptForm)).toBeNull()
})

describe.each([true, false])('with scripts: %s', (javaScript) => {
  it('a member signs in, is known in the header, and signs out', async () => {
    const page = await openPage({ screen: 'phone', javaScript })
    await signIn(page, 'member@kerb.example')
    await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-us')
  })

  it('an associate hands the browser to the next customer: nothing of the sale is left', async () => {
    const walk = walker(shop)
    await walk.signIn('associate@kerb.example', 'associate')
    await walk.add('KCT3886CINK')
    await walk.deliver()
    const page = await openPage({ screen: 'phone', javaScript, visitor: walk.visitor })
    await page.goto('/en-us/checkout/shipping')
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@shop.example')
    await page.getByText('Selling at Kerb Ninth Street').waitFor()
    await page.getByRole('button', { name: 'Next customer' }).click()
    await page.getByText('Ready for the next customer.').waitFor()
    await page.goto('/en-us/cart')
    await page.getByRole('heading', { name: 'empty' }).waitFor()
    expect(await page.getByRole('button', { name: 'Next customer' }).isVisible()).toBe(true)
  })

  it('a wrong password leaves the address and the focus where they help', async () => {
    const page = await openPage({ javaScript })
    await signIn(page, 'nobody@kerb.example', 'Wrong-2026')
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@kerb.example')
    expect(await page.locator(':focus').getAttribute('name')).toBe('password')
    expect(new URL(page.url()).pathname).toBe('/en-us/account')
  })

  it('a form that was left open goes on after signing in again beside it', async () => {
    const page = await openPage({ screen: 'phone', javaScript })
    await signIn(page, 'newmember@kerb.example')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/en-us/account/profile')
    const other = await page.context().newPage()
    await other.goto('/en-us/account')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await other.getByText('You are signed out.').waitFor()
    const name = `Nova ${javaScript ? 'with' : 'without'}`
    await page.getByLabel('First name').fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Sign in to go on' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-us/account/profile')
    if (javaScript) expect(await findViolations(page)).toEqual([])
    await page.getByLabel('Email').fill('newmember@kerb.example')
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in and send' }).click()
    await page.getByText('Saved').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe(name)
  })
})

it('the header’s account link opens a guest’s sign-in over the page, by keyboard too, and a person’s account', async () => {
  const page = await openPage()
  await page.goto('/de-de')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Konto' })
  const dialog = page.getByRole('dialog')
  await opener.press('Enter')
  await dialog.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/de-de')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
  await opener.press('Enter')
  await dialog.getByLabel('E-Mail').fill('registered@kerb.example')
  await dialog.getByLabel('Passwort').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).press('Enter')
  await dialog.getByRole('link', { name: 'Weiter' }).press('Enter')
  await page.waitForURL('**/de-de/account')
  await page.goto('/de-de')
  await opener.press('Enter')
  await page.waitForURL('**/de-de/account')
})

describe('the account', () => {
  it.each(['member', 'newemployee', 'athlete'])('has no violation, nor one at 320 px, for the %s', async (person) => {
    const page = await openPage({ screen: 'phone' })
    await signIn(page, `${person}@kerb.example`)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
