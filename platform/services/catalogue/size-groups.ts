import type { Site } from '../../../shared/i18n/locales.ts'
import { sizeLabel, systemOf, withLocalHalves } from '../../../shared/sizing/size-label.ts'
import { bySize } from '../../../shared/sizing/size-order.ts'
import type { FacetCount } from './facet-count.ts'
import type { FacetMessages } from './messages/facets.ts'
import { plainPrice } from './plain-price.ts'
import type { Wear, Worn } from './wear.ts'

/** Headings of the size facet, in their order. */
const groups = ['shoes', 'kidsShoes', 'clothes', 'others', 'amounts'] as const
type SizeGroup = keyof FacetMessages['sizes']

const groupOf: Readonly<Record<Wear, SizeGroup>> = {
  women: 'shoes',
  men: 'shoes',
  unisex: 'shoes',
  kids: 'kidsShoes',
  clothes: 'clothes',
  others: 'others',
  amount: 'amounts',
}

type Size = Pick<FacetCount, 'value' | 'worn'>
/** `heading` is null where the facet's own name says enough: its only group is of other sizes, or of amounts. */
type Grouped<S> = { readonly size: S; readonly label: string; readonly heading: string | null }

/**
 * Sizes by what they are sizes of, with labels of the site's system. A value is chosen once whatever wears it, so it
 * stands once: in the first of its groups.
 */
export function groupedSizes<S extends Size>(sizes: readonly S[], messages: FacetMessages, site: Site): Grouped<S>[] {
  const used = groups.filter((group) => sizes.some(({ worn }) => firstGroup(worn) === group))
  const isSplit = namesAudiences(sizes, site)
  return used.flatMap((group) => {
    const heading = used.length === 1 && (group === 'others' || group === 'amounts') ? null : group
    const labelled = sizes
      .filter(({ worn }) => firstGroup(worn) === group)
      .toSorted((one, other) => bySize(one.value, other.value))
      .map((size) => ({ size, label: labelOf(size, group, { isSplit, messages, site }) }))
    return labelled.map(({ size, label }) => ({
      size,
      label: isShared(label, labelled) ? `${label} (${withLocalHalves(size.value, site)})` : label,
      heading: heading && headingOf(heading, messages, site),
    }))
  })
}

/** Makers call a 37 and a 37.5 an American 6.5: their own size tells them apart. */
const isShared = (label: string, labelled: readonly { readonly label: string }[]): boolean =>
  labelled.filter((one) => one.label === label).length > 1

/** Whether all of a list's sizes are values of gift cards. */
export const areAmounts = (sizes: readonly Size[]): boolean =>
  sizes.length > 0 && sizes.every(({ worn }) => firstGroup(worn) === 'amounts')

/** A chosen size that nothing in the list has is an other one. */
const firstGroup = (worn: readonly Worn[]): SizeGroup =>
  groups.find((group) => worn.some(({ wear }) => groupOf[wear] === group)) ?? 'others'

function headingOf(group: SizeGroup, messages: FacetMessages, site: Site): string {
  const name = messages.sizes[group]
  return group === 'shoes' || group === 'kidsShoes' ? `${name} (${systemOf(site).toUpperCase()})` : name
}

/** American marks of women and men differ: where a list has shoes of both, each mark says whose it is. */
function namesAudiences(sizes: readonly Size[], site: Site): boolean {
  const all = sizes.flatMap(({ worn }) => worn.map(({ wear }) => wear))
  const has = (audience: 'women' | 'men') => all.includes(audience) || all.includes('unisex')
  return systemOf(site) === 'us' && has('women') && has('men')
}

type Naming = { readonly isSplit: boolean; readonly messages: FacetMessages; readonly site: Site }

function labelOf({ value, worn }: Size, group: SizeGroup, naming: Naming): string {
  const { site } = naming
  if (group === 'amounts') return amountLabel(value, site)
  const label = group === 'shoes' ? shoeLabel(worn, naming) : plainLabel(worn, group, site)
  return label || withLocalHalves(value, site)
}

const plainLabel = (worn: readonly Worn[], group: SizeGroup, site: Site): string =>
  joined(worn.filter(({ wear }) => groupOf[wear] === group).map((one) => sizeLabel(one, group === 'kidsShoes', site)))

/** "8", or "Women 8 · Men 6.5 · Kids 5Y" where they differ. */
function shoeLabel(worn: readonly Worn[], { isSplit, messages, site }: Naming): string {
  const marksOf = (audience: 'women' | 'men' | 'kids') =>
    joined(
      worn
        .filter(({ wear }) => wear === audience || (wear === 'unisex' && audience !== 'kids'))
        .map((one) => markIn(sizeLabel(one, true, site), audience)),
    )
  const [women, men, kids] = [marksOf('women'), marksOf('men'), marksOf('kids')]
  const named = (audience: 'women' | 'men' | 'kids', mark: string) =>
    mark === '' ? [] : [`${messages.gender[audience] ?? audience} ${mark}`]
  const isOne = women === men || (!isSplit && (women === '' || men === ''))
  const adults = isOne ? [women || men] : [...named('women', women), ...named('men', men)]
  return [...adults, ...(isOne && kids === (women || men) ? [] : named('kids', kids))].join(' · ')
}

const forBoth = /^M\s?(?<men>[\d.,]+)\s*\/\s*W\s?(?<women>[\d.,]+)$/

/** The part of a label that means an audience: "M6.5 / W8" is 8 for women. */
function markIn(label: string, audience: 'women' | 'men' | 'kids'): string {
  const marks = forBoth.exec(label)?.groups
  return audience === 'kids' ? label : (marks?.[audience] ?? label)
}

/** A maker's size may be worn under several labels: up to two are shown. */
const joined = (labels: readonly string[]): string => [...new Set(labels)].sort(bySize).slice(0, 2).join(' / ')

/** A gift card of 25 costs 25 in every currency. */
function amountLabel(value: string, site: Site): string {
  const amount = Number(value)
  return Number.isFinite(amount) ? plainPrice(site)(amount) : value
}
