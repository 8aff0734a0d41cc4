import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { BlockContext, BlockData, BlockNeed, Place, SlotItem } from '../../client/blocks/block.ts'
import { Segment as SegmentPlace, segmentCss } from '../../client/blocks/parts/segment.tsx'
import { blocks as registry } from '../../client/blocks/registry.ts'
import type { PageDocument } from '../../shared/content/document.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import { logFaults } from '../content/fault-log.ts'
import { loadFragments } from '../content/fragments.ts'
import { namesOf } from '../content/names-of.ts'
import { type Resolution, resolveDocument, type VisualBlock } from '../content/resolve.ts'
import type { RenderContext } from '../context/render-context.ts'
import { log } from '../http/log.ts'
import { readCategoryCards, readProduct, readProductCards } from '../services/catalogue.ts'
import { isAbsent, type Result } from '../services/result.ts'
import { audienceOf } from './audience.ts'
import type { ContentNote } from './content-note.ts'
import { marker } from './holes.ts'
import { previewed } from './previewed.ts'
import type { Segment } from './stream.ts'

/** A block that hasn't its data this long after the stream began is replaced by its fallback, in milliseconds. */
const deadlineMs = 1200

/** Additions of a document to a page. `origins` are framed by it; `note` is for the preview. */
export type PageBlocks = {
  readonly segments: readonly Segment[]
  /** How many of them stand above the page's own part: those before a `page-content` block. */
  readonly above: number
  readonly css: readonly string[]
  readonly origins: readonly string[]
  readonly note: ContentNote | null
  /** A block of the document is the page's h1. */
  readonly titled: boolean
}

const experiencesIn = namesOf('experiment', 'experienceId')

type Source = Pick<ContentReader, 'fragment' | 'articles'>

export type BlockOptions = {
  /** The document opens the page, so the picture of its first block is fetched first. */
  readonly leading?: boolean
  /** Tells the ids of two documents on one page apart. */
  readonly prefix?: string
}

/**
 * Turns a document into the parts of a page: data is asked for at once for all blocks, and waited for in their place.
 */
export async function blockSegments(
  context: RenderContext,
  content: Source,
  { document, state, ageSeconds }: Content<PageDocument | null>,
  { leading = false, prefix = 'b' }: BlockOptions = {},
): Promise<PageBlocks> {
  if (!document) return { segments: [], above: 0, css: [], origins: [], note: null, titled: false }
  const place = placeOf(context)
  const fragments = await loadFragments(context, document.blocks, content.fragment)
  await context.experiments.prepare([document.blocks, ...fragments.values()].flatMap(experiencesIn))
  const resolution = resolveDocument(document, {
    registry,
    locale: context.locale,
    place,
    ...audienceOf(context),
    decide: context.experiments.decide,
    explain: context.experiments.explain,
    forced: context.testContext,
    fragment: (id) => fragments.get(id) ?? null,
    dismissed: context.dismissed,
    prefix,
  })
  logFaults(document, resolution.faults)
  resolution.way.forEach(context.reads.asked)
  const ownAt = resolution.blocks.findIndex(({ type }) => type === 'page-content')
  return {
    segments: resolution.blocks.map((block, index) =>
      segmentOf(context, content, place, block, (leading || ownAt > 0) && index === 0),
    ),
    above: Math.max(0, ownAt),
    css: resolution.blocks.flatMap(cssOf),
    origins: resolution.blocks.flatMap(originsOf),
    note: noteOf(document, state, ageSeconds, resolution),
    titled: resolution.blocks.some(isTitled),
  }
}

const noteOf = (
  { id, slug, revision, updatedAt }: PageDocument,
  state: ContentNote['state'],
  ageSeconds: number,
  { blocks, choices, faults }: Resolution,
): ContentNote => ({
  document: { id, slug, revision, updatedAt },
  state,
  ageSeconds,
  blocks,
  choices,
  faults,
})

/** A dialog's words are out of the page until it is opened. */
const isTitled = ({ type, props, slots }: VisualBlock): boolean =>
  type !== 'dialog' && (props['titleH1'] === true || Object.values(slots).flat().some(isTitled))

const cssOf = ({ definition, props, slots, key, hideOn, isFullWidth }: VisualBlock): string[] => [
  ...(typeof definition.partCss === 'function' ? definition.partCss(props) : (definition.partCss ?? [])),
  definition.css,
  ...Object.values(slots).flat().flatMap(cssOf),
  definition.rules?.(props, key) ?? '',
  ...segmentCss({ hideOn, isFullWidth }),
]

const originsOf = ({ definition, props, slots }: VisualBlock): string[] => [
  ...(definition.frames?.(props) ?? []),
  ...Object.values(slots).flat().flatMap(originsOf),
]

function placeOf({ url, route }: RenderContext): Place {
  const query = Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]))
  return {
    path: url.pathname,
    query,
    categoryId: route?.params['categoryId'] ?? null,
    productId: route?.params['productId'] ?? null,
  }
}

type Loaded = { readonly data: BlockData; readonly slots: Readonly<Record<string, readonly Loaded[]>> }
const nothing: BlockData = { products: [], articles: null, masterId: null, failed: false }

const needs = ({ definition, props, slots }: VisualBlock, place: Place): boolean =>
  definition.need?.(props, place) != null ||
  Object.values(slots)
    .flat()
    .some((inner) => needs(inner, place))

