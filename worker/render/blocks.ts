import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { BlockContext, BlockData, BlockNeed, Place, SlotItem } from '../../client/blocks/block.ts'
import { blocks as registry } from '../../client/blocks/registry.ts'
import type { PageDocument } from '../../shared/content/document.ts'
import { matchRoute, withoutLocale } from '../../shared/routes.ts'
import type { Content, ContentReader } from '../content/content-reader.ts'
import { logFaults } from '../content/fault-log.ts'
import { loadFragments } from '../content/fragments.ts'
import { type Resolution, resolveDocument, type VisualBlock } from '../content/resolve.ts'
import type { RequestContext } from '../context/request-context.ts'
import { segmentsOf } from '../context/segments.ts'
import { log } from '../http/log.ts'
import { newsletterAnswer } from '../http/newsletter-cookie.ts'
import { readCategoryCards, readProduct, readProductCards } from '../services/catalogue.ts'
import type { ContentNote } from './content-note.ts'
import { previewed } from './previewed.ts'
import type { Segment } from './stream.ts'

/** A block that hasn't its data this long after the stream began is replaced by its fallback, in milliseconds. */
const deadlineMs = 1200

/** What a document adds to a page. `origins` are framed by it; `note` is for the preview. */
export type PageBlocks = {
  readonly segments: readonly Segment[]
  readonly css: readonly string[]
  readonly origins: readonly string[]
  readonly note: ContentNote | null
  /** One of its blocks is the page's h1. */
  readonly titled: boolean
}

type Source = Pick<ContentReader, 'fragment' | 'articles'>

type Options = {
  /** The document opens the page, so the picture of its first block is fetched first. */
  readonly leading?: boolean
  /** Tells the ids of two documents on one page apart. */
  readonly prefix?: string
  /** The variant decided for an experience; none until a decision engine is handed in. */
  readonly decide?: (experienceId: string) => string | null
}

/** Turns a document into the parts of a page: data is asked for at once for all blocks, and waited for in their place. */
export async function blockSegments(
  context: RequestContext,
  content: Source,
  { document, state, ageSeconds }: Content<PageDocument | null>,
  { leading = false, prefix = 'b', decide = () => null }: Options = {},
): Promise<PageBlocks> {
  if (!document) return { segments: [], css: [], origins: [], note: null, titled: false }
  const place = placeOf(context)
  const fragments = await loadFragments(context, document.blocks, content.fragment)
  const resolution = resolveDocument(document, {
    registry,
    locale: context.locale,
    place,
    inSegment: segmentsOf(context.session),
    decide,
    forced: context.testContext,
    fragment: (id) => fragments.get(id) ?? null,
    dismissed: context.dismissed,
    prefix,
  })
  logFaults(document, resolution.faults)
  return {
    segments: resolution.blocks.map((block, index) =>
      segmentOf(context, content, place, block, leading && index === 0),
    ),
    css: resolution.blocks.flatMap(cssOf),
    origins: resolution.blocks.flatMap(originsOf),
    note: noteOf(document, state, ageSeconds, resolution),
    titled: resolution.blocks.some(({ props }) => props['titleH1'] === true),
  }
}

const noteOf = (
  { id, slug, revision, updatedAt }: PageDocument,
  state: ContentNote['state'],
  ageSeconds: number,
  { choices, faults, dimensions }: Resolution,
): ContentNote => ({ document: { id, slug, revision, updatedAt }, state, ageSeconds, choices, faults, dimensions })

const cssOf = ({ definition, props, slots, key }: VisualBlock): string[] => [
  ...(typeof definition.partCss === 'function' ? definition.partCss(props) : (definition.partCss ?? [])),
  definition.css,
  ...Object.values(slots).flat().flatMap(cssOf),
  definition.rules?.(props, key) ?? '',
]

const originsOf = ({ definition, props, slots }: VisualBlock): string[] => [
  ...(definition.frames?.(props) ?? []),
  ...Object.values(slots).flat().flatMap(originsOf),
]

