import type { Site } from './i18n/locales.ts'
import { siteDay } from './time/clock.ts'
import { type Day, dayAfter } from './time/day.ts'

/** A product is new for this many days, the day of its publication included. */
export const newForDays = 30

/** The earliest day of publication of what is new at an instant, by the day of the site's shoppers. */
export const newSince = (site: Pick<Site, 'country'>, instant: number): Day =>
  dayAfter(siteDay(site, instant), 1 - newForDays)

/** The day after the one that is the latest of what is new: of what is published from then on nothing is sold yet. */
export const firstDayToCome = (since: Day): Day => dayAfter(since, newForDays)

/** `publishedAt` is an ISO date, with or without a time: as text they are in order. */
export const isNew = (publishedAt: string, since: Day): boolean => publishedAt >= since
