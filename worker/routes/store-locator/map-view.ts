import type { StoreMapView } from '../../../client/pages/stores/store-map.tsx'
import { kilometersPerDegree } from '../../../shared/address/place.ts'
import type { Store } from '../../../shared/contracts/store.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { distanceText, kilometersPerUnit } from './distance-text.ts'
import { outlines, unitsPerDegree } from './outlines.ts'

/** Width to height, as in store-locator.css. */
const ratio = 4 / 3
/** Degrees of latitude that a map spans at least: about 20 km. */
const leastSpan = 0.18
/** The free edge around the outermost pins. */
const margin = 0.15

/** Degrees of latitude below which the simplified outline would put a harbor into the sea. */
const leastOutlined = 3

const hasOutline = (country: string): country is keyof typeof outlines => Object.hasOwn(outlines, country)

/** Stores that have a position, with their numbers in the list. */
const placed = (stores: readonly Store[]) =>
  stores.flatMap(({ storeId, country, latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ storeId, country, latitude, longitude, number: index + 1 }],
  )

/** The smallest map of these stores, in the order of the list; null without any. */
export function mapOf(stores: readonly Store[], site: Site): StoreMapView | null {
  const shown = placed(stores)
  const [first] = shown
  if (!first) return null
  const latitudes = shown.map(({ latitude }) => latitude)
  const longitudes = shown.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  // A degree of longitude is shorter than one of latitude, by this factor.
  const narrow = Math.max(0.05, Math.cos((middle.latitude * Math.PI) / 180))
  const roomy = 1 + 2 * margin
  const height = Math.max(leastSpan, (north - south) * roomy, ((east - west) * narrow * roomy) / ratio)
  const width = (height * ratio) / narrow
  const left = middle.longitude - width / 2
  const top = middle.latitude + height / 2
  const units = [left, -top, width, height].map((degrees) => Math.round(degrees * unitsPerDegree * 100) / 100)
  const percent = (part: number) => Math.round(part * 1000) / 10
  const path = hasOutline(first.country) && height >= leastOutlined ? outlines[first.country] : null
  return {
    outline: path && { path, view: units.join(' ') },
    scale: scaleOf(width * narrow * kilometersPerDegree, site),
    pins: shown.map(({ storeId, number, latitude, longitude }) => ({
      storeId,
      number,
      x: percent((longitude - left) / width),
      y: percent((top - latitude) / height),
    })),
  }
}

/** A round distance of about a fifth of the map's width (in kilometers). */
function scaleOf(width: number, site: Site): StoreMapView['scale'] {
  const unit = kilometersPerUnit(site)
  const longest = width / unit / 4
  const power = 10 ** Math.floor(Math.log10(longest))
  const length = ([5, 2, 1].find((step) => step * power <= longest) ?? 1) * power * unit
  return { width: Math.round((length / width) * 1000) / 10, label: distanceText(length, site) ?? '' }
}