function placeOf({ url }: RequestContext): Place {
  const { params } = matchRoute(withoutLocale(url.pathname)) ?? { params: {} as Readonly<Record<string, string>> }
  const query = Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]))
  return { path: url.pathname, query, categoryId: params['categoryId'] ?? null, productId: params['productId'] ?? null }
}

type Loaded = { readonly data: BlockData; readonly slots: Readonly<Record<string, readonly Loaded[]>> }
const nothing: BlockData = { products: [], articles: null, masterId: null }

const needs = ({ definition, props, slots }: VisualBlock, place: Place): boolean =>
  definition.need?.(props, place) != null ||
  Object.values(slots)
    .flat()
    .some((inner) => needs(inner, place))

async function load(
  context: RequestContext,
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

async function loadNeed(context: RequestContext, content: Source, need: BlockNeed): Promise<BlockData> {
  switch (need.kind) {
    case 'category':
      return { ...nothing, products: await readCategoryCards(context, need.categoryId, need.limit) }
    case 'products':
      return { ...nothing, products: await readProductCards(context, need.productIds) }
    case 'articles':
      return { ...nothing, articles: await content.articles(context, need) }
    case 'master': {
      const { result } = await readProduct(context, need.productId)
      return { ...nothing, masterId: result.ok ? result.value.masterId : null }
    }
  }
}

function segmentOf(
  context: RequestContext,
  content: Source,
  place: Place,
  block: VisualBlock,
  first: boolean,
): Segment {
  const draw = (loaded: Loaded | null, without: ReadonlySet<string> = new Set()): ReactNode =>
    createElement(Drawn, { draw: () => nodeOf(context, place, block, first, loaded, without) })
  /** Something inside has thrown: the blocks inside that can't be rendered by themselves are left out, the rest stands. */
  const mend = (loaded: Loaded | null) => () => draw(loaded, brokenIn(context, place, block, loaded))
  const name = `${block.key}-${block.type}`
  if (!needs(block, place)) return { name, node: () => draw(null), mend: mend(null) }
  return {
    name,
    pending: load(context, content, place, block).then((loaded) => ({ node: () => draw(loaded), mend: mend(loaded) })),
    fallback: () =>
      block.definition.Fallback?.(block.props, contextFor(context, place, block, first, nothing, {})) ?? null,
    deadlineMs,
  }
}

/** Drawn when React comes to it, so that what throws inside is this block's own. */
const Drawn = ({ draw }: { draw: () => ReactNode }): ReactNode => draw()

function nodeOf(
  context: RequestContext,
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
  const node = framed(block, block.definition.render(block.props, given))
  return context.preview ? previewed(block, dataNote(place, block, loaded?.data ?? nothing), node) : node
}

/** For the preview, where everything is asked of its service at once: nothing shown is older than the page. */
function dataNote(place: Place, { definition, props }: VisualBlock, data: BlockData): string | null {
  const need = definition.need?.(props, place)
  if (!need) return null
  const found = need.kind === 'articles' ? (data.articles?.result.length ?? 0) : data.products.length
  const { kind, ...asked } = need
  return `${kind} ${JSON.stringify(asked)}: ${need.kind === 'master' ? (data.masterId ?? 'none') : found}, 0 s old`
}

/** A segment's own wishes about width and screens (spec 2 §3 "Segment content"). */
function framed({ hideOn, isFullWidth }: VisualBlock, node: ReactNode): ReactNode {
  if (hideOn.length === 0 && isFullWidth) return node
  return createElement(
    'div',
    { className: isFullWidth ? 'seg' : 'seg narrow', 'data-hide': hideOn.join(' ') || undefined },
    node,
  )
}

const contextFor = (
  { locale, t, raw, config, csrfToken, dismissed, newsletter }: RequestContext,
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
  features: config.FEATURES,
  csrf: csrfToken,
  slots,
  dismissed,
  newsletter: newsletter && newsletterAnswer(newsletter, locale),
  holder,
  ...data,
})

function brokenIn(context: RequestContext, place: Place, block: VisualBlock, loaded: Loaded | null): Set<string> {
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