async function load(
  context: RenderContext,
  content: Source,
  place: Place,
  { definition, props, slots }: VisualBlock,
): Promise<Loaded> {
  const need = definition.need?.(props, place)
  const held = Object.entries(slots).map(
    async ([name, inner]) =>
      [name, await Promise.all(inner.map((block) => load(context, content, place, block)))] as const,
  )
  const [data, entries] = await Promise.all([need ? loadNeed(context, content, need) : nothing, Promise.all(held)])
  return { data, slots: Object.fromEntries(entries) }
}

async function loadNeed(context: RenderContext, content: Source, need: BlockNeed): Promise<BlockData> {
  switch (need.kind) {
    case 'category':
      return cardsOf(await readCategoryCards(context, need.categoryId, need.limit))
    case 'products':
      return cardsOf(await readProductCards(context, need.productIds))
    case 'articles': {
      const articles = await content.articles(context, need)
      return { ...nothing, articles, failed: articles === null }
    }
    case 'master': {
      const { result } = await readProduct(context, need.productId)
      if (result.ok) return { ...nothing, masterId: result.value.masterId }
      return { ...nothing, failed: !isAbsent(result.failure) }
    }
  }
}

const cardsOf = (cards: Result<readonly ProductCard[]>): BlockData =>
  cards.ok ? { ...nothing, products: cards.value } : { ...nothing, failed: true }

function segmentOf(context: RenderContext, content: Source, place: Place, block: VisualBlock, first: boolean): Segment {
  const draw = (loaded: Loaded | null, without: ReadonlySet<string> = new Set()): ReactNode =>
    createElement(Drawn, { draw: () => nodeOf(context, place, block, first, loaded, without) })
  /**
   * Something inside has thrown: the blocks inside that can't be rendered by themselves are left out, the rest stands.
   */
  const mend = (loaded: Loaded | null) => () => draw(loaded, brokenIn(context, place, block, loaded))
  const name = `${block.key}-${block.type}`
  if (!needs(block, place)) return { name, node: () => draw(null), mend: mend(null) }
  return {
    name,
    pending: load(context, content, place, block).then((loaded) => ({ node: () => draw(loaded), mend: mend(loaded) })),
    fallback: () =>
      block.definition.Fallback?.(block.props, contextFor(context, place, block, first, nothing, {})) ?? null,
    deadlineMs: deadlineMs * context.config.TIMEOUT_FACTOR,
  }
}

/** Drawn when React comes to it, so that what throws inside is this block's own. */
const Drawn = ({ draw }: { draw: () => ReactNode }): ReactNode => draw()

function nodeOf(
  context: RenderContext,
  place: Place,
  block: VisualBlock,
  first: boolean,
  loaded: Loaded | null,
  without: ReadonlySet<string>,
): ReactNode {
  const slots: Record<string, SlotItem[]> = {}
  for (const [name, inner] of Object.entries(block.slots)) {
    slots[name] = inner.flatMap((item, index) => {
      if (without.has(item.key)) return []
      const own = loaded?.slots[name]?.[index] ?? null
      const draw = () => nodeOf(context, place, item, first && index === 0, own, without)
      const node = createElement(Drawn, { key: item.key, draw })
      return [{ key: item.key, type: item.type, name: item.name, node }]
    })
  }
  const given = contextFor(context, place, block, first, loaded?.data ?? nothing, slots)
  const { hideOn, isFullWidth, definition, props } = block
  const node = createElement(SegmentPlace, { hideOn, isFullWidth }, definition.render(props, given))
  return context.preview ? previewed(block, dataNote(place, block, loaded?.data ?? nothing), node) : node
}

/** For the preview, where everything is asked of its service at once: nothing shown is older than the page. */
function dataNote(place: Place, { definition, props }: VisualBlock, data: BlockData): string | null {
  const need = definition.need?.(props, place)
  if (!need) return null
  const found = need.kind === 'articles' ? (data.articles?.result.length ?? 0) : data.products.length
  const { kind, ...asked } = need
  if (data.failed) return `${kind} ${JSON.stringify(asked)}: failed`
  return `${kind} ${JSON.stringify(asked)}: ${need.kind === 'master' ? (data.masterId ?? 'none') : found}, 0 s old`
}

const contextFor = (
  { locale, t, raw, features, newsletter }: RenderContext,
  place: Place,
  { key, holder }: VisualBlock,
  first: boolean,
  data: BlockData,
  slots: Readonly<Record<string, readonly SlotItem[]>>,
): BlockContext => ({
  locale,
  t,
  raw,
  first,
  id: key,
  place,
  features,
  csrf: marker('csrfToken'),
  slots,
  newsletter,
  holder,
  ...data,
})

function brokenIn(context: RenderContext, place: Place, block: VisualBlock, loaded: Loaded | null): Set<string> {
  const broken = new Set<string>()
  const visit = (outer: VisualBlock, data: Loaded | null): void => {
    for (const [name, inner] of Object.entries(outer.slots)) {
      inner.forEach((item, index) => {
        const own = data?.slots[name]?.[index] ?? null
        visit(item, own)
        try {
          renderToString(createElement(() => nodeOf(context, place, item, false, own, broken)))
        } catch (error) {
          log('error', 'block.failed', { block: item.source, type: item.type, reason: String(error) })
          broken.add(item.key)
        }
      })
    }
  }
  visit(block, loaded)
  return broken
}
