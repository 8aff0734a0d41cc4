import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { startContentStub } from '../harness/content-stub.ts'
import { useShop } from '../harness/shop.ts'

const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })
const content = await startContentStub({
  home: [
    says('First words'),
    { type: 'spacer', size: 'xl' },
    { type: 'spacer', size: 'xl' },
    { type: 'spacer', size: 'xl' },
    { type: 'spacer', size: 'xl' },
    {
      type: 'segmentation',
      segments: [{ id: 'loyalty-loggedin', targets: [says('For members')] }],
      baselines: [says('For everybody')],
    },
    { type: 'filter-by', variant: 'bySku', operator: 'IN', values: ['none'], components: [says('For nobody')] },
  ],
})
afterAll(() => content.close())
const shop = useShop({ catalogue: 'demo', vars: { shop: { CONTENT_ORIGIN: content.origin } } })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const toolbarOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const outlineOf = (page: Page) =>
  page.getByText('First words').evaluate((text) => {
    const block = text.closest('kerb-block')?.firstElementChild
    return block && getComputedStyle(block).outlineStyle
  })

/** The home page as an editor sees it, the toolbar open. */
async function openPreview(javaScript = true): Promise<Page> {
  const page = await openPage({ javaScript })
  await page.goto('/preview?to=/en-us')
  await page.getByLabel('Editor key').fill('local-preview-secret')
  await page.getByRole('button', { name: 'Open the preview' }).click()
  if (javaScript) await page.locator('[data-island=preview][data-ready]').waitFor()
  await toolbarOf(page).getByText('newest revisions').click()
  return page
}

describe('the editors’ toolbar', () => {
  it('applies a setting when it is chosen', async () => {
    const page = await openPreview()
    await toolbarOf(page).getByText('As signed in, or as').click()
    await toolbarOf(page).getByLabel('loyalty-loggedin', { exact: true }).check()
    await page.getByText('For members').waitFor()
    expect(await toolbarOf(page).getByText('as loyalty-loggedin').isVisible()).toBe(true)
  })

  it('says what each feature is and why, and switches it for this view', async () => {
    const page = await openPreview()
    const favorites = page.getByRole('banner').getByRole('link', { name: 'Favorites' })
    expect(await favorites.count()).toBe(1)
    await toolbarOf(page).getByText('Features', { exact: true }).click()
    const feature = toolbarOf(page).getByRole('combobox', { name: /^allowFavorites/ })
    expect(await feature.locator('option:checked').textContent()).toBe('as decided: on')
    const itself = page.locator('.pv-features > div', { hasText: 'allowFavorites' })
    await itself.getByText('Why').click()
    await itself
      .getByRole('listitem')
      .filter({ hasText: /allowFavorites|FEATURES has it on/ })
      .first()
      .waitFor()
    await feature.selectOption('off')
    await expect.poll(() => favorites.count()).toBe(0)
    await toolbarOf(page).getByText('Features: 1 switched').waitFor({ state: 'attached' })
  })

  it('applies it with its button without script', async () => {
    const page = await openPreview(false)
    await toolbarOf(page).getByText('As signed in, or as').click()
    await toolbarOf(page).getByLabel('loyalty-loggedin', { exact: true }).check()
    await toolbarOf(page).getByRole('button', { name: 'Apply' }).click()
    await page.getByText('For members').waitFor()
  })

  it('outlines the blocks at once, and hides the outlines again', async () => {
    const page = await openPreview()
    const box = toolbarOf(page).getByLabel('Outlines')
    expect(await outlineOf(page)).toBe('none')
    await box.check()
    expect(await outlineOf(page)).toBe('dashed')
    await toolbarOf(page).getByRole('button', { name: 'Apply' }).click()
    await page.locator('body[data-outlines]').waitFor()
    expect(await outlineOf(page)).toBe('dashed')
    await toolbarOf(page).getByText('newest revisions').click()
    await box.uncheck()
    expect(await outlineOf(page)).toBe('none')
  })

  it.each([true, false])('leads to the block that a choice shows, scripts %s', async (javaScript) => {
    const page = await openPreview(javaScript)
    await page.setViewportSize({ width: 1440, height: 480 })
    const message = page.getByText('For everybody')
    const isInSight = () =>
      message.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    expect(await isInSight()).toBe(false)
    await toolbarOf(page).getByRole('link', { name: 'blocks.5' }).click()
    await expect.poll(isInSight).toBe(true)
    expect(await toolbarOf(page).getByText('blocks.6').isVisible()).toBe(true)
    expect(await toolbarOf(page).getByRole('link', { name: 'blocks.6' }).count()).toBe(0)
  })

  it('has no fault that axe finds', async () => {
    const page = await openPreview()
    expect(await findViolations(page, { include: '.pv-bar', bestPractices: true })).toEqual([])
  })
})
