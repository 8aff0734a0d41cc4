import type { BlockDefinition, Holder, Place } from '../../client/blocks/block.ts'
import type { BlockRegistry } from '../../client/blocks/registry.ts'
import type { Breakpoint } from '../../shared/content/banner.ts'
import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { TestContext } from '../context/test-context.ts'
import { type BlockFault, type ParsedBlock, parseBlock } from './parse-block.ts'

/** A block that will be rendered. `source` is its path in its document (`blocks.3.segments.0.targets.0`). */
export type VisualBlock = {
  readonly key: string
  readonly type: string
  readonly id: string | null
  readonly name: string | null
  readonly definition: BlockDefinition
  readonly props: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, readonly VisualBlock[]>>
  readonly holder: Holder | null
  readonly hideOn: readonly Breakpoint[]
  readonly isFullWidth: boolean
  readonly source: string
  /** The choices that led to it, outermost first. */
  readonly why: readonly Choice[]
}

/** Which of a logic block's targets was taken, and why: what the preview shows, and what an exposure will be told from. */
export type Choice = {
  readonly source: string
  readonly kind: 'segmentation' | 'experiment' | 'filter-by' | 'fragment'
  /** Segment id, variant id, `baseline`, `shown`, `hidden` or the fragment's id. */
  readonly chosen: string
  /** `forced`, `matched loyalty-loggedin`, `decided`, `no segment matched` … */
  readonly rule: string
  readonly experienceId?: string
  /** What could have been chosen: segments' or variants' ids, in the editor's order. */
  readonly among?: readonly string[]
}

/** What the resolver asked about the visitor and the address: what a cached answer of it has to be told apart by. */
export type Dimensions = {
  readonly segments: ReadonlySet<AudienceCondition>
  readonly experiences: ReadonlySet<string>
  readonly place: ReadonlySet<'product' | 'category'>
  /** Names under which something may have been closed. */
  readonly dismissals: ReadonlySet<string>
}

export type DocumentFault = BlockFault & { readonly document: string; readonly block: string }
export type Resolution = {
  readonly blocks: readonly VisualBlock[]
  readonly choices: readonly Choice[]
  readonly dimensions: Dimensions
  readonly faults: readonly DocumentFault[]
}

/** All that a document's tree may depend on, handed in. */
export type ResolveInput = {
  readonly registry: BlockRegistry
  readonly locale: Locale
  readonly place: Pick<Place, 'categoryId' | 'productId'>
  readonly inSegment: (condition: AudienceCondition) => boolean
  /** The variant decided for an experience, or null: the decision engine's place. */
  readonly decide: (experienceId: string) => string | null
  readonly forced: TestContext | null
  /** A fragment's blocks; null for one that isn't there. */
  readonly fragment: (fragmentId: string) => readonly unknown[] | null
  readonly dismissed: ReadonlySet<string>
  /** Distinguishes the ids of two documents on one page. */
  readonly prefix?: string
}

/** How deep blocks may stand in each other. An editor's own nesting ends long before; what is deeper is left out. */
const maxDepth = 24
/** Most blocks that one document may come to, fragments included. */
const maxBlocks = 500

type Where = {
  readonly key: string
  readonly source: string
  readonly depth: number
  readonly fragments: readonly string[]
  readonly why: readonly Choice[]
  readonly hideOn: readonly Breakpoint[]
  readonly isFullWidth: boolean
  readonly holder: Holder | null
}

/**
 * A document's visual tree (design §4, spec 2 §2.2): logic blocks are replaced by what they choose, before anything is loaded or rendered.
 * Pure. A block that is unknown, wrong, too deep or inside itself is a fault and left out; the rest stands.
 */
