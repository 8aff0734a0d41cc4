import { storeOffers } from '../../../shared/cart/delivery/shipping.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import type { Env } from '../../env.ts'
import { readStoreStock } from '../../services/cart/delivery/store-stock.ts'
import type { OrderDraft } from '../../services/orders/draft.ts'

/** Whether every store of the order still offers what it was chosen for. */
export async function areStoresOffering({ cart, locale }: OrderDraft, { DB }: Pick<Env, 'DB'>): Promise<boolean> {
  const chosen = cart.shippingMethods.flatMap(({ code, storeId }) =>
    (code === 'pickup' || code === 'sts') && storeId !== null ? [{ code, storeId }] : [],
  )
  const { stores } = await readStoreStock(
    DB,
    [],
    chosen.map(({ storeId }) => storeId),
  )
  return chosen.every(({ code, storeId }) => {
    const store = stores.get(storeId)
    return store !== undefined && storeOffers(code, store, sites[locale])
  })
}
