import type { Site } from '../../shared/i18n/locales.ts'
import type { Facts } from './facts.ts'
import type { Kind } from './kinds.ts'

export type Colour = keyof typeof nearColours
export type Material = keyof typeof nearMaterials

/** The wishes behind a query. Several values are alternatives. */
export type Wishes = {
  readonly kind?: Kind | readonly Kind[]
  /** Kinds that would do. */
  readonly near?: Kind | readonly Kind[]
  readonly gender?: 'women' | 'men' | 'kids'
  readonly colour?: Colour | readonly Colour[]
  readonly material?: Material | readonly Material[]
  readonly offer?: 'new' | 'sale' | 'bestseller' | 'recycled'
  /** A word of a style's name. */
  readonly stem?: string
  /** Limits, in whole units of the locale's currency. */
  readonly under?: number
  readonly over?: number
  /** As it is marked in the locale, or in Europe. */
  readonly size?: string
}

/** 3: exactly what was asked. 2: one wish is nearly met. 1: would do. 0: wrong. */
export type Grade = 0 | 1 | 2 | 3

const nearColours = {
  black: ['grey'],
  white: ['beige'],
  beige: ['white', 'brown'],
  brown: ['beige', 'orange'],
  grey: ['black', 'white'],
  blue: ['purple'],
  green: [],
  red: ['pink', 'orange'],
  pink: ['red', 'purple'],
  purple: ['pink', 'blue'],
  orange: ['red', 'yellow'],
  yellow: ['orange', 'beige'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const nearMaterials = {
  canvas: ['denim'],
  denim: ['canvas'],
  suede: ['leather'],
  leather: ['suede'],
  knit: ['mesh'],
  mesh: ['knit'],
  nylon: [],
  jersey: ['fleece'],
  fleece: ['jersey', 'wool'],
  wool: ['fleece', 'knit'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const listed = <T extends string>(wish: T | readonly T[]): readonly T[] => (typeof wish === 'string' ? [wish] : wish)

/** A stated price or size that the product doesn't have. A price is broken if no size of the product is within it. */
export function breaksLimit({ prices, sizes }: Facts, { under, over, size }: Wishes, { currency, region }: Site) {
  const { low, high } = prices[currency]
  if (under !== undefined && low > under * 100) return true
  if (over !== undefined && high < over * 100) return true
  return size !== undefined && !sizes[region].has(size.toLowerCase())
}

/** Adults' things for everybody are for women and for men. A wish without an audience is met by everybody's. */
const isFor = (gender: Facts['gender'], wanted: Wishes['gender']) =>
  wanted === undefined || gender === wanted || (gender === 'unisex' && wanted !== 'kids')

const wrong = 3
const wouldDo = 2
const nearly = 1

function lackOfKind({ kinds }: Facts, { kind, near = [] }: Wishes): number {
  const isOne = (wanted: readonly Kind[]) => kinds.some((one) => wanted.includes(one))
  if (kind === undefined || isOne(listed(kind))) return 0
  return isOne(listed(near)) ? wouldDo : wrong
}

function lackOf<T extends string>(
  has: string | null,
  wish: T | readonly T[] | undefined,
  near: Readonly<Record<T, readonly string[]>>,
  unmet: number,
): number {
  if (wish === undefined) return 0
  const wanted = listed(wish)
  if (wanted.some((one) => one === has)) return 0
  return has !== null && wanted.some((one) => near[one].includes(has)) ? nearly : unmet
}

/**
 * Another audience, another kind of thing and a broken limit are wrong. From 3 is taken for each other wish: 1 where it
 * is nearly met (a near color or material), 2 where it isn't (another color, material, offer or name, or a kind that
 * would do). Where no kind of thing is asked for, a wish that isn't met is wrong.
 */
export function gradeOf(product: Facts, wishes: Wishes, site: Site): Grade {
  if (breaksLimit(product, wishes, site) || !isFor(product.gender, wishes.gender)) return 0
  const { kind, offer, stem } = wishes
  const unmet = kind === undefined ? wrong : wouldDo
  const lack =
    lackOfKind(product, wishes) +
    lackOf(product.colour, wishes.colour, nearColours, unmet) +
    lackOf(product.material, wishes.material, nearMaterials, unmet) +
    (offer === undefined || product.offers.has(offer) ? 0 : unmet) +
    (stem === undefined || product.stem === stem ? 0 : unmet)
  return Math.max(0, 3 - lack) as Grade
}
