import type { RawBlock } from '../../../shared/content/document.ts'
import { type DecoValue, isObject, type Report, typeOf } from './deco-blocks.ts'

type Variant = { readonly rule: unknown; readonly value: unknown; readonly index: number }
/**
 * Condition that shows a variant: one of this shop's conditions, a screen, chance, anybody; null for what this shop
 * can't ask.
 */
type Rule =
  | { readonly kind: 'segment'; readonly id: 'loggedin' | 'loggedout' }
  | { readonly kind: 'screen'; readonly hideOn: readonly ('sm' | 'md' | 'lg')[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'always' }
  | { readonly kind: 'never' }

export const isMultivariate = (value: DecoValue): boolean =>
  /multivariate|flags?\//i.test(typeOf(value) ?? '') && Array.isArray(value['variants'])

/**
 * A value with variants as logic blocks: chance is an experiment, a signed-in visitor a segment, a screen a breakpoint;
 * the first variant for everybody is the baseline. A rule that can't be asked here (a date, a place, a cookie) is told,
 * and its variant left out.
 */
export function variantBlocks(
  value: DecoValue,
  id: string,
  blocksOf: (value: unknown, path: string) => RawBlock[],
  report: Report,
): RawBlock[] {
  const list: readonly unknown[] = Array.isArray(value['variants']) ? value['variants'] : []
  const variants = list.flatMap((entry, index): (Variant & { readonly read: Rule })[] => {
    if (!isObject(entry)) return []
    const read = ruleOf(entry['rule'])
    if (!read)
      report(
        `variants.${index}.rule`,
        `${typeOf(entry['rule']) ?? 'its rule'} can’t be asked here: the variant is left out`,
      )
    return read && read.kind !== 'never' ? [{ rule: entry['rule'], value: entry['value'], index, read }] : []
  })
  const content = ({ value: content, index }: Variant) => blocksOf(content, `variants.${index}.value`)
  const baseline = variants.find(({ read }) => read.kind === 'always')
  const baselines = baseline ? content(baseline) : []
  const screens = variants.flatMap((variant) =>
    variant.read.kind === 'screen' ? [{ ...variant, hideOn: variant.read.hideOn }] : [],
  )
  const segments = variants.flatMap((variant) =>
    variant.read.kind === 'segment' ? [{ ...variant, segment: variant.read.id }] : [],
  )
  const chances = variants.filter(({ read }) => read.kind === 'chance')
  if (chances.length > 0)
    return [
      {
        type: 'experiment',
        experienceId: id,
        variants: chances.map((variant) => ({ variantId: `variant-${variant.index}`, targets: content(variant) })),
        baselines,
      },
    ]
  if (screens.length > 0) {
    const shownOn = (['sm', 'md', 'lg'] as const).filter((screen) =>
      screens.some(({ hideOn }) => !hideOn.includes(screen)),
    )
    const framed = (block: RawBlock, hideOnBreakpoint: readonly string[]): RawBlock => ({
      type: 'segmentation',
      segments: [],
      baselines: [block],
      hideOnBreakpoint,
    })
    return [
      ...screens.flatMap((variant) => content(variant).map((block) => framed(block, variant.hideOn))),
      ...(shownOn.length < 3 ? baselines.map((block) => framed(block, shownOn)) : []),
    ]
  }
  if (segments.length === 0) return baselines
  // A segment shows its first target only: place by place, each variant's block against the baseline's.
  const columns = segments.map((variant) => ({ id: variant.segment, blocks: content(variant) }))
  const places = Math.max(baselines.length, ...columns.map(({ blocks }) => blocks.length))
  return Array.from({ length: places }, (_, place) => ({
    type: 'segmentation',
    segments: columns.map((column) => ({ id: column.id, targets: column.blocks.slice(place, place + 1) })),
    baselines: baselines.slice(place, place + 1),
  }))
}

function ruleOf(rule: unknown): Rule | null {
  if (!isObject(rule)) return { kind: 'always' }
  const type = typeOf(rule) ?? ''
  if (/always/i.test(type)) return { kind: 'always' }
  if (/never/i.test(type)) return { kind: 'never' }
  if (/random|experiment|ab-?test/i.test(type)) return { kind: 'chance' }
  if (/device/i.test(type)) {
    const shown = [
      ...(rule['mobile'] === true ? ['sm' as const] : []),
      ...(rule['tablet'] === true ? ['md' as const] : []),
      ...(rule['desktop'] === true ? ['lg' as const] : []),
    ]
    if (shown.length === 0) return null
    // Whoever tells phones from desktops only counts tablets with the phones.
    const all = shown.includes('sm') && rule['tablet'] === undefined ? [...shown, 'md' as const] : shown
    return { kind: 'screen', hideOn: (['sm', 'md', 'lg'] as const).filter((screen) => !all.includes(screen)) }
  }
  if (/logged-?out|anonymous|guest/i.test(type)) return { kind: 'segment', id: 'loggedout' }
  if (/logged-?in|signed-?in|authenticated|isuser/i.test(type)) return { kind: 'segment', id: 'loggedin' }
  return null
}
