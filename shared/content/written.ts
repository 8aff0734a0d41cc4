import { z } from 'zod'
import type { IngestDocument } from '../contracts/ingest.ts'
import { ArticleDocument, ArticleGridContent } from './article.ts'
import { BannerContent } from './banner.ts'
import { CollectionContent } from './collection.ts'
import { FooterDocument, FragmentDocument, MenuDocument, PageDocument, RawBlock } from './document.ts'
import { isLogicType, logicBlocks } from './logic.ts'
import { PopUpContent } from './pop-up.ts'

/** What a document is held to when somebody writes it. Readers are lenient (document.ts): a shopper doesn't pay for an editor's slip. */
export const writtenLimits = {
  /** Of its JSON. */
  bytes: 1_000_000,
  /** Blocks inside each other. */
  blockDepth: 16,
  /** Blocks side by side. */
  blocksPerLevel: 200,
  /** Objects and lists inside each other, whatever they are: more would break whoever walks them. */
  valueDepth: 100,
} as const

/** `path` leads to the fault from the document's root. */
export type WrittenFault = { readonly path: readonly (string | number)[]; readonly reason: string }
/** Faults refuse a document; warnings are told and change nothing. */
export type WrittenCheck = { readonly faults: readonly WrittenFault[]; readonly warnings: readonly WrittenFault[] }

type Kind = IngestDocument['kind']

const Page = PageDocument.extend({
  title: z.string().max(200),
  seo: z.object({ title: z.string().max(200), description: z.string().max(400), noindex: z.boolean().default(false) }),
  updatedAt: z.string().max(40).optional(),
  revision: z.int().min(0).optional(),
  /** What a showcase is filtered by (spec 1 §7 `layoutVariant`). */
  variant: z.string().max(60).optional(),
  blocks: z.array(z.unknown()),
})
const unrevised = { revision: z.int().min(0).optional() }

const shapes: Readonly<Record<Kind, z.ZodType>> = {
  page: Page,
  category: Page,
  product: Page,
  fragment: FragmentDocument.extend({ ...unrevised, blocks: z.array(z.unknown()) }),
  menu: MenuDocument.extend(unrevised),
  footer: FooterDocument.extend(unrevised),
  article: ArticleDocument,
  /** `position` orders a site's pop-ups; those without one come last. */
  popup: PopUpContent.extend({ type: z.string(), position: z.int().optional() }),
}

/** Spec 2 §3 gives these blocks their fields; the rest of a block's props are the storefront's. */
const entities: Readonly<Record<string, z.ZodType>> = {
  hero: BannerContent,
  'hero-block-below': BannerContent,
  'hero-product-overlay': BannerContent,
  'image-banner': BannerContent,
  'block-below-banner': BannerContent,
  'overlay-banner': BannerContent,
  'thin-banner': BannerContent,
  'split-banner': BannerContent,
  'menu-tile': BannerContent,
  dialog: BannerContent,
  collection: CollectionContent,
  'article-grid': ArticleGridContent,
  'pop-up': PopUpContent,
}

/** Spec 2 §2.1: the blocks that every storefront of this content has. Another type may be one's own, so it is only told. */
const specifiedTypes: ReadonlySet<string> = new Set([
  ...Object.keys(entities),
  'accordion',
  'accordions',
  'anchor',
  'benefit-bar',
  'category-card',
  'cta',
  'gradient-overlay',
  'hosted-video',
  'icon-and-text-collection',
  'mega-menu',
  'multi-link-card',
  'picture',
  'rich-text',
  'secondary-navigation',
  'social-photos',
  'spacer',
  'user-generated-content',
  'video',
])

