import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { consentVersion } from '../../shared/consent.ts'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })
const list = '/en-us/c/women-1000'
const prompt = (page: Page) => page.getByRole('complementary', { name: 'Cookies and your privacy' })
const button = (page: Page, name: string) => prompt(page).getByRole('button', { name, exact: true })
const consent = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'kerb-consent')?.value ?? ''

describe.each(['desktop', 'phone'] as const)('the question what may be stored (%s)', (screen) => {
  it('is answered in place, moves nothing, and is gone for good', async () => {
    const page = await openPage({ screen, consent: null })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(globalThis, { moved })
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Brings the fonts: one that a busy machine loads late widens words of the menu, whatever is asked.
    await page.goto('/en-us/help')
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await page.goto(list)
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    await button(page, 'Accept all').click()
    await prompt(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await consent(page)).toMatch(
      new RegExp(`^${consentVersion}\\.\\d+\\.en-us\\.performance\\.functional\\.targeting$`),
    )
    expect(await page.evaluate(() => [Reflect.get(globalThis, 'stayed'), Reflect.get(globalThis, 'moved')])).toEqual([
      true,
      [],
    ])
    await page.goto('/en-us')
    expect(await prompt(page).count()).toBe(0)
  })

  it('lets the visitor choose', async () => {
    const page = await openPage({ screen, consent: null })
    await page.goto(list)
    await prompt(page).getByText('Choose', { exact: true }).click()
    const box = (name: RegExp) => prompt(page).getByRole('checkbox', { name })
    expect(await box(/^Required/).isDisabled()).toBe(true)
    await box(/^Functional/).check()
    await button(page, 'Save my choice').click()
    await prompt(page).waitFor({ state: 'hidden' })
    expect(await consent(page)).toMatch(/\.en-us\.functional$/)
  })

  it('has ways out that look the same, and no fault that axe finds', async () => {
    const page = await openPage({ screen, consent: null })
    await page.goto(list)
    const looks = await prompt(page)
      .locator('button:visible, summary')
      .evaluateAll((ways) =>
        ways.map((way) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(way)
          const { height } = way.getBoundingClientRect()
          return JSON.stringify({ color, backgroundColor, borderColor, fontSize, fontWeight, height })
        }),
      )
    expect([looks.length, new Set(looks).size]).toEqual([3, 1])
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  it('is answered without script, and leads back to the page', async () => {
    const page = await openPage({ screen, consent: null, javaScript: false })
    await page.goto(`${list}?colour=black`)
    await button(page, 'Decline').click()
    await page.waitForLoadState()
    expect(new URL(page.url()).search).toBe('?colour=black')
    expect(await prompt(page).count()).toBe(0)
    expect(await consent(page)).toMatch(/\.en-us$/)
  })
})

describe.each(['Accept all', 'Decline'])('a refused "%s" leaves the question open, with the reason', (name) => {
  const press = async (page: Page) => {
    await page.goto(list)
    await button(page, name).hover()
    await prompt(page).locator('[data-ready]').waitFor()
    return async (reason: string) => {
      await button(page, name).click()
      await prompt(page).locator('[aria-live]').getByText(reason).waitFor()
      expect([await button(page, name).isVisible(), new URL(page.url()).pathname, await consent(page)]).toEqual([
        true,
        list,
        '',
      ])
    }
  }

  it('where the page has expired, until it is reloaded', async () => {
    expectProblem(/403/)
    const page = await openPage({ consent: null })
    const expectReason = await press(page)
    await page.context().clearCookies()
    await expectReason('This page has expired, so nothing was sent. Reload it and try again.')
    await page.reload()
    await button(page, name).click()
    await prompt(page).waitFor({ state: 'hidden' })
    expect(await consent(page)).toMatch(/\.en-us/)
  })

  it('where the network is away or the shop is busy, and goes through after that', async () => {
    expectProblem(/429|500|ERR_INTERNET_DISCONNECTED/)
    const page = await openPage({ consent: null })
    const expectReason = await press(page)
    await page.route(list, (route) => route.abort('internetdisconnected'))
    await expectReason('Your choice could not be saved. Try again in a moment.')
    await page.unroute(list)
    await page.route(list, (route) => route.fulfill({ status: 429, json: { message: 'Too many requests.' } }))
    await expectReason('Too many requests.')
    await page.unroute(list)
    await page.route(list, (route) => route.fulfill({ status: 500, body: '<html>' }))
    await expectReason('Your choice could not be saved. Try again in a moment.')
    await page.unroute(list)
    await button(page, name).click()
    await prompt(page).waitFor({ state: 'hidden' })
    expect(await consent(page)).toMatch(/\.en-us/)
  })
})

it('comes right behind the way past the menus for a keyboard, and keeps nobody from the page', async () => {
  const page = await openPage({ consent: null })
  await page.goto(list)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('aside')?.className)).toBe('consent')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('boots')
  // Nothing that has the focus is hidden behind the question.
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('.consent')?.getBoundingClientRect()
      if (!focused || !bar || focused.closest('.consent') || focused === document.body) return ''
      const { top } = focused.getBoundingClientRect()
      return top >= bar.top ? focused.outerHTML.slice(0, 200) : ''
    })
    expect(hidden).toBe('')
  }
})

it.each([true, false])('the settings show the last choice after Back (scripts: %s)', async (javaScript) => {
  const page = await openPage({ consent: [], javaScript })
  const main = page.locator('main')
  const allowed = () => main.getByRole('checkbox', { checked: true, disabled: false }).count()
  await page.goto('/en-us/cookies')
  await main.getByRole('button', { name: 'Accept all' }).click()
  await main.getByText('Saved.').waitFor()
  await page.goto('/en-us/help')
  await page.goto('/en-us/cookies')
  expect(await allowed()).toBe(3)
  await main.getByRole('button', { name: 'Decline' }).click()
  await main.getByText('Saved.').waitFor()
  await page.goto('/en-us/help')
  await page.goBack()
  await page.goBack()
  expect([await allowed(), new URL(page.url()).pathname]).toEqual([0, '/en-us/cookies'])
})
