import { z } from 'zod'
import type { IngestDocument } from '../contracts/ingest.ts'
import { ownValue } from '../own-value.ts'
import { ArticleDocument, ArticleGridContent } from './article.ts'
import { BannerContent } from './banner.ts'
import { CollectionContent } from './collection.ts'
import { FooterDocument, FragmentDocument, MenuDocument, PageDocument, RawBlock } from './document.ts'
import { isLogicType, logicBlocks } from './logic.ts'
import { PopUpContent } from './pop-up.ts'
import { SearchRuleDocument } from './search-rule.ts'

/**
 * Limits for writing a document. Reading is lenient (document.ts), so that an editor's mistake does not affect
 * shoppers.
 */
export const writtenLimits = {
  /** Size of the JSON. */
  bytes: 1_000_000,
  /** Nesting depth of blocks. */
  blockDepth: 16,
  /** Number of sibling blocks. */
  blocksPerLevel: 200,
  /** Nesting depth of any objects and lists, because recursive code would overflow on more. */
  valueDepth: 100,
} as const

/** `path` is relative to the document's root. */
export type WrittenFault = { readonly path: readonly (string | number)[]; readonly reason: string }
/** A document with faults is rejected; warnings are only reported. */
export type WrittenCheck = { readonly faults: readonly WrittenFault[]; readonly warnings: readonly WrittenFault[] }

type Kind = IngestDocument['kind']

const Page = PageDocument.extend({
  title: z.string().max(200),
  seo: z.object({ title: z.string().max(200), description: z.string().max(400), noindex: z.boolean().default(false) }),
  updatedAt: z.string().max(40).optional(),
  revision: z.int().min(0).optional(),
  /** The filter of a showcase (spec 1 §7 `layoutVariant`). */
  variant: z.string().max(60).optional(),
  blocks: z.array(z.unknown()),
})
const optionalRevision = { revision: z.int().min(0).optional() }

/** The fields of each kind of document. */
export const writtenShapes: Readonly<Record<Kind, z.ZodType>> = {
  page: Page,
  category: Page,
  product: Page,
  fragment: FragmentDocument.extend({ ...optionalRevision, blocks: z.array(z.unknown()) }),
  menu: MenuDocument.extend(optionalRevision),
  footer: FooterDocument.extend(optionalRevision),
  article: ArticleDocument,
  'search-rule': SearchRuleDocument,
  /** `position` orders a site's pop-ups; those without one come last. */
  popup: PopUpContent.extend({ type: z.string(), position: z.int().optional() }),
}

/** Blocks whose fields spec 2 §3 defines; a storefront validates the other props itself. */
const specifiedFields: Readonly<Record<string, z.ZodType>> = {
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

/**
 * Spec 2 §2.1: the block types every storefront has. Another type may be a storefront's own, so it is only a warning.
 */
const specifiedTypes: ReadonlySet<string> = new Set([
  ...Object.keys(specifiedFields),
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

/**
 * Checks a document by itself. Cycles between fragments need other documents: see fragment-cycle.ts.
 */
export function checkWritten(kind: Kind, document: Readonly<Record<string, unknown>>): WrittenCheck {
  const deepPath = findTooDeep(document)
  if (deepPath) return refused(deepPath, `more than ${writtenLimits.valueDepth} levels inside each other`)
  const bytes = utf8Length(JSON.stringify(document))
  if (bytes > writtenLimits.bytes) return refused([], `${bytes} bytes, and ${writtenLimits.bytes} are the most`)
  const faults: WrittenFault[] = issuesOf(writtenShapes[kind], document, [])
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

type CheckResult = { readonly faults: WrittenFault[]; readonly warnings: WrittenFault[] }

function checkBlocks(input: readonly unknown[], path: WrittenFault['path'], depth: number, result: CheckResult): void {
  if (depth > writtenLimits.blockDepth) {
    result.faults.push({ path, reason: `more than ${writtenLimits.blockDepth} blocks inside each other` })
    return
  }
  if (input.length > writtenLimits.blocksPerLevel)
    result.faults.push({
      path,
      reason: `${input.length} blocks side by side, and ${writtenLimits.blocksPerLevel} are the most`,
    })
  for (const [index, block] of input.slice(0, writtenLimits.blocksPerLevel).entries())
    checkBlock(block, [...path, index], depth, result)
}

function checkBlock(input: unknown, path: WrittenFault['path'], depth: number, result: CheckResult): void {
  const shapeFaults = issuesOf(RawBlock, input, path)
  if (shapeFaults.length > 0) {
    result.faults.push(...shapeFaults)
    return
  }
  const { type, name: _name, ...rest } = input as RawBlock
  if (isLogicType(type)) {
    const { id: _id, ...withoutId } = rest
    result.faults.push(...issuesOf(logicBlocks[type].strict(), type === 'segmentation' ? rest : withoutId, path))
  } else if (!specifiedTypes.has(type)) {
    result.warnings.push({ path: [...path, 'type'], reason: `"${type}" is no block of the specification` })
  }
  const entity = ownValue(specifiedFields, type)
  if (entity) result.faults.push(...issuesOf(entity, input, path))
  const visit = (value: unknown, field: string | number, valuePath: WrittenFault['path']): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && holdsBlocks(type, field, value)) checkBlocks(value, valuePath, depth + 1, result)
    else for (const [key, part] of entriesOf(value)) visit(part, key, [...valuePath, key])
  }
  for (const [field, value] of Object.entries(rest)) visit(value, field, [...path, field])
}

const logicFields: ReadonlySet<string | number> = new Set(['targets', 'baselines', 'components'])

/**
 * A list contains blocks if any item has a `type`; the listed fields always do.
 */
const holdsBlocks = (type: string, field: string | number, list: readonly unknown[]): boolean =>
  (isLogicType(type) && logicFields.has(field)) ||
  (type === 'collection' && field === 'items') ||
  list.some((item) => typeof item === 'object' && item !== null && 'type' in item)

const entriesOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value)

function issuesOf(schema: z.ZodType, value: unknown, parentPath: WrittenFault['path']): WrittenFault[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: [...parentPath, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    reason: message,
  }))
}

/** The path of a value that is nested too deeply. Iterative, because recursion would overflow on such a value. */
function findTooDeep(root: unknown): WrittenFault['path'] | null {
  const stack: { readonly value: unknown; readonly path: WrittenFault['path'] }[] = [{ value: root, path: [] }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (path.length > writtenLimits.valueDepth) return path
    for (const [key, part] of entriesOf(value))
      if (typeof part === 'object' && part !== null) stack.push({ value: part, path: [...path, key] })
  }
  return null
}

/** A fault as text: `blocks.3.title: too short`. */
export const faultLine = ({ path, reason }: WrittenFault): string =>
  path.length ? `${path.join('.')}: ${reason}` : reason
