import { shoeSizes } from '../../shared/sizing/shoe-sizes.ts'
import type { Silhouette } from '../pictures/art/contract.ts'

export type Gender = 'women' | 'men' | 'unisex' | 'kids'

/** `size` is the European size and the facet value; `na` is the label in North America. */
export type Size = { readonly size: string; readonly na: string }

const run = (pairs: string): readonly Size[] =>
  pairs.split(' ').map((pair) => {
    const [size = '', na = size] = pair.split('=')
    return { size, na }
  })

export const clothingSizes = run('XS S M L XL XXL')
const kidsClothingSizes = run('104=4 116=6 128=8 140=10 152=12 164=14')
const sockSizes = run('S M L')
const headSizes = run('S M L')
const oneSize = run('OS')
const giftAmounts = [25, 50, 75, 100, 150, 200] as const

const footwear: ReadonlySet<Silhouette> = new Set<Silhouette>([
  'high-top',
  'low-top',
  'court',
  'runner',
  'platform',
  'boot',
  'sandal',
  'slip-on',
])

export const isFootwear = (silhouette: Silhouette) => footwear.has(silhouette)

export function sizesOf(silhouette: Silhouette, gender: Gender, cut: number): readonly Size[] {
  if (isFootwear(silhouette)) return shoeSizes[gender].map(({ eu, us }) => ({ size: eu, na: us }))
  switch (silhouette) {
    case 'socks':
      return sockSizes
    case 'cap':
      return cut === 0 || cut === 3 ? headSizes : oneSize
    case 'bag':
      return oneSize
    case 'gift-card':
      return giftAmounts.map((amount) => ({ size: String(amount), na: String(amount) }))
    default:
      return gender === 'kids' ? kidsClothingSizes : clothingSizes
  }
}

export function sizeChartOf(silhouette: Silhouette, gender: Gender): string | null {
  if (isFootwear(silhouette)) return gender === 'kids' ? 'kids-footwear' : 'footwear'
  if (silhouette === 'socks') return 'socks'
  if (silhouette === 'tee' || silhouette === 'hoodie' || silhouette === 'jacket')
    return gender === 'kids' ? 'kids-apparel' : 'tops'
  if (silhouette === 'trousers') return gender === 'kids' ? 'kids-apparel' : 'bottoms'
  return null
}
