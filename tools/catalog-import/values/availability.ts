const inStock = new Set([
  'instock',
  'available',
  'availablefororder',
  'yes',
  'true',
  '1',
  'y',
  'lowstock',
  'limitedavailability',
  'onlineonly',
  'instoreonly',
  'auflager',
  'enstock',
  'disponible',
  'disponibile',
])
/** A pre-order can't be placed in this shop, so it shows as sold out. */
const soldOut = new Set([
  'outofstock',
  'unavailable',
  'soldout',
  'no',
  'false',
  '0',
  'n',
  'preorder',
  'backorder',
  'discontinued',
  'ausverkauft',
  'nichtauflager',
  'rupturedestock',
  'agotado',
  'esaurito',
])

/** `in stock`, `in_stock`, `https://schema.org/InStock` … null for a word that says neither. */
export function isAvailable(text: string): boolean | null {
  const word = text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (inStock.has(word)) return true
  return soldOut.has(word) ? false : null
}
