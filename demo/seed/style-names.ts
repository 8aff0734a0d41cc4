import { at, hash } from '../../shared/random.ts'
import type { Gender } from './sizes.ts'

/** Invented names that sound like places on a walk home. Real brands have no model of such a name. */
const adultStems = [
  'Marlow',
  'Harbour',
  'Tolland',
  'Ferrow',
  'Osier',
  'Dunmere',
  'Quayside',
  'Larkhill',
  'Sallow',
  'Tidemark',
  'Brackley',
  'Ravel',
  'Hollin',
  'Lowfield',
  'Pemberlane',
  'Cutter',
  'Wherry',
  'Fenwick',
  'Millrace',
  'Alderney',
  'Cobbler',
  'Lantern',
  'Parapet',
  'Weir',
  'Arcade',
  'Cinder',
  'Mortlake',
  'Ropewalk',
  'Tannery',
  'Halfmoon',
  'Orchard',
  'Signal',
  'Bramley',
  'Culvert',
  'Gantry',
  'Saltmarsh',
  'Viaduct',
  'Penrow',
  'Ashdown',
  'Terrace',
  'Kestrel',
  'Latch',
  'Mews',
  'Nightbus',
  'Overpass',
  'Pavement',
  'Quarry',
  'Rowan',
  'Sidestreet',
  'Towpath',
  'Underline',
  'Verge',
  'Wicket',
  'Yardarm',
  'Crossing',
  'Lamplight',
  'Bexhill',
  'Corner',
  'Drayton',
  'Eastgate',
] as const

const kidsStems = [
  'Pip',
  'Skipper',
  'Pebble',
  'Magpie',
  'Tadpole',
  'Button',
  'Puddle',
  'Acorn',
  'Hopscotch',
  'Bramble',
  'Conker',
  'Tumble',
  'Otter',
  'Wren',
  'Marble',
  'Kite',
  'Thistle',
  'Scooter',
  'Biscuit',
  'Firefly',
] as const

const numbers = ['04', '12', '31', '54', '66', '72', '84'] as const

export const stemOf = (gender: Gender, index: number): string => at(gender === 'kids' ? kidsStems : adultStems, index)

/** For about every third stem, all footwear names contain a number. */
export function footwearName(stem: string, suffix: string): string {
  const draw = hash(stem) % 21
  return [stem, draw < numbers.length ? at(numbers, draw) : '', suffix].filter(Boolean).join(' ')
}