export function resolveDocument(
  document: { readonly id: string; readonly blocks: readonly unknown[] },
  input: ResolveInput,
): Resolution {
  const choices: Choice[] = []
  const faults: DocumentFault[] = []
  const dimensions = {
    segments: new Set<AudienceCondition>(),
    experiences: new Set<string>(),
    place: new Set<'product' | 'category'>(),
    dismissals: new Set<string>(),
  }
  let count = 0

  const all = (given: readonly unknown[], field: string, where: Where): VisualBlock[] =>
    given.flatMap((block, index) =>
      one(block, {
        ...where,
        key: `${where.key}${where.key.endsWith('-') ? '' : '.'}${index}`.replaceAll('.', '-'),
        source: `${field}.${index}`,
        depth: where.depth + 1,
      }),
    )

  const one = (given: unknown, where: Where): VisualBlock[] => {
    const broken = (fault: BlockFault) => {
      faults.push({ ...fault, document: document.id, block: where.source })
      return []
    }
    if (where.depth > maxDepth)
      return broken({ type: '', path: '', reason: `more than ${maxDepth} blocks inside each other` })
    if (++count > maxBlocks)
      return count === maxBlocks + 1 ? broken({ type: '', path: '', reason: `more than ${maxBlocks} blocks` }) : []
    const parsed = parseBlock(given, input.registry, input.locale)
    if (!parsed.ok) return broken(parsed.fault)
    return parsed.kind === 'visual' ? visual(parsed, where) : logic(parsed, where, broken)
  }

  const visual = ({ raw, definition, props }: ParsedBlock & { kind: 'visual' }, where: Where): VisualBlock[] => {
    const dismissal = definition.dismissal?.(props)
    if (dismissal !== undefined) {
      dimensions.dismissals.add(dismissal)
      if (input.dismissed.has(dismissal)) return []
    }
    const slots: Record<string, readonly VisualBlock[]> = {}
    for (const slot of definition.slots ?? []) {
      const held = props[slot]
      const holder = { id: where.key, type: definition.type, props }
      const inner = { ...where, key: `${where.key}-${slot}`, hideOn: [], isFullWidth: true, why: [], holder }
      if (Array.isArray(held)) slots[slot] = all(held, `${where.source}.${slot}`, inner)
    }
    const { key, source, hideOn, isFullWidth, why, holder } = where
    return [
      {
        key,
        type: definition.type,
        id: raw.id ?? null,
        name: raw.name ?? null,
        definition,
        props,
        slots,
        holder,
        hideOn,
        isFullWidth,
        source,
        why,
      },
    ]
  }

  const logic = (
    block: ParsedBlock & { kind: 'logic' },
    where: Where,
    broken: (fault: BlockFault) => VisualBlock[],
  ): VisualBlock[] => {
    const choose = (choice: Omit<Choice, 'source' | 'kind'>): readonly Choice[] => {
      const made: Choice = { source: where.source, kind: block.type, ...choice }
      choices.push(made)
      return [...where.why, made]
    }
    switch (block.type) {
      case 'filter-by': {
        const { variant, operator, values, components } = block.props
        const dimension = variant === 'bySku' ? 'product' : 'category'
        dimensions.place.add(dimension)
        const own = dimension === 'product' ? input.place.productId : input.place.categoryId
        const listed = own !== null && values.includes(own)
        const shown = operator === 'IN' ? listed : !listed
        const why = choose({
          chosen: shown ? 'shown' : 'hidden',
          rule: `${own ?? `no ${dimension}`} ${listed ? 'is' : 'is not'} in the list, ${operator}`,
        })
        return shown ? all(components, `${where.source}.components`, { ...where, why }) : []
      }
      case 'segmentation': {
        const { segments, baselines, hideOnBreakpoint, isFullWidth } = block.props
        const forced = input.forced?.segment
        // Only what is asked before the first match shapes the answer.
        const at = segments.findIndex(({ id }) => {
          if (forced !== undefined) return id === forced
          dimensions.segments.add(id)
          return input.inSegment(id)
        })
        const match = segments[at]
        const why = choose({
          among: segments.map(({ id }) => id),
          chosen: match?.id ?? 'baseline',
          rule: `${forced === undefined ? '' : 'forced: '}${match ? `matched ${match.id}` : 'no segment matched'}`,
        })
        const field = match ? `${where.source}.segments.${at}.targets` : `${where.source}.baselines`
        const target = (match?.targets ?? baselines).slice(0, 1)
        return all(target, field, {
          ...where,
          why,
          hideOn: [...where.hideOn, ...hideOnBreakpoint],
          isFullWidth: where.isFullWidth && isFullWidth,
        })
      }
      case 'experiment': {
        const { experienceId, variants, baselines } = block.props
        const forced = input.forced?.variants[experienceId]
        if (forced === undefined) dimensions.experiences.add(experienceId)
        const wanted = forced ?? input.decide(experienceId)
        const at = variants.findIndex(({ variantId }) => variantId === wanted)
        const variant = variants[at]
        const why = choose({
          chosen: variant?.variantId ?? 'baseline',
          rule:
            forced !== undefined
              ? 'forced'
              : wanted === null
                ? 'no decision'
                : variant
                  ? 'decided'
                  : `decided ${wanted}, which has no targets`,
          experienceId,
          among: variants.map(({ variantId }) => variantId),
        })
        const field = variant ? `${where.source}.variants.${at}.targets` : `${where.source}.baselines`
        return all(variant?.targets ?? baselines, field, { ...where, why })
      }
      case 'fragment': {
        const { fragmentId } = block.props
        const fault = (reason: string) =>
          broken({ type: 'fragment', path: 'fragmentId', reason: `${fragmentId}: ${reason}` })
        if (where.fragments.includes(fragmentId)) return fault('is inside itself')
        const held = input.fragment(fragmentId)
        if (!held) return fault('is not there')
        const why = choose({ chosen: fragmentId, rule: 'included' })
        return all(held, `${where.source}.${fragmentId}`, {
          ...where,
          why,
          fragments: [...where.fragments, fragmentId],
        })
      }
    }
  }

  const root: Where = {
    key: `${input.prefix ?? 'b'}-`,
    source: 'blocks',
    depth: 0,
    fragments: [],
    why: [],
    hideOn: [],
    isFullWidth: true,
    holder: null,
  }
  return { blocks: all(document.blocks, 'blocks', root), choices, dimensions, faults }
}
