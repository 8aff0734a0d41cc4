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

it('a heart counts though its card leaves the page before the press is answered', async () => {
  const page = await openPage()
  await page.goto('/en-us/c/women-1000')
  const cards = page.locator('.card')
  const before = await cards.count()
  // Another list takes the place of this one, as a filter's does, while the hearts' script is on its way.
  await cards.first().evaluate((card) => {
    card.querySelector<HTMLButtonElement>('button.heart')?.click()
    card.remove()
  })
  await expect.poll(() => page.locator('.head [data-favorites]').textContent()).toBe('1')
  expect(await cards.count()).toBe(before - 1)
  expect(new URL(page.url()).pathname).toBe('/en-us/c/women-1000')
  await page.goto('/en-us/favorites')
  expect(await cards.count()).toBe(1)
})
