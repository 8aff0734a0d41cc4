import { Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PageDocument } from '../../shared/content/document.ts'
import { featuresOf } from '../../shared/features.ts'
import { formatter, rawMessage } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { startReads } from '../../worker/context/page-reads.ts'
import type { RenderContext } from '../../worker/context/render-context.ts'
import { segmentsOf } from '../../worker/context/segments.ts'
import { blockSegments } from '../../worker/render/blocks.ts'
import { renderSegments, type Segment } from '../../worker/render/stream.ts'

/** The home page's document and an answer of the catalogue, as the services gave them. */
export type ContentCostInput = { readonly document: unknown; readonly listing: object }

const warmUps = 60
const rounds = 9
const perRound = 40

/**
 * The storefront's way from a kept document to HTML (resolve, ask for data that is kept, draw block by block so that
 * one that throws is left out) over one bare renderToString of the very same tree. The least disturbed round of each
 * counts.
 */
export async function contentCost({
  document,
  listing,
}: ContentCostInput): Promise<{ shop: number; bare: number; blocks: number }> {
  const page = PageDocument.parse(document)
  const context = {
    url: new URL('https://shop.invalid/en-us'),
    site: sites['en-us'],
    locale: 'en-us',
    t: formatter('en-us'),
    raw: (key: Parameters<typeof rawMessage>[1]) => rawMessage('en-us', key),
    features: featuresOf(),
    preview: null,
    testContext: null,
    dismissed: new Set<string>(),
    inSegment: segmentsOf(null),
    reads: startReads(),
    experiments: { prepare: async () => undefined, decide: () => null },
    call: async () => ({ ok: true, value: listing }),
    background: () => undefined,
  } as unknown as RenderContext
  const content = {
    fragment: async () => ({ document: null, state: 'absent' as const, ageSeconds: 0 }),
    articles: async () => null,
  }
  const segments = async () =>
    (await blockSegments(context, content, { document: page, state: 'fresh', ageSeconds: 1 }, { leading: true }))
      .segments
  const shop = async () => renderSegments(await segments())
  const nodes = await Promise.all((await segments()).map(drawing))
  const tree = () => nodes.map((node, index) => <Fragment key={String(index)}>{node()}</Fragment>)
  const bare = async () => renderToString(tree())

  const [ours, floor] = [await shop(), await bare()]
  if (ours.length < floor.length * 0.9) throw new Error('the two ways don’t draw the same page')
  for (let index = 0; index < warmUps; index += 1) await Promise.all([shop(), bare()])
  const best = { shop: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, work] of [
      ['shop', shop],
      ['bare', bare],
    ] as const) {
      const before = performance.now()
      for (let index = 0; index < perRound; index += 1) await work()
      best[name] = Math.min(best[name], (performance.now() - before) / perRound)
    }
  }
  return { ...best, blocks: nodes.length }
}

async function drawing(segment: Segment): Promise<() => ReactNode> {
  if ('node' in segment) return segment.node
  if ('parts' in segment) throw new Error('blocks are measured by themselves, not in a frame')
  const drawn = await segment.pending
  return typeof drawn === 'function' ? drawn : drawn.node
}
