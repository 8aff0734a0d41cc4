import type { Silhouette } from '../../services/images/art/contract.ts'

export type Gender = 'women' | 'men' | 'unisex' | 'kids'

/** `size` is the maker's own code and the facet value; `na` is what North America calls it. */
export type Size = { readonly size: string; readonly na: string }

const run = (pairs: string): readonly Size[] =>
  pairs.split(' ').map((pair) => {
    const [size = '', na = size] = pair.split('=')
    return { size, na }
  })

/** European sizes with the shop's own American ones. */
export const shoeSizes = {
  women: run('36=5.5 36.5=6 37.5=6.5 38=7 38.5=7.5 39=8 40=8.5 40.5=9 41=9.5 42=10 42.5=10.5'),
  men: run('40=7 40.5=7.5 41=8 41.5=8.5 42=9 42.5=9.5 43=10 44=10.5 44.5=11 45=11.5 46=12 47=13'),
  unisex: run('36=M4 37=M5 38=M6 39=M6.5 40=M7 41=M8 42=M9 43=M10 44=M10.5 45=M11.5 46=M12').map(({ size, na }) => ({
    size,
    na: `${na} / W${Number(na.slice(1)) + 1.5}`,
  })),
  kids: run('28=11C 29=12C 30=12.5C 31=13C 32=1Y 33=1.5Y 33.5=2Y 34=2.5Y 35=3Y 36=4Y 37=4.5Y 38=5.5Y'),
} as const satisfies Record<Gender, readonly Size[]>

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
  if (isFootwear(silhouette)) return shoeSizes[gender]
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
