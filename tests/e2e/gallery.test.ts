import { readdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { createEditor } from '../integration/content/previewing.ts'

/**
 * Every block with every fixture as an editor's gallery shows it: it fits, axe finds nothing, the console is quiet.
 * With SHOTS=folder the pictures for a visual review are written there.
 */
const shots = process.env['SHOTS']
const shop = useShop({ catalogue: 'demo', shared: true, pictures: shots !== undefined })
const { openPage, expectProblem } = useBrowser(shop)
const widths = [390, 768, 1440] as const
const families = readdirSync(new URL('../../client/blocks', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
  .map(({ name }) => name)

/** A page of an editor, and where each block is. */
async function enterGallery(): Promise<{ readonly page: Page; readonly all: readonly string[] }> {
  const editor = createEditor(shop)
  await editor.enter()
  const gallery = await editor.page('/preview/blocks')
  const all = [...gallery.matchAll(/href="(\/preview\/blocks\/[^"/]+\/[^"]+)"/g)].map(([, path = '']) => path)
  return { page: await openPage({ reducedMotion: true, visitor: editor.visitor }), all }
}

/** The gallery in parts, so that a failure names its block and no test takes too long. */
const parts = 6

describe('the gallery of blocks', () => {
  it.each(Array.from({ length: parts }, (_, part) => part))(
    'part %i is fit to be shown',
    { timeout: 180_000 },
    async (part) => {
      // Some fixtures have external pictures, which tests don't load.
      expectProblem(/example\.com/)
      const { page, all } = await enterGallery()
      expect(all.length).toBeGreaterThanOrEqual(families.length)
      const faults: unknown[] = []
      for (const path of all.filter((_, index) => index % parts === part)) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          if (width === widths[0]) await page.goto(path)
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (over > 0) faults.push({ path, width, over })
          if (shots) await shoot(page, `${shots}/${path.split('/').slice(3).join('-')}-${width}.png`)
        }
        // Header and footer are the same around each of them, and judged with the pages of the shop.
        const violations = await findViolations(page, { exclude: ['body > header', 'body > footer'] })
        faults.push(...violations.map((violation) => ({ path, ...violation })))
      }
      expect(faults).toEqual([])
    },
  )
})

async function shoot(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: file, fullPage: true })
}
