import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { atLocalhost, useShop } from '../harness/shop.ts'

const shop = atLocalhost(useShop({ catalogue: 'demo' }))
const { openPage } = useBrowser(shop, { reducedMotion: true })

/** An authenticator of Chromium’s own, with somebody whom it recognizes unless `isVerified` says otherwise. */
async function addAuthenticator(page: Page, isVerified = true) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

async function signIn(page: Page, person: string): Promise<void> {
  await page.goto('/en-us/account?returnTo=/en-us/account/security')
  await page.getByLabel('Email').fill(`${person}@kerb.example`)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Security' }).waitFor()
}
/** From the overview: on a phone its other pages have no menu. */
const signOut = async (page: Page) => {
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByText('You are signed out.').waitFor()
}

/** Only the button asks for a passkey: Chromium’s authenticator would choose a suggestion by itself. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')

async function pressAdd(page: Page): Promise<void> {
  // A press before the entry has run submits the form without a passkey.
  await page.waitForLoadState('domcontentloaded')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await pressAdd(page)
  await page.getByText('Passkey added.').waitFor()
}

it('a passkey is added and signs in; one that is there, or that nobody confirmed, is explained', async () => {
  const page = await openPage({ screen: 'phone' })
  await withoutSuggestions(page)
  const verify = await addAuthenticator(page)
  await signIn(page, 'wranx')
  expect(await findViolations(page)).toEqual([])
  await addPasskey(page, 'My phone')
  await page.getByText('My phone', { exact: true }).waitFor()
  await pressAdd(page)
  await page.getByText('There is already a passkey for your account on this device.').waitFor()

  await signOut(page)
  await verify(false)
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('Your passkey was not used.').waitFor()
  await verify(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Hello, ' }).waitFor()
})

it('a passkey that is chosen among the suggestions for the email address signs in', async () => {
  const page = await openPage()
  await addAuthenticator(page)
  await signIn(page, 'ipa')
  await addPasskey(page, 'Laptop')
  await signOut(page)
  await page.goto('/en-us/account')
  await page.getByRole('heading', { name: 'Hello, ' }).waitFor()
})

it('without script the page says what it needs, and devices are still ended', async () => {
  const [page, other] = [await openPage({ javaScript: false }), await openPage({ javaScript: false })]
  await signIn(other, 'ipa')
  await signIn(page, 'ipa')
  await page.getByText('Adding a passkey needs JavaScript.').waitFor()
  expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false)
  await page.getByText('Sign out all other devices').click()
  await page.getByRole('button', { name: 'Yes, sign them out' }).click()
  await page.getByText('All your other devices are signed out.').waitFor()
  await other.reload()
  await other.getByLabel('Password').waitFor()
})
