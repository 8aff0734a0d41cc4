import type { FoundPlace, StoreHit, StoreSearchAnswer } from '../../../shared/contracts/store.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { distanceText } from './distance-text.ts'

/** The question: a place as typed, or the visitor's position. Neither asks for all stores. */
export type Asked = { readonly query: string; readonly isHere?: boolean }

/** A search for stores in words. */
export type Finding = {
  readonly summary: string
  /** Places of the same name, written so that they are found. */
  readonly others: readonly string[]
  readonly distanceOf: (hit: StoreHit) => string | null
}

export function findingOf(
  { t, site }: Pick<RequestContext, 't' | 'site'>,
  found: StoreSearchAnswer,
  asked: Asked,
): Finding {
  const { place, otherPlaces } = found
  const isAbout = place !== null && place.province === null
  const distanceOf = ({ distance: kilometers }: StoreHit): string | null => {
    const distance = distanceText(kilometers, site, { isAbout })
    return distance !== null && isAbout ? t('stores.about', { distance }) : distance
  }
  const label = place === null ? asked.query : placeText(place, site, otherPlaces.length > 0)
  return {
    summary: summaryOf(t, found, { ...asked, label, distanceOf }),
    others: otherPlaces.map((other) => placeText(other, site, true)),
    distanceOf,
  }
}

type Named = Asked & Pick<Finding, 'distanceOf'> & { readonly label: string }

function summaryOf(
  t: RequestContext['t'],
  { total, stores, place, isBeyond }: StoreSearchAnswer,
  { query, isHere, label, distanceOf }: Named,
): string {
  const [nearest] = stores
  const distance = isBeyond && nearest ? distanceOf(nearest) : null
  if (distance !== null) {
    return isHere ? t('stores.beyondHere', { distance }) : t('stores.beyond', { place: label, distance })
  }
  if (total === 0) return query && place === null ? t('stores.unknown', { place: query }) : t('stores.noneAtAll')
  if (query) return t('stores.countNear', { count: total, place: label })
  return t(isHere ? 'stores.countHere' : 'stores.count', { count: total })
}

/** `Springfield, IL`, as addresses there are written; elsewhere the province is named to tell places apart. */
function placeText({ name, province }: FoundPlace, { country }: Site, isAmbiguous: boolean): string {
  if (!province) return name
  if (country === 'US' || country === 'CA') return `${name}, ${province}`
  const isNamed = name === province || name.endsWith(`(${province})`)
  return isAmbiguous && !isNamed ? `${name} (${province})` : name
}
