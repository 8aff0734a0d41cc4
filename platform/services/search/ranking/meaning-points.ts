import type { Locale, Site } from '../../../../shared/i18n/locales.ts'
import type { Day } from '../../../../shared/time/day.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import { anyFlagged } from '../../catalogue/index/ragged.ts'
import { newIn } from '../../catalogue/newness.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import { seasons } from '../words/concepts.ts'
import { conceptPoints } from './concept-points.ts'
import type { Points } from './points.ts'
import { worth } from './worth.ts'

/**
 * Where a search looks: one locale's texts and prices of an index, with the words that it knows. `since`: the earliest
 * day of what is new.
 */
export type Ground = {
  readonly index: CatalogueIndex
  readonly lexicon: Lexicon
  readonly locale: Locale
  readonly site: Pick<Site, 'currency' | 'country' | 'language'>
  readonly since: Day
}

/** Products with a meaning; null for a value that nothing in the catalog has. */
export function meaningPoints({ type, id }: Meaning, ground: Ground): Points | null {
  switch (type) {
    case 'concept':
      return conceptPoints(id, ground.index, ground.lexicon, ground.locale)
    case 'category':
      return categoryPoints(id, ground)
    case 'season':
      return seasonPoints(id, ground)
    case 'gender':
      return audiencePoints(id, ground)
    case 'offer':
      return offerPoints(id, ground)
    case 'kind':
      return columnPoints('kind', id, worth.concept, ground)
    case 'colour':
      return columnPoints('colour', id, worth.colour, ground)
    case 'material':
      return columnPoints('material', id, worth.material, ground)
    case 'page':
      return null
  }
}

function categoryPoints(id: string, { index, locale }: Ground): Points {
  const flags = index.known.categories.flags(index.tree(locale).below(id))
  return ({ categories }) =>
    (row) =>
      anyFlagged(categories, row, flags) ? worth.category : 0
}

function seasonPoints(id: string, { index, lexicon, locale }: Ground): Points | null {
  const season = seasons[id]
  if (!season) return null
  const materials = index.known.values.flags(season.materials)
  const worn = season.concepts.map((concept) => conceptPoints(concept, index, lexicon, locale))
  return (block) => {
    const own = worn.map((points) => points(block))
    return (row) =>
      (own.some((points) => points(row) > 0) ? worth.season : 0) +
      (materials[block.material[row] ?? 0] === 1 ? worth.seasonMaterial : 0)
  }
}

/** For everybody is for women and for men too. */
function audiencePoints(id: string, { index }: Ground): Points | null {
  const own = index.known.values.find(id)
  const everybody = id === 'women' || id === 'men' ? index.known.values.find('unisex') : 0
  if (own === 0 && everybody === 0) return null
  return ({ gender }) =>
    (row) => {
      const value = gender[row] ?? 0
      if (value === 0) return 0
      return value === own ? worth.audience : value === everybody ? worth.forEverybody : 0
    }
}

function offerPoints(id: string, ground: Ground): Points | null {
  if (id === 'sale') return salePoints(ground)
  return id === 'new' ? newPoints(ground) : columnPoints('badge', id, worth.offer, ground)
}

const newPoints =
  ({ since }: Ground): Points =>
  (block) => {
    const isNew = newIn(block, since)
    return (row) => (isNew(row) ? worth.offer : 0)
  }

const salePoints =
  ({ site }: Ground): Points =>
  ({ prices }) => {
    const { current, original } = prices[site.currency]
    return (row) => ((current[row] ?? 0) < (original[row] ?? 0) ? worth.offer : 0)
  }

function columnPoints(
  column: 'badge' | 'kind' | 'colour' | 'material',
  id: string,
  points: number,
  { index }: Ground,
): Points | null {
  const value = index.known.values.find(id)
  if (value === 0) return null
  return ({ [column]: values }) =>
    (row) =>
      values[row] === value ? points : 0
}
