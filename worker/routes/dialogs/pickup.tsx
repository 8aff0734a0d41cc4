import type { ReactNode } from 'react'
import { PickupDialog, type StoreChoice } from '../../../client/pages/dialogs/pickup-dialog.tsx'
import type { FormContext } from '../../../client/pages/page-context.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import type { StoreHit } from '../../../shared/contracts/store.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { findStores, shelvesFor } from '../../services/stores.ts'

const milesPerKilometre = 0.621_371
const longestPlace = 60

/** Stores near the place that is asked for, with what of the line, or of the whole bag, lies in each of them now. */
export async function pickupDialog(
  context: RequestContext,
  form: FormContext,
  items: readonly CartItem[],
  item: CartItem | null,
): Promise<ReactNode> {
  const { site, t, url } = context
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestPlace)
  const found = await findStores(context, query)
  const wanted = (item ? [item] : items).filter((one) => !one.isDigitalProduct && !one.isCustoms)
  const stores = found.ok ? found.value : []
  const shelves = await shelvesFor(
    context,
    stores.map(({ storeId }) => storeId),
    wanted,
  )
  const choices = stores.map(
    (store): StoreChoice => ({
      store,
      distance: distanceText(store, context),
      hours: hoursOf(store, context.now),
      shelf:
        shelves === null || wanted.length === 0
          ? null
          : { there: shelves.get(store.storeId) ?? 0, wanted: wanted.length },
    }),
  )
  return (
    <PickupDialog
      site={site}
      t={t}
      form={form}
      item={item && { id: item.id, name: item.name }}
      itemIds={wanted.map(({ id }) => id)}
      query={query}
      choices={found.ok ? choices : null}
    />
  )
}

function distanceText({ distance }: StoreHit, { site }: RequestContext): string | null {
  if (distance === null) return null
  const inMiles = site.country === 'US' || site.country === 'GB'
  const format = new Intl.NumberFormat(site.bcp47, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: 1,
  })
  return format.format(inMiles ? distance * milesPerKilometre : distance)
}

/** The day is the one at Greenwich: stores tell no time zone. */
function hoursOf({ hours }: StoreHit, now: Date): StoreChoice['hours'] {
  const day = now.getUTCDay() || 7
  return hours.find((one) => one.day === day) ?? null
}
