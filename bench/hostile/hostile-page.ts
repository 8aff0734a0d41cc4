import type { Page } from 'playwright'
import { loadSource } from '../../tools/serve/load-source.ts'
import type { Bench } from '../figure.ts'
import { hostilePayloads } from './payloads.ts'
import { type Gallery, richSlots } from './slots.ts'

/** Blocks on one page: a document holds no more. */
const perPage = 180

type Bed = Pick<Bench, 'browser' | 'log'> & {
  readonly runtime: Pick<Bench['runtime'], 'shopUrl' | 'platformUrl' | 'adminToken'>
}

/**
 * How many payloads ran or left something behind that could. Every one stands in every rich-text slot, a page of blocks
 * at a time; `every` takes each so-manieth.
 */
export async function payloadsThatRun({ runtime, browser, log }: Bed, every = 1): Promise<number> {
  const payloads = hostilePayloads()?.filter((_, index) => index % every === 0)
  if (!payloads) {
    log('content.hostile: NOTICE: ../shared/data/hostile is not here; nothing was tried.')
    return Number.NaN
  }
  const slots = richSlots(await readGallery())
  // Markup that the policy would stop must not need stopping.
  const context = await (await browser()).newContext({ bypassCSP: true })
  const page = await context.newPage()
  await watch(page)
  let ran = 0
  let revision = 1000
  for (const { name, block } of slots) {
    let found = 0
    for (let start = 0; start < payloads.length; start += perPage) {
      revision += 1
      const blocks = payloads.slice(start, start + perPage).map((payload) => block(payload.slice(0, 3900)))
      const slug = `hostile-${revision}`
      await put(runtime, slug, blocks)
      await page.goto(`${runtime.shopUrl}/en-us/help/${slug}`, { waitUntil: 'domcontentloaded' })
      found += await provoke(page)
    }
    log(`content.hostile: ${name}: ${found} of ${payloads.length}`)
    ran += found
  }
  await context.close()
  return ran
}

/** The fixtures of every block, read as the build reads them. */
async function readGallery(): Promise<Gallery> {
  type Registry = { blocks: ReadonlyMap<string, { fixtures: Readonly<Record<string, unknown>> }> }
  const { blocks } = await loadSource<Registry>('/client/blocks/registry.ts')
  return Object.fromEntries([...blocks].map(([type, { fixtures }]) => [type, fixtures]))
}

async function put(runtime: Bed['runtime'], slug: string, blocks: readonly unknown[]): Promise<void> {
  const document = {
    id: slug,
    slug,
    title: slug,
    seo: { title: slug, description: '' },
    updatedAt: '2026-11-01T00:00:00Z',
    revision: 1,
    blocks,
  }
  const response = await fetch(`${runtime.platformUrl}/admin/content/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${runtime.adminToken}` },
    body: JSON.stringify({
      documents: [
        { siteId: 'kerb-en-us', kind: 'page', key: slug, revision: 1, publishFrom: null, publishUntil: null, document },
      ],
    }),
  })
  const report = (await response.json()) as { failed?: readonly { reason: string }[] }
  if (!response.ok || report.failed?.length) throw new Error(`${slug}: ${JSON.stringify(report.failed)}`)
}

/** Pictures are not fetched; whatever a payload calls is counted. */
async function watch(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    ['image', 'media', 'font'].includes(route.request().resourceType()) ? route.abort() : route.fallback(),
  )
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.addInitScript(() => {
    const report = () => {
      const holder = window as unknown as { ran?: number }
      holder.ran = (holder.ran ?? 0) + 1
    }
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.defineProperty(window, name, { value: report })
  })
}

/** Points at, focuses and clicks what editors' markup left, and counts what ran together with what could have. */
function provoke(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const main = document.querySelector('main')
    if (!main) throw new Error('no page')
    for (const element of main.querySelectorAll<HTMLElement>('.prose *')) {
      for (const type of ['mouseover', 'pointerover', 'focus', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    const able = [...main.querySelectorAll('*')].filter((element) => {
      const ours = element.matches('script[data-props], script[type="application/json"]')
      const handler = [...element.attributes].some(
        ({ name }) => name.startsWith('on') || name === 'style' || name === 'srcdoc',
      )
      const url = ['href', 'src', 'action', 'formaction', 'xlink:href'].some((name) =>
        // A browser passes over blanks and controls before a scheme.
        /^(?:javascript|vbscript|data:text)/i.test((element.getAttribute(name) ?? '').replace(/[^!-~]/g, '')),
      )
      return !ours && (handler || url || element.matches('script, object, embed, base, meta, link, math'))
    })
    return able.length + ((window as unknown as { ran?: number }).ran ?? 0)
  })
}
