import type { ReactNode } from 'react'
import { Island } from '../../../client/blocks/parts/island.tsx'
import type { StoreChoice } from '../../../client/islands/contracts.ts'
import type { FormContext } from '../../../client/pages/page-context.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import type { StoreHit } from '../../../shared/contracts/store.ts'
import { href } from '../../../shared/routes.ts'
import { hourText } from '../../../shared/time/day.ts'
import { periodsOn, storeClock } from '../../../shared/time/store-hours.ts'
import { typedLine } from '../../../shared/typed.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { findStores, storeStockFor } from '../../services/stores.ts'
import { findingOf } from '../store-locator/finding.ts'

const longestPlace = 60

/** Stores near the requested place, with how much of the line, or of the whole cart, each has in stock. */
export async function pickupDialog(
  context: RequestContext,
  form: FormContext,
  items: readonly CartItem[],
  item: CartItem | null,
): Promise<ReactNode> {
  const { site, t, url } = context
  const query = typedLine(url.searchParams.get('q') ?? '').slice(0, longestPlace)
  const result = await findStores(context, query)
  const collectable = (item ? [item] : items).filter((line) => !line.isDigitalProduct && !line.isCustoms)
  const stores = result.ok ? result.value.stores : []
  const unitsByStore = await storeStockFor(
    context,
    stores.map(({ storeId }) => storeId),
    collectable,
  )
  const finding = result.ok ? findingOf(context, result.value, { query }) : null
  const wayTo = (label: string, q?: string) => ({
    label,
    url: href.dialog(site.locale, 'pickup', { item: item?.id, q }),
  })
  const others = finding?.others.map((place) => wayTo(place, place)) ?? []
  const choices = stores.map(
    (store): StoreChoice => ({
      store,
      distance: finding?.distanceOf(store) ?? null,
      hours: hoursOf(store, context),
      stock:
        unitsByStore === null || collectable.length === 0
          ? null
          : { there: unitsByStore.get(store.storeId) ?? 0, wanted: collectable.length },
    }),
  )
  return (
    <Island
      name="pickup"
      on="idle"
      locale={site.locale}
      props={{
        form,
        item: item && { id: item.id, name: item.name },
        itemIds: collectable.map(({ id }) => id),
        query,
        note: finding && (query !== '' || stores.length === 0) ? finding.summary : null,
        ways: stores.length === 0 && query !== '' ? [wayTo(t('stores.all'))] : others,
        choices: result.ok ? choices : null,
      }}
    />
  )
}

/** Today by the store's own clock, from its first hour to its last. */
function hoursOf(store: StoreHit, { site, now }: RequestContext): StoreChoice['hours'] {
  const periods = periodsOn(store, storeClock(store, now).day)
  const [first, last] = [periods[0], periods.at(-1)]
  return first && last ? { opens: hourText(site.bcp47, first.opens), closes: hourText(site.bcp47, last.closes) } : null
}
