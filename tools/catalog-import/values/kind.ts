import type { Gender } from './wearer.ts'

const longest = 60

/** The shop's own kinds by the words that feeds have for them. The first that is found counts. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['gift-card', /\b(gift ?cards?|vouchers?|gutschein|cartes? cadeaux?)/],
  ['high-top', /\bhigh[- ]?tops?\b|\bhi[- ]tops?\b/],
  ['sandal', /\b(sandals?|sandalen?|flip[- ]?flops?|slides?|mules?|espadrilles?)\b/],
  ['boot', /\b(boots?|booties|stiefel(?:etten)?|bottes?|bottines?|botas|stivali)\b/],
  ['slip-on', /\b(slip[- ]?ons?|loafers?|moccasins?|ballerinas?|ballet flats?)\b/],
  ['runner', /\b(runners?|running shoes?|trail shoes?|laufschuhe?)\b/],
  ['court', /\b(court|tennis|basketball) shoes?\b/],
  ['platform', /\bplatforms?\b/],
  ['low-top', /\b(low[- ]?tops?|sneakers?|trainers?|plimsolls?|shoes?|schuhe?|chaussures?|zapat(?:os|illas)|scarpe)\b/],
  ['hoodie', /\b(hoodies?|hooded|sweatshirts?|sweaters?|pullovers?|jumpers?|fleece)\b/],
  [
    'jacket',
    /\b(jackets?|coats?|parkas?|windbreakers?|blazers?|vests?|jacken?|mantel|vestes?|manteaux?|giacc(?:a|he))\b/,
  ],
  ['tee', /\b(t-?shirts?|tees?|tanks?|polos?|shirts?|tops?|hemden?|blouses?)\b/],
  [
    'trousers',
    /\b(trousers?|pants?|jeans|chinos?|shorts?|leggings?|joggers?|tights|hosen?|pantalons?|pantalones|pantaloni|bottoms?)\b/,
  ],
  ['cap', /\b(caps?|hats?|beanies?|mutzen?|casquettes?|bonnets?)\b/],
  ['socks', /\b(socks?|socken|chaussettes|calcetines|calzini)\b/],
  ['bag', /\b(bags?|backpacks?|totes?|duffels?|duffles?|rucksack|taschen?|sacs?|borse?)\b/],
]
const footwear = new Set(['high-top', 'low-top', 'sandal', 'boot', 'slip-on', 'runner', 'court', 'platform'])

/**
 * Facet value of what it is: the shop's own where a word tells (in the feed's types first, then in its title), else the
 * feed's first type.
 */
export function kindOf(types: readonly string[], title: string): string {
  for (const text of [...types, title]) {
    const plainText = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
    const match = kinds.find(([, pattern]) => pattern.test(plainText))
    if (match) return match[0]
  }
  return types.map(slugOf).find(Boolean) ?? 'other'
}

/** Key of the size chart (the demo shop's own). */
export function sizeChartOf(kind: string, gender: Gender): string | null {
  if (footwear.has(kind)) return gender === 'kids' ? 'kids-footwear' : 'footwear'
  if (kind === 'tee' || kind === 'hoodie' || kind === 'jacket') return gender === 'kids' ? 'kids-apparel' : 'tops'
  if (kind === 'trousers') return gender === 'kids' ? 'kids-apparel' : 'bottoms'
  return kind === 'socks' ? 'socks' : null
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}