/** Everything that can be said of a document by itself. Cycles between fragments need the others: see fragment-cycle.ts. */
export function checkWritten(kind: Kind, document: Readonly<Record<string, unknown>>): WrittenCheck {
  const deep = tooDeep(document)
  if (deep) return refused(deep, `more than ${writtenLimits.valueDepth} levels inside each other`)
  const bytes = utf8Length(JSON.stringify(document))
  if (bytes > writtenLimits.bytes) return refused([], `${bytes} bytes, and ${writtenLimits.bytes} are the most`)
  const faults: WrittenFault[] = issuesOf(shapes[kind], document, [])
  const warnings: WrittenFault[] = []
  if (Array.isArray(document['blocks'])) checkBlocks(document['blocks'], ['blocks'], 1, { faults, warnings })
  return { faults, warnings }
}

const utf8Length = (text: string): number =>
  text.length +
  (text.match(/[\u0080-\u07ff\ud800-\udfff]/g)?.length ?? 0) +
  2 * (text.match(/[\u0800-\ud7ff\ue000-\uffff]/g)?.length ?? 0)

const refused = (path: WrittenFault['path'], reason: string): WrittenCheck => ({
  faults: [{ path, reason }],
  warnings: [],
})

type Found = { readonly faults: WrittenFault[]; readonly warnings: WrittenFault[] }

function checkBlocks(given: readonly unknown[], path: WrittenFault['path'], depth: number, found: Found): void {
  if (depth > writtenLimits.blockDepth) {
    found.faults.push({ path, reason: `more than ${writtenLimits.blockDepth} blocks inside each other` })
    return
  }
  if (given.length > writtenLimits.blocksPerLevel)
    found.faults.push({
      path,
      reason: `${given.length} blocks side by side, and ${writtenLimits.blocksPerLevel} are the most`,
    })
  for (const [index, block] of given.slice(0, writtenLimits.blocksPerLevel).entries())
    checkBlock(block, [...path, index], depth, found)
}

function checkBlock(given: unknown, path: WrittenFault['path'], depth: number, found: Found): void {
  const shape = issuesOf(RawBlock, given, path)
  if (shape.length > 0) {
    found.faults.push(...shape)
    return
  }
  const { type, name: _name, ...rest } = given as RawBlock
  if (isLogicType(type)) {
    const { id: _id, ...own } = rest
    found.faults.push(...issuesOf(logicBlocks[type].strict(), type === 'segmentation' ? rest : own, path))
  } else if (!specifiedTypes.has(type)) {
    found.warnings.push({ path: [...path, 'type'], reason: `"${type}" is no block of the specification` })
  }
  const entity = entities[type]
  if (entity) found.faults.push(...issuesOf(entity, given, path))
  const walk = (value: unknown, field: string | number, at: WrittenFault['path']): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && holdsBlocks(type, field, value)) checkBlocks(value, at, depth + 1, found)
    else for (const [key, part] of entriesOf(value)) walk(part, key, [...at, key])
  }
  for (const [field, value] of Object.entries(rest)) walk(value, field, [...path, field])
}

const logicFields: ReadonlySet<string | number> = new Set(['targets', 'baselines', 'components'])

/** What is in a list with something that has a `type` is a block, wherever it stands; these fields hold nothing else. */
const holdsBlocks = (type: string, field: string | number, list: readonly unknown[]): boolean =>
  (isLogicType(type) && logicFields.has(field)) ||
  (type === 'collection' && field === 'items') ||
  list.some((item) => typeof item === 'object' && item !== null && 'type' in item)

const entriesOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value)

function issuesOf(schema: z.ZodType, value: unknown, under: WrittenFault['path']): WrittenFault[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: [...under, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    reason: message,
  }))
}

/** The path to a value that stands too deep; found without recursion, which such a value would break. */
function tooDeep(root: unknown): WrittenFault['path'] | null {
  const waiting: { readonly value: unknown; readonly path: WrittenFault['path'] }[] = [{ value: root, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (path.length > writtenLimits.valueDepth) return path
    for (const [key, part] of entriesOf(value))
      if (typeof part === 'object' && part !== null) waiting.push({ value: part, path: [...path, key] })
  }
  return null
}

/** `blocks.3.title: too short`, as people read it. */
export const tellFault = ({ path, reason }: WrittenFault): string =>
  path.length ? `${path.join('.')}: ${reason}` : reason
