import type { z } from 'zod'
import type { BlockDefinition } from '../../client/blocks/block.ts'
import { localHref } from '../../client/blocks/parts/links/local-href.ts'
import type { BlockRegistry } from '../../client/blocks/registry.ts'
import { RawBlock } from '../../shared/content/document.ts'
import { type Lenient, type LenientFault, readLeniently } from '../../shared/content/lenient.ts'
import { isLogicType, type LogicType, logicBlocks } from '../../shared/content/logic.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { ResultOf } from '../../shared/result.ts'
import { sanitiseRichText } from './rich-text.ts'

/** An error in a block: `path` leads to it inside the block. */
export type BlockFault = { readonly reason: string; readonly path: string; readonly type: string }

type LogicProps = { readonly [T in LogicType]: z.output<(typeof logicBlocks)[T]> }
type LogicBlock<Any extends LogicType = LogicType> = {
  readonly [T in Any]: { readonly kind: 'logic'; readonly type: T; readonly props: LogicProps[T] }
}[Any]

export type ParsedBlock = {
  readonly raw: RawBlock
  /** Faults that affected only their own fields. */
  readonly faults: readonly BlockFault[]
} & (
  | { readonly kind: 'visual'; readonly definition: BlockDefinition; readonly props: Readonly<Record<string, unknown>> }
  | LogicBlock
)
export type Parsed = ResultOf<ParsedBlock, BlockFault>

const parsedBlocks = new WeakMap<object, Map<string, Parsed>>()

/**
 * Parses a stored block by its type's schema and sanitizes its rich text. A wrong field loses only that field
 * (shared/content/lenient.ts); without a required field the block is dropped. Done once for each block of a cached
 * document, not per request.
 */
export function parseBlock(input: unknown, registry: BlockRegistry, locale: Locale): Parsed {
  if (typeof input !== 'object' || input === null) return fault('', '', 'not a block')
  const byLocale = parsedBlocks.get(input) ?? new Map<string, Parsed>()
  parsedBlocks.set(input, byLocale)
  const parsed = byLocale.get(locale) ?? parse(input, registry, locale)
  byLocale.set(locale, parsed)
  return parsed
}

/**
 * As written, except that fields a choice can do without may be missing: an experiment without an id still shows its
 * baselines.
 */
const logicSchemas: { readonly [T in LogicType]: z.ZodType<LogicProps[T]> } = {
  ...logicBlocks,
  experiment: logicBlocks.experiment.extend({ experienceId: logicBlocks.experiment.shape.experienceId.catch('') }),
}

function readLogic<T extends LogicType>(type: T, raw: RawBlock): Lenient<LogicBlock<T>> {
  const read = readLeniently<z.ZodType<LogicProps[T]>>(logicSchemas[type], raw)
  return read.ok ? { ...read, value: { kind: 'logic', type, props: read.value } } : read
}

function parse(input: object, registry: BlockRegistry, locale: Locale): Parsed {
  const shape = readLeniently(RawBlock, input)
  if (!shape.ok) return { ok: false, failure: { type: '', ...shape.failure } }
  const raw = shape.value
  const { type } = raw
  const of = (faults: readonly LenientFault[]) => [...shape.faults, ...faults].map((fault) => ({ type, ...fault }))
  if (isLogicType(type)) {
    const read = readLogic(type, raw)
    if (!read.ok) return { ok: false, failure: { type, ...read.failure } }
    const { props } = read.value
    const unnamed = 'experienceId' in props && props.experienceId === ''
    const faults = of([...read.faults, ...(unnamed ? [{ path: 'experienceId', reason: 'names no experience' }] : [])])
    return { ok: true, value: { ...read.value, raw, faults } }
  }
  const definition = registry.get(type)
  if (!definition) return fault(type, 'type', 'unknown block type')
  const read = readLeniently(definition.props, withCleanRichText(raw, locale, definition.slots ?? []))
  if (!read.ok) return { ok: false, failure: { type, ...read.failure } }
  return { ok: true, value: { kind: 'visual', raw, definition, props: read.value, faults: of(read.faults) } }
}

const fault = (type: string, path: string, reason: string): Parsed => ({ ok: false, failure: { type, path, reason } })

/**
 * Spec 2 §3: the fields that contain an editor's markup, at any depth in a block. They are sanitized before a block
 * sees them.
 */
const richFields: ReadonlySet<string> = new Set(['html', 'richText', 'richTextBelowTargets', 'disclaimer'])
/** No block of ours nests its own fields deeper; a deeper one is refused by its schema. */
const maxDepth = 8

/** `slots` contain blocks, which are sanitized when they are parsed. */
function withCleanRichText(raw: RawBlock, locale: Locale, slots: readonly string[]): unknown {
  const clean = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value === 'string')
      return richFields.has(name) ? sanitiseRichText(value, (href) => localHref(locale, href) ?? '#') : value
    if (typeof value !== 'object' || value === null || depth > maxDepth) return value
    if (Array.isArray(value)) return value.map((part) => clean(part, name, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part, key, depth + 1)]))
  }
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, slots.includes(key) ? value : clean(value, key, 0)]),
  )
}
