import type { BlockDefinition } from '../../client/blocks/block.ts'
import { localHref } from '../../client/blocks/parts/link.tsx'
import { blocks } from '../../client/blocks/registry.ts'
import type { PageDocument, RawBlock } from '../../shared/content/document.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { log } from '../http/log.ts'
import { sanitiseRichText } from './rich-text.ts'

/** A block that will be rendered: its definition and its parsed props. */
export type VisualBlock = { readonly key: string; readonly definition: BlockDefinition; readonly props: unknown }

const resolved = new WeakMap<PageDocument, readonly VisualBlock[]>()

/**
 * A document's visual blocks, in order. A block of an unknown type or with props that its schema refuses is left out and logged; the rest of
 * the page stands. Done once per document, not per request.
 */
export function resolveBlocks(document: PageDocument, locale: Locale): readonly VisualBlock[] {
  const known = resolved.get(document)
  if (known) return known
  const visual: VisualBlock[] = []
  document.blocks.forEach((raw, index) => {
    const definition = Object.hasOwn(blocks, raw.type) ? blocks[raw.type] : undefined
    if (!definition) {
      log('warn', 'block.unknown', { document: document.id, block: raw.id ?? index, type: raw.type })
      return
    }
    const props = definition.props.safeParse(withCleanRichText(raw, locale))
    if (!props.success) {
      const issue = props.error.issues[0]
      log('warn', 'block.invalid', {
        document: document.id,
        block: raw.id ?? index,
        type: raw.type,
        path: issue?.path.join('.') ?? '',
        reason: issue?.message ?? '',
      })
      return
    }
    visual.push({ key: `b${index}`, definition, props: props.data })
  })
  resolved.set(document, visual)
  return visual
}

/** Spec 2 §3: the fields that hold an editor's markup. Cleaned before a block ever sees them. */
const richFields = ['html', 'richText', 'richTextBelowTargets'] as const

function withCleanRichText(raw: RawBlock, locale: Locale): RawBlock {
  const clean: Record<string, string> = {}
  for (const field of richFields) {
    const html = raw[field]
    if (typeof html === 'string') clean[field] = sanitiseRichText(html, (href) => localHref(locale, href) ?? '#')
  }
  return { ...raw, ...clean }
}
