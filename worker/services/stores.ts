import type { Position } from '../../shared/address/position.ts'
import type { StoreHit, StoreSearchAnswer } from '../../shared/contracts/store.ts'
import type { Site } from '../../shared/i18n/locales.ts'
import type { Call } from './call.ts'
import { type FailureNotes, noted, type Result, succeed } from './result.ts'

type StoresContext = { readonly call: Call; readonly site: Site; readonly reads: FailureNotes }

const storesShown = 12
const nearbyKm = 80
/** Limits of StoreSearch. */
const longestPostalCode = 20
/** A visitor who asks for stores by position sees those a drive away too. */
const reachableKm = 400
const everywhereKm = 20_000

/**
 * Stores near a position, or near a place as typed by a shopper: a city, and with a digit perhaps a postal code. With
 * an empty place, all stores of the country.
 */
export function findStores(
  { call, site }: Omit<StoresContext, 'reads'>,
  place: string | Position,
  count = storesShown,
): Promise<Result<StoreSearchAnswer>> {
  return call('stores.search', {
    body: { country: site.country, count, start: 0, radius: nearbyKm, ...locationOf(place) },
  })
}

function locationOf(place: string | Position) {
  if (typeof place !== 'string') return { ...place, radius: reachableKm }
  if (place === '') return { radius: everywhereKm }
  const isPerhapsCode = /\d/.test(place) && place.length <= longestPostalCode
  return { city: place, ...(isPerhapsCode && { postalCode: place }) }
}

/** A store by its id; null if it doesn't exist. */
export async function readStore(
  { call, site, reads }: StoresContext,
  storeId: string,
): Promise<Result<StoreHit | null>> {
  const answer = await call('stores.search', {
    body: { country: site.country, storeIds: [storeId], count: 1, start: 0, radius: everywhereKm },
  })
  return noted(reads, answer.ok ? succeed(answer.value.stores[0] ?? null) : answer)
}

/** `find` for a page that has something else to show without it. */
export async function readStoreIfThere(context: StoresContext, storeId: string): Promise<StoreHit | null> {
  const store = await readStore(context, storeId)
  return store.ok ? store.value : null
}

export type Wanted = { readonly productId: string; readonly upc: string; readonly qty: number }

/**
 * For each store, how many of the requested lines it has in full; null if its stock can't be read. One call per line.
 */
export async function storeStockFor(
  { call }: Pick<StoresContext, 'call'>,
  storeIds: readonly string[],
  requested: readonly Wanted[],
): Promise<ReadonlyMap<string, number> | null> {
  if (storeIds.length === 0) return new Map()
  const answers = await Promise.all(
    requested.map(({ productId, upc }) =>
      call('products.availability', { params: { productId }, body: { storeIds: [...storeIds], upc } }),
    ),
  )
  const stockByStore = new Map(storeIds.map((storeId) => [storeId, 0]))
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return null
    const { qty } = requested[index] ?? { qty: 1 }
    for (const { storeId, quantity } of answer.value.storeInventory)
      if (quantity >= qty) stockByStore.set(storeId, (stockByStore.get(storeId) ?? 0) + 1)
  }
  return stockByStore
}
