import type { StoreHit } from '../../shared/contracts/store.ts'
import type { Site } from '../../shared/i18n/locales.ts'
import type { Call } from './call.ts'
import type { Result } from './result.ts'

type StoresContext = { readonly call: Call; readonly site: Site }

const storesShown = 12
const everywhereKm = 20_000

/** Stores near a place as a shopper writes it: with a digit it is a postal code, else a city. Without a place all of the country. */
export async function findStores({ call, site }: StoresContext, place: string): Promise<Result<readonly StoreHit[]>> {
  const where = place === '' ? { radius: everywhereKm } : /\d/.test(place) ? { postalCode: place } : { city: place }
  const answer = await call('stores.search', {
    body: { country: site.country, count: storesShown, start: 0, radius: 80, ...where },
  })
  return answer.ok ? { ok: true, value: answer.value.stores } : answer
}

/** One store by its id; null where there is none or nobody knows. */
export async function readStore({ call, site }: StoresContext, storeId: string): Promise<StoreHit | null> {
  const answer = await call('stores.search', {
    body: { country: site.country, storeIds: [storeId], count: 1, start: 0, radius: everywhereKm },
  })
  return answer.ok ? (answer.value.stores[0] ?? null) : null
}

export type Wanted = { readonly productId: string; readonly upc: string; readonly qty: number }

/** By store, how many of the wanted lines lie there in full; null when a shelf can't be asked. One call for each line. */
export async function shelvesFor(
  { call }: StoresContext,
  storeIds: readonly string[],
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, number> | null> {
  if (storeIds.length === 0) return new Map()
  const answers = await Promise.all(
    wanted.map(({ productId, upc }) =>
      call('products.availability', { params: { productId }, body: { storeIds: [...storeIds], upc } }),
    ),
  )
  const there = new Map(storeIds.map((storeId) => [storeId, 0]))
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return null
    const { qty } = wanted[index] ?? { qty: 1 }
    for (const { storeId, quantity } of answer.value.storeInventory)
      if (quantity >= qty) there.set(storeId, (there.get(storeId) ?? 0) + 1)
  }
  return there
}
