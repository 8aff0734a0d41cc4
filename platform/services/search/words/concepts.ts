/**
 * Kinds of things that a shop may sell, whatever a language or a feed calls them: a word for a concept means everything
 * below it too. `kinds` are facet values that belong to it.
 */
export type ConceptId = keyof typeof concepts
type Concept = { readonly parents: readonly string[]; readonly kinds: readonly string[] }

const of = (parents: string, ...kinds: string[]): Concept => ({ parents: parents ? parents.split(' ') : [], kinds })

const concepts = {
  shoe: of(''),
  sneaker: of('shoe'),
  'high-top': of('sneaker', 'high-top'),
  'low-top': of('sneaker', 'low-top'),
  'sport-shoe': of('sneaker'),
  court: of('sport-shoe', 'court'),
  runner: of('sport-shoe', 'runner'),
  platform: of('sneaker', 'platform'),
  'slip-on': of('sneaker slipper', 'slip-on'),
  slipper: of('shoe'),
  boot: of('shoe', 'boot'),
  sandal: of('shoe slipper', 'sandal'),
  flats: of('slip-on'),
  heels: of('shoe'),
  clothing: of(''),
  dress: of('clothing'),
  skirt: of('clothing'),
  underwear: of('clothing'),
  swimwear: of('clothing'),
  gloves: of('accessory'),
  scarf: of('accessory'),
  belt: of('accessory'),
  eyewear: of('accessory'),
  watch: of('accessory'),
  top: of('clothing'),
  tee: of('top', 'tee'),
  longsleeve: of('tee'),
  vneck: of('tee'),
  hoodie: of('top', 'hoodie'),
  hooded: of('hoodie'),
  ziphoodie: of('hooded'),
  sweatshirt: of('hoodie'),
  halfzip: of('hoodie'),
  jacket: of('clothing', 'jacket'),
  coat: of('jacket'),
  parka: of('coat rainwear'),
  puffer: of('coat'),
  bomber: of('jacket'),
  rainwear: of('jacket'),
  coach: of('rainwear'),
  trousers: of('clothing', 'trousers'),
  jogger: of('trousers'),
  cargo: of('trousers'),
  shorts: of('trousers'),
  leggings: of('trousers'),
  jeans: of('trousers'),
  tank: of('tee'),
  bra: of('top'),
  wide: of('trousers'),
  accessory: of(''),
  headwear: of('accessory', 'cap'),
  cap: of('headwear'),
  trucker: of('cap'),
  beanie: of('headwear'),
  buckethat: of('headwear'),
  socks: of('accessory', 'socks'),
  kneesocks: of('socks'),
  anklesocks: of('socks'),
  bag: of('accessory', 'bag'),
  backpack: of('bag'),
  tote: of('bag'),
  duffel: of('bag'),
  crossbody: of('bag'),
  giftcard: of('accessory', 'gift-card'),
}

const byId: ReadonlyMap<string, Concept> = new Map(Object.entries(concepts))
export const conceptIds: readonly string[] = [...byId.keys()]

/** Concepts that say too little for a name to be believed beside them. */
export const generalConcepts: ReadonlySet<string> = new Set<ConceptId>(['shoe', 'clothing', 'accessory', 'top'])

export const parentsOf = (id: string): readonly string[] => byId.get(id)?.parents ?? []

/** Facet values of kinds that are exactly this. */
export const kindsOf = (id: string): readonly string[] => byId.get(id)?.kinds ?? []

/** A concept and all that it is a kind of. */
export function withParents(id: string): ReadonlySet<string> {
  const all = new Set([id])
  for (const one of all) for (const parent of parentsOf(one)) all.add(parent)
  return all
}

/** A concept and all that are kinds of it. */
export const conceptsBelow = (id: string): string[] => conceptIds.filter((other) => withParents(other).has(id))

/** Things that a word for a wider concept means least: whoever says trousers hardly means shorts. */
export const leastMeant: readonly ConceptId[] = ['shorts', 'sweatshirt', 'halfzip']

type Season = { readonly concepts: readonly ConceptId[]; readonly materials: readonly string[] }

/** Goods that a season, a weather or a sport is dressed for with. */
export const seasons: Readonly<Record<string, Season>> = {
  winter: { concepts: ['boot', 'coat', 'beanie'], materials: ['wool', 'fleece'] },
  summer: { concepts: ['sandal', 'slip-on', 'shorts', 'tee'], materials: ['canvas', 'mesh'] },
  rain: { concepts: ['rainwear', 'boot'], materials: ['nylon'] },
  sport: { concepts: ['runner', 'court', 'jogger'], materials: ['mesh'] },
}
