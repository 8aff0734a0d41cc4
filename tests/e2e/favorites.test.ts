import { expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

it('a guest’s heart shows in another tab and on the list, and is still there after signing in', async () => {
  const page = await openPage()
  await page.goto('/en-us/c/women-1000')
  const other = await page.context().newPage()
  await other.goto('/en-us/c/women-1000')
  const heart = page
    .locator('.card')
    .getByRole('button', { name: /^Save / })
    .first()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  const there = other
    .locator('.card')
    .getByRole('button', { name: /^Save / })
    .first()
  await expect.poll(() => there.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => other.locator('.head [data-favorites]').textContent()).toBe('1')
  await page.goto('/en-us/favorites')
  expect(await page.locator('.card').count()).toBe(1)
  await page.getByRole('link', { name: 'Sign in to keep them everywhere' }).click()
  await page.getByLabel('Email').first().fill('ipa@kerb.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/en-us/favorites')
  expect(
    await page
      .locator('.card')
      .getByRole('button', { name: /^Save / })
      .getAttribute('aria-pressed'),
  ).toBe('true')
})
