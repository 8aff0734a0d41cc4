import type { BlockDefinition } from '../../client/blocks/block.ts'
import { localHref } from '../../client/blocks/parts/link.tsx'
import type { BlockRegistry } from '../../client/blocks/registry.ts'
import { RawBlock } from '../../shared/content/document.ts'
import { isLogicType, type LogicType, logicBlocks } from '../../shared/content/logic.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { sanitiseRichText } from './rich-text.ts'

/** What is wrong with a block: `path` leads to it inside the block. */
export type BlockFault = { readonly reason: string; readonly path: string; readonly type: string }

export type ParsedBlock = { readonly raw: RawBlock } & (
  | { readonly kind: 'visual'; readonly definition: BlockDefinition; readonly props: Readonly<Record<string, unknown>> }
  | {
      [T in LogicType]: {
        readonly kind: 'logic'
        readonly type: T
        readonly props: ReturnType<(typeof logicBlocks)[T]['parse']>
      }
    }[LogicType]
)
export type Parsed = ({ readonly ok: true } & ParsedBlock) | { readonly ok: false; readonly fault: BlockFault }

const known = new WeakMap<object, Map<string, Parsed>>()

/** A saved block against its type's schema, its rich text cleaned. Done once for each block of a cached document, not per request. */
export function parseBlock(given: unknown, registry: BlockRegistry, locale: Locale): Parsed {
  if (typeof given !== 'object' || given === null) return fault('', '', 'not a block')
  const byLocale = known.get(given) ?? new Map<string, Parsed>()
  known.set(given, byLocale)
  const parsed = byLocale.get(locale) ?? parse(given, registry, locale)
  byLocale.set(locale, parsed)
  return parsed
}

function parse(given: object, registry: BlockRegistry, locale: Locale): Parsed {
  const shape = RawBlock.safeParse(given)
  if (!shape.success) return firstFault('', shape.error)
  const raw = shape.data
  if (isLogicType(raw.type)) {
    const props = logicBlocks[raw.type].safeParse(raw)
    return props.success
      ? ({ ok: true, kind: 'logic', type: raw.type, raw, props: props.data } as Parsed)
      : firstFault(raw.type, props.error)
  }
  const definition = registry.get(raw.type)
  if (!definition) return fault(raw.type, 'type', 'unknown block type')
  const props = definition.props.safeParse(withCleanRichText(raw, locale, definition.slots ?? []))
  return props.success
    ? { ok: true, kind: 'visual', raw, definition, props: props.data as Readonly<Record<string, unknown>> }
    : firstFault(raw.type, props.error)
}

const fault = (type: string, path: string, reason: string): Parsed => ({ ok: false, fault: { type, path, reason } })

function firstFault(
  type: string,
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] },
): Parsed {
  const [issue] = error.issues
  return fault(type, issue?.path.map(String).join('.') ?? '', issue?.message ?? 'invalid')
}

/** Spec 2 §3: the fields that hold an editor's markup, wherever they stand in a block. Cleaned before a block ever sees them. */
const richFields: ReadonlySet<string> = new Set(['html', 'richText', 'richTextBelowTargets', 'disclaimer'])
/** No block of ours nests its own fields deeper; what does is refused by its schema. */
const maxDepth = 8

/** `slots` hold blocks, which are cleaned in their turn. */
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
