import type { BlockDefinition, Holder, Place } from '../../client/blocks/block.ts'
import type { BlockRegistry } from '../../client/blocks/registry.ts'
import type { Breakpoint } from '../../shared/content/banner.ts'
import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { ownValue } from '../../shared/own-value.ts'
import type { Asked, Way } from '../context/questions.ts'
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
  /** The logic blocks' choices that selected it, outermost first. */
  readonly why: readonly Choice[]
}

/** The selected target of a logic block, and why: shown in the preview, and the basis of exposures. */
export type Choice = {
  readonly source: string
  readonly kind: 'segmentation' | 'experiment' | 'filter-by' | 'fragment' | 'dismissal'
  /** Segment id, variant id, `baseline`, `shown`, `hidden` or the fragment's id. */
  readonly chosen: string
  /** `forced`, `matched loyalty-loggedin`, `decided`, `no segment matched` … */
  readonly rule: string
  readonly experienceId?: string
  /** Why an experience would be decided this way, in a preview. */
  readonly reasons?: readonly string[]
  /** The alternatives: ids of segments or variants, in the editor's order. */
  readonly among?: readonly string[]
}

export type DocumentFault = BlockFault & { readonly document: string; readonly block: string }
export type Resolution = {
  readonly blocks: readonly VisualBlock[]
  readonly choices: readonly Choice[]
  /** Questions about the visitor. */
  readonly way: Way
  readonly faults: readonly DocumentFault[]
}

/** Everything that a document's tree may depend on. */
export type ResolveInput = {
  readonly registry: BlockRegistry
  readonly locale: Locale
  readonly place: Pick<Place, 'categoryId' | 'productId'>
  readonly inSegment: (condition: AudienceCondition) => boolean
  /** `inSegment` answers for a visitor that an editor has chosen. */
  readonly posing?: boolean
  /** The variant decided for an experience, or null for the baseline. */
  readonly decide: (experienceId: string) => string | null
  readonly explain?: (experienceId: string) => readonly string[]
  readonly forced: TestContext | null
  /** A fragment's blocks; null if it doesn't exist. */
  readonly fragment: (fragmentId: string) => readonly unknown[] | null
  readonly dismissed: Pick<ReadonlySet<string>, 'has'>
  /** Distinguishes the ids of two documents on one page. */
  readonly prefix?: string
}

/** How deep blocks may be nested. Real content is never that deep; deeper blocks are left out. */
const maxDepth = 24
/** How many blocks a document may have, including those of fragments. */
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
 * A document's visual tree (spec 2 §2.2): logic blocks are replaced by the blocks they select, before anything is
 * loaded or rendered. Pure. A block that is unknown, wrong, nested too deep or inside itself is left out as a fault;
 * the others are kept.
 */
