import { chromium } from 'playwright'
import { describe, expect, it } from 'vitest'
import { payloadsThatRun } from '../../bench/hostile/hostile-page.ts'
import { chromiumFlags, findChromium } from '../harness/chromium.ts'
import { sharedData } from '../harness/shared-data.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const every = 30

/** The short form of the figure `content.hostile`. */
describe.skipIf(!sharedData('hostile'))('hostile markup in every rich-text field', () => {
  it('runs nothing and leaves nothing that could run, also without our policy', { timeout: 180_000 }, async () => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    const tried: string[] = []
    try {
      const runtime = { shopUrl: shop.url, platformUrl: shop.platform.url, adminToken: shop.adminToken }
      const ran = await payloadsThatRun(
        { runtime, browser: async () => browser, log: (line) => tried.push(line) },
        every,
      )
      expect(ran, tried.join('\n')).toBe(0)
      expect(tried.length).toBeGreaterThan(5)
    } finally {
      await browser.close()
    }
  })
})
