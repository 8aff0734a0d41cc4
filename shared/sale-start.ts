import type { Site } from './i18n/locales.ts'
import { startOfDay } from './time/clock.ts'
import { zoneOf } from './time/zones.ts'

const isDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * Epoch milliseconds from which a product is sold on a site, by its publication: the instant that is said, or the
 * beginning of the site's own day where a day alone is.
 */
export const saleStart = (site: Pick<Site, 'country'>, publishedAt: string): number =>
  isDay.test(publishedAt) ? startOfDay(zoneOf(site), publishedAt) : Date.parse(publishedAt)

export const isComing = (site: Pick<Site, 'country'>, publishedAt: string, now: number): boolean =>
  saleStart(site, publishedAt) > now
