import { StoreLocator, type StoreView, storeLocatorCss } from '../../../client/pages/stores/store-locator.tsx'
import type { Position } from '../../../shared/address/position.ts'
import type { StoreHit } from '../../../shared/contracts/store.ts'
import { href } from '../../../shared/routes.ts'
import { dayAfter, dayText, hoursText, hourText, weekdayName, weekdayOf } from '../../../shared/time/day.ts'
import { type Opening, openingAt, periodsOn, storeClock } from '../../../shared/time/store-hours.ts'
import { typedLine } from '../../../shared/typed.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { storesJsonLd } from '../../render/json-ld.ts'
import { findStores } from '../../services/stores.ts'
import type { PageLoader } from '../pages.ts'
import { type Finding, findingOf } from './finding.ts'
import { mapOf } from './map-view.ts'

const longestPlace = 60
const perStep = 20
const most = 100

/** Stores near a typed place or a position; without either all of the country. If they can't be read, it says so. */
export const loadStoreLocator: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t, locale, url } = context
  const query = typedLine(url.searchParams.get('near') ?? '').slice(0, longestPlace)
  const position = query ? null : positionOf(url.searchParams)
  const shown = shownOf(url.searchParams.get('shown'))
  const found = await findStores(context, position ?? query, shown)
  c.get('timing').mark('data')
  const hits = found.ok ? found.value.stores : []
  const total = found.ok ? found.value.total : 0
  const finding = found.ok ? findingOf(context, found.value, { query, isHere: position !== null }) : null
  const place = { near: query || undefined, lat: position?.latitude, lng: position?.longitude }
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('stores.title') }),
    description: t('stores.description'),
    canonical: '/store-locator',
    index: query === '' && position === null,
    jsonLd: hits.length > 0 ? [storesJsonLd(context, hits)] : [],
    css: storeLocatorCss,
    segments: [
      {
        name: 'stores',
        node: () => (
          <StoreLocator
            site={site}
            t={t}
            query={query}
            summary={finding?.summary ?? t('stores.failed')}
            otherPlaces={finding?.others ?? []}
            stores={finding && hits.map((hit) => viewOf(context, hit, finding))}
            map={mapOf(hits, site)}
            moreHref={
              total > shown && shown < most
                ? href.storeLocator(locale, { ...place, shown: Math.min(most, shown + perStep) })
                : null
            }
          />
        ),
      },
    ],
    content: [],
    // Nobody's position is kept, and what couldn't be read isn't either.
    noStore: position !== null || !found.ok,
  }
}

function shownOf(text: string | null): number {
  const shown = Number(text ?? perStep)
  return Number.isInteger(shown) && shown >= perStep && shown <= most ? shown : perStep
}

function positionOf(params: URLSearchParams): Position | null {
  const [lat, lng] = [params.get('lat'), params.get('lng')]
  if (!lat || !lng) return null
  const [latitude, longitude] = [Number(lat), Number(lng)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** The next seven days by the store's own clock. */
function viewOf({ site, t, now }: RequestContext, hit: StoreHit, { distanceOf }: Finding): StoreView {
  const { day: today } = storeClock(hit, now)
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => dayAfter(today, count))
  const special = new Set((hit.dates ?? []).map(({ date }) => date))
  return {
    store: hit,
    distance: distanceOf(hit),
    opening: openingWords(t, site, openingAt(hit, now)),
    week: days.map((day) => ({
      day: special.has(day)
        ? dayText(site.bcp47, day, { weekday: 'long', day: 'numeric', month: 'long' })
        : weekdayName(site.bcp47, weekdayOf(day), 'long'),
      hours: periodsOn(hit, day).map(({ opens, closes }) => hoursText(site.bcp47, opens, closes)),
      isToday: day === today,
    })),
  }
}

function openingWords(t: RequestContext['t'], { bcp47 }: RequestContext['site'], opening: Opening): string {
  if (opening.kind === 'open') return t('stores.openUntil', { time: hourText(bcp47, opening.until) })
  if (opening.kind === 'closed') return t('stores.closed')
  const time = hourText(bcp47, opening.at)
  if (opening.on === null) return t('stores.opensAt', { time })
  return t('stores.opensOn', { day: weekdayName(bcp47, weekdayOf(opening.on), 'long'), time })
}
