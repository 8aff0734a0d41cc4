import type { IngestProduct, IngestStore, IngestStoreStock } from '../../shared/contracts/ingest.ts'

const rowsPerCall = 5000

/** The lower 32 bits of FNV-1a. No bigint, since half a million hashes are needed. */
function hashOf(text: string): number {
  let low = 0x84222325
  for (let index = 0; index < text.length; index += 1) low = Math.imul(low ^ text.charCodeAt(index), 0x1b3)
  return low >>> 0
}

/**
 * Invented stock, the same in every run: at most six units, never more than online, and none in about a third of the
 * stores.
 */
export const unitsInStore = (storeId: string, upc: string, online: number): number =>
  Math.min(online, Math.max(0, (hashOf(`${storeId}|${upc}`) % 10) - 3))

/** The stock of one product in one store. */
export function storeStockOf(
  storeId: string,
  { productId, skus }: Pick<IngestProduct, 'productId' | 'skus'>,
  asOf: string,
): IngestStoreStock {
  const units = skus.map(({ upc, quantity }) => [upc, unitsInStore(storeId, upc, quantity)] as const)
  return { storeId, productId, asOf, sizes: Object.fromEntries(units.filter(([, quantity]) => quantity > 0)) }
}

const hasUnits = ({ sizes }: IngestStoreStock): boolean => Object.keys(sizes).length > 0

/** The stock of every product in every store, in batches for one call each. */
export function* seedStoreStock(
  stores: readonly Pick<IngestStore, 'storeId'>[],
  products: Iterable<Pick<IngestProduct, 'productId' | 'skus' | 'isDigitalProduct'>>,
  asOf: string,
): Generator<IngestStoreStock[]> {
  let rows: IngestStoreStock[] = []
  for (const product of products) {
    if (product.isDigitalProduct) continue
    rows.push(...stores.map(({ storeId }) => storeStockOf(storeId, product, asOf)).filter(hasUnits))
    if (rows.length + stores.length <= rowsPerCall) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
