import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)

const pages = {
  home: '/en-us',
  'German home': '/de-de',
  category: '/en-us/c/women-1000',
  'filtered category': '/en-us/c/women-1000?colour=black&page=1',
  search: '/en-us/search?q=boot',
  'search without results': '/en-us/search?q=zzzzzz',
  product: '/en-us/p/x-KCT3886CINK',
  'empty cart': '/en-us/cart',
  help: '/de-de/help/returns/how-to-return',
  legal: '/fr-fr/legal/privacy',
  country: '/it-it/country',
  'sign-in': '/en-us/account',
  'associate sign-in': '/de-de/associate-login',
  'not found': '/es-es/nada',
} as const

describe.each(Object.entries(pages))('%s', (name, path) => {
  it.each(['desktop', 'phone'] as const)('has no violation (%s)', async (screen) => {
    if (name === 'not found') expectProblem(/404/)
    const page = await openPage({ screen })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.html }))).toEqual([])
  })

  it('fits 320 px', async () => {
    if (name === 'not found') expectProblem(/404/)
    const page = await openPage({ screen: 'phone' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