export function resolveDocument(
  document: { readonly id: string; readonly blocks: readonly unknown[] },
  input: ResolveInput,
): Resolution {
  const choices: Choice[] = []
  const faults: DocumentFault[] = []
  const way: Asked[] = []
  let count = 0

  const all = (inputs: readonly unknown[], field: string, position: Where): VisualBlock[] =>
    inputs.flatMap((block, index) =>
      resolveBlock(block, {
        ...position,
        key: `${position.key}${position.key.endsWith('-') ? '' : '.'}${index}`.replaceAll('.', '-'),
        source: `${field}.${index}`,
        depth: position.depth + 1,
      }),
    )

  const resolveBlock = (raw: unknown, position: Where): VisualBlock[] => {
    const broken = (fault: BlockFault) => {
      faults.push({ ...fault, document: document.id, block: position.source })
      return []
    }
    if (position.depth > maxDepth)
      return broken({ type: '', path: '', reason: `more than ${maxDepth} blocks inside each other` })
    if (++count > maxBlocks)
      return count === maxBlocks + 1 ? broken({ type: '', path: '', reason: `more than ${maxBlocks} blocks` }) : []
    const parsed = parseBlock(raw, input.registry, input.locale)
    if (!parsed.ok) return broken(parsed.failure)
    const block = parsed.value
    for (const fault of block.faults) broken(fault)
    return block.kind === 'visual' ? visual(block, position) : logic(block, position, broken)
  }

  const visual = ({ raw, definition, props }: ParsedBlock & { kind: 'visual' }, position: Where): VisualBlock[] => {
    const dismissal = definition.dismissal?.(props)
    if (dismissal !== undefined) {
      const isDismissed = input.dismissed.has(dismissal)
      way.push({ kind: 'dismissal', name: dismissal, answer: isDismissed })
      if (isDismissed) {
        const rule = `closed before by this visitor, under the name "${dismissal}"`
        choices.push({ source: position.source, kind: 'dismissal', chosen: 'hidden', rule })
        return []
      }
    }
    const slots: Record<string, readonly VisualBlock[]> = {}
    for (const slot of definition.slots ?? []) {
      const slotBlocks = props[slot]
      const holder = { id: position.key, type: definition.type, props }
      const inner = { ...position, key: `${position.key}-${slot}`, hideOn: [], isFullWidth: true, why: [], holder }
      if (Array.isArray(slotBlocks)) slots[slot] = all(slotBlocks, `${position.source}.${slot}`, inner)
    }
    const { key, source, hideOn, isFullWidth, why, holder } = position
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
    position: Where,
    broken: (fault: BlockFault) => VisualBlock[],
  ): VisualBlock[] => {
    const choose = (choice: Omit<Choice, 'source' | 'kind'>): readonly Choice[] => {
      const explained: Choice = { source: position.source, kind: block.type, ...choice }
      choices.push(explained)
      return [...position.why, explained]
    }
    switch (block.type) {
      case 'filter-by': {
        const { variant, operator, values, components } = block.props
        const dimension = variant === 'bySku' ? 'product' : 'category'
        const currentId = dimension === 'product' ? input.place.productId : input.place.categoryId
        const listed = currentId !== null && values.includes(currentId)
        const shown = operator === 'IN' ? listed : !listed
        const why = choose({
          chosen: shown ? 'shown' : 'hidden',
          rule: `${currentId ?? `no ${dimension}`} ${listed ? 'is' : 'is not'} in the list, ${operator}`,
        })
        return shown ? all(components, `${position.source}.components`, { ...position, why }) : []
      }
      case 'segmentation': {
        const { segments, baselines, hideOnBreakpoint, isFullWidth } = block.props
        const forced = input.forced?.segment
        // Only conditions evaluated before the first match affect the result.
        const at = segments.findIndex(({ id }) => {
          if (forced !== undefined) return id === forced
          const isIn = input.inSegment(id)
          way.push({ kind: 'segment', name: id, answer: isIn })
          return isIn
        })
        const match = segments[at]
        const why = choose({
          among: segments.map(({ id }) => id),
          chosen: match?.id ?? 'baseline',
          rule: `${forced === undefined && !input.posing ? '' : 'forced: '}${match ? `matched ${match.id}` : 'no segment matched'}`,
        })
        const field = match ? `${position.source}.segments.${at}.targets` : `${position.source}.baselines`
        const target = (match?.targets ?? baselines).slice(0, 1)
        return all(target, field, {
          ...position,
          why,
          hideOn: [...position.hideOn, ...hideOnBreakpoint],
          isFullWidth: position.isFullWidth && isFullWidth,
        })
      }
      case 'experiment': {
        const { experienceId, variants, baselines } = block.props
        const forced = ownValue(input.forced?.variants ?? {}, experienceId)
        const decision = forced ?? input.decide(experienceId)
        if (forced === undefined) way.push({ kind: 'experience', name: experienceId, answer: decision })
        const at = variants.findIndex(({ variantId }) => variantId === decision)
        const variant = variants[at]
        const reasons = input.explain?.(experienceId) ?? []
        const why = choose({
          chosen: variant?.variantId ?? 'baseline',
          rule:
            forced !== undefined
              ? 'forced'
              : decision === null
                ? 'no decision'
                : variant
                  ? 'decided'
                  : `decided ${decision}, which has no targets`,
          experienceId,
          ...(reasons.length > 0 && { reasons }),
          among: variants.map(({ variantId }) => variantId),
        })
        const field = variant ? `${position.source}.variants.${at}.targets` : `${position.source}.baselines`
        return all(variant?.targets ?? baselines, field, { ...position, why })
      }
      case 'fragment': {
        const { fragmentId } = block.props
        const fault = (reason: string) =>
          broken({ type: 'fragment', path: 'fragmentId', reason: `${fragmentId}: ${reason}` })
        if (position.fragments.includes(fragmentId)) return fault('is inside itself')
        const fragment = input.fragment(fragmentId)
        if (!fragment) return fault('is not there')
        const why = choose({ chosen: fragmentId, rule: 'included' })
        return all(fragment, `${position.source}.${fragmentId}`, {
          ...position,
          why,
          fragments: [...position.fragments, fragmentId],
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
  return { blocks: all(document.blocks, 'blocks', root), choices, way, faults }
}
