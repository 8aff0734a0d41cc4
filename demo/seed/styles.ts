import { at, hash, type Random, random } from '../../shared/random.ts'
import type { Material, Pattern, Silhouette } from '../pictures/art/contract.ts'
import { type Item, itemOf, itemsBySilhouette } from './items.ts'
import { type Colourway, colourways } from './palettes.ts'
import { type SilhouettePlan, silhouettePlans } from './silhouette-plans.ts'
import { type Gender, isFootwear } from './sizes.ts'
import { footwearName, stemOf } from './style-names.ts'

/** A design; each of its colours is a product. */
export type Style = {
  /** Eight characters. */
  readonly code: string
  /** Position within its silhouette. Used to vary the texts. */
  readonly index: number
  readonly silhouette: Silhouette
  readonly item: Item
  readonly gender: Gender
  readonly stem: string
  /** The whole name of footwear; null for items whose name ends in a noun in the shopper's language. */
  readonly footwearName: string | null
  readonly cut: number
  readonly material: Material
  readonly pattern: Pattern
  /** List price in US dollars, before rounding. */
  readonly dollars: number
  readonly recycled: boolean
  readonly colours: readonly Colourway[]
}

/** Different colours: no two with the same name, at most two of a family, the first from the plan's main moods. */
function coloursFor(plan: SilhouettePlan, gender: Gender, draw: Random): Colourway[] {
  const count = plan.silhouette === 'gift-card' ? 2 : draw.pick([3, 4, 4, 4, 5, 5, 6])
  const moods = gender === 'kids' ? [...plan.moods, 'bright', 'soft'] : plan.moods
  const chosen: Colourway[] = []
  const families = new Map<string, number>()
  const names = new Set<string>()
  const limit = isFootwear(plan.silhouette) ? 2 : 1
  while (chosen.length < count) {
    const mood = chosen.length === 0 ? at(plan.moods, draw.int(0, 1)) : draw.pick(moods)
    const colour = draw.pick(colourways.filter((colourway) => colourway.mood === mood))
    const name = isFootwear(plan.silhouette) ? colour.words.join(' ') : at(colour.words, 0)
    const familyCount = families.get(colour.family) ?? 0
    if (names.has(name) || familyCount >= limit) continue
    names.add(name)
    families.set(colour.family, familyCount + 1)
    chosen.push(colour)
  }
  return chosen
}

function genders([women, men, unisex, kids]: SilhouettePlan['counts']): Gender[] {
  const remaining: [Gender, number][] = [
    ['women', women],
    ['men', men],
    ['unisex', unisex],
    ['kids', kids],
  ]
  const list: Gender[] = []
  // Round robin, so that the genders are mixed in this order.
  while (remaining.some(([, count]) => count > 0))
    for (const entry of remaining) {
      if (entry[1] === 0) continue
      entry[1] -= 1
      list.push(entry[0])
    }
  return list
}

function stylesOf(plan: SilhouettePlan, planIndex: number): Style[] {
  const cuts =
    isFootwear(plan.silhouette) || plan.silhouette === 'gift-card' ? 5 : itemsBySilhouette[plan.silhouette].length
  return genders(plan.counts).map((gender, index) => {
    const draw = random(`style ${plan.code} ${index}`)
    const cut = (index * 2 + Math.floor(index / 5)) % cuts
    // 7 is co-prime with the length of both stem lists, so a silhouette uses every stem before it repeats one.
    const stem = stemOf(gender, planIndex * 11 + index * 7)
    const suffix = plan.suffixes.length > 0 ? at(plan.suffixes, index + hash(stem)) : null
    const material = at(
      plan.materials.length === 1 ? at(plan.materials, 0) : at(plan.materials, cut),
      index + Math.floor(index / 3),
    )
    const [low, high] = plan.price
    const materialSurcharge = material === 'leather' || material === 'wool' || material === 'suede' ? 0.35 : 0
    const dollars =
      (low + (high - low) * Math.min(1, materialSurcharge + draw.next() * 0.65)) * (gender === 'kids' ? 0.68 : 1)
    return {
      code: `K${plan.code}${String((hash(`${plan.code} ${index}`) % 9000) + 1000)}${at([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], index)}`,
      index,
      silhouette: plan.silhouette,
      item: itemOf(plan.silhouette, cut),
      gender,
      stem,
      footwearName: suffix === null ? null : footwearName(stem, suffix),
      cut,
      material,
      pattern: draw.pick(plan.patterns),
      dollars,
      recycled:
        (material === 'nylon' || material === 'mesh' || material === 'fleece' || material === 'jersey') &&
        draw.chance(0.45),
      colours: coloursFor(plan, gender, draw),
    }
  })
}

export const styles: readonly Style[] = silhouettePlans.flatMap(stylesOf)
