import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../platform/db/seed/people.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)

async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/en-us/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

describe.each([true, false])('with scripts: %s', (javaScript) => {
  it('a member signs in, is known in the header, and signs out', async () => {
    const page = await openPage({ screen: 'phone', javaScript })
    await signIn(page, 'member@kerb.example')
    await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-us')
  })

  it('a wrong password leaves the address and the focus where they help', async () => {
    expectProblem(/400/)
    const page = await openPage({ javaScript })
    await signIn(page, 'nobody@kerb.example', 'Wrong-2026')
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@kerb.example')
    expect(await page.locator(':focus').getAttribute('name')).toBe('password')
  })
})

describe('the account', () => {
  it.each(['member', 'newemployee', 'athlete'])('has no violation, nor one at 320 px, for the %s', async (who) => {
    const page = await openPage({ screen: 'phone', reducedMotion: true })
    await signIn(page, `${who}@kerb.example`)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.html }))).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
