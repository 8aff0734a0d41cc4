import type { Material, Pattern, Silhouette } from '../../services/images/art/contract.ts'
import { type Item, itemOf, itemsBySilhouette } from './items.ts'
import { type Colourway, colourways } from './palettes.ts'
import { at, hash, type Random, random } from './random.ts'
import { type SilhouettePlan, silhouettePlans } from './silhouette-plans.ts'
import { type Gender, isFootwear } from './sizes.ts'
import { footwearName, stemOf } from './style-names.ts'

/** A style as its designer knows it; the colours of it are the products. */
export type Style = {
  /** Eight characters. */
  readonly code: string
  /** Position within its silhouette: neighbours take different sentences. */
  readonly index: number
  readonly silhouette: Silhouette
  readonly item: Item
  readonly gender: Gender
  readonly stem: string
  /** The whole name of footwear; null where the name ends in what the thing is, in the shopper's language. */
  readonly footwearName: string | null
  readonly cut: number
  readonly material: Material
  readonly pattern: Pattern
  /** List price in US dollars, before it becomes a price tag. */
  readonly dollars: number
  readonly recycled: boolean
  readonly colours: readonly Colourway[]
}

/** Colours that differ: no two of the same words, at most two of a family, one of the shop's basics first. */
function coloursFor(plan: SilhouettePlan, gender: Gender, draw: Random): Colourway[] {
  const wanted = plan.silhouette === 'gift-card' ? 2 : draw.pick([3, 4, 4, 4, 5, 5, 6])
  const moods = gender === 'kids' ? [...plan.moods, 'bright', 'soft'] : plan.moods
  const chosen: Colourway[] = []
  const families = new Map<string, number>()
  const names = new Set<string>()
  const limit = isFootwear(plan.silhouette) ? 2 : 1
  while (chosen.length < wanted) {
    const mood = chosen.length === 0 ? at(plan.moods, draw.int(0, 1)) : draw.pick(moods)
    const colour = draw.pick(colourways.filter((way) => way.mood === mood))
    const name = isFootwear(plan.silhouette) ? colour.words.join(' ') : at(colour.words, 0)
    const seen = families.get(colour.family) ?? 0
    if (names.has(name) || seen >= limit) continue
    names.add(name)
    families.set(colour.family, seen + 1)
    chosen.push(colour)
  }
  return chosen
}

function genders([women, men, unisex, kids]: SilhouettePlan['counts']): Gender[] {
  const left: [Gender, number][] = [
    ['women', women],
    ['men', men],
    ['unisex', unisex],
    ['kids', kids],
  ]
  const list: Gender[] = []
  // Round robin, so that a listing in this order is mixed.
  while (left.some(([, count]) => count > 0))
    for (const entry of left) {
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
    // Co-prime with both lists of stems: a silhouette never repeats one before it has used them all.
    const stem = stemOf(gender, planIndex * 11 + index * 7)
    const suffix = plan.suffixes.length > 0 ? at(plan.suffixes, index + hash(stem)) : null
    const material = at(
      plan.materials.length === 1 ? at(plan.materials, 0) : at(plan.materials, cut),
      index + Math.floor(index / 3),
    )
    const [low, high] = plan.price
    const dear = material === 'leather' || material === 'wool' || material === 'suede' ? 0.35 : 0
    const dollars = (low + (high - low) * Math.min(1, dear + draw.next() * 0.65)) * (gender === 'kids' ? 0.68 : 1)
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
