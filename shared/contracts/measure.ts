import { z } from 'zod'
import { isLocale } from '../i18n/locales.ts'
import { measureLimits, measureNames, pageWays, trafficConsents } from '../measures.ts'

/**
 * An element as `img.hero`, or a script as `TypeError buy-box-Ab3.js:1:234`. Neither has room for a person's data: a
 * selector is a tag and a class, and a message is left out.
 */
const Cause = z.string().regex(/^[\w .:#>/-]{0,120}$/)

const Measure = z.strictObject({
  name: z.enum(measureNames),
  /** No wait of a person is longer than ten minutes. */
  value: z.number().min(0).max(600_000),
  cause: Cause.default(''),
})
export type Measure = z.infer<typeof Measure>

/** The view that was measured, as the shop has described it on its page. */
export const MeasuredView = z.strictObject({
  way: z.enum(pageWays),
  release: z.string().regex(/^[\w.-]{1,60}$/),
  /** `experience:variant`, of what the page was made with. */
  variants: z.array(z.string().regex(/^[\w.-]{1,60}:[\w.-]{1,60}$/)).max(measureLimits.variants),
})
export type MeasuredView = z.infer<typeof MeasuredView>

/** A batch of a browser. The path has no query: that may be what somebody has typed. */
export const MeasureBatch = z.strictObject({
  view: MeasuredView,
  path: z.string().regex(/^\/[^?#]{0,300}$/),
  measures: z.array(Measure).min(1).max(measureLimits.measures),
})

/** A batch on its way to be kept: nothing says whose it was. */
export const KeptMeasures = z.strictObject({
  ...MeasuredView.shape,
  /** A key of the shop's routes. */
  page: z.string().regex(/^\w{1,40}$/),
  locale: z.string().refine(isLocale),
  measures: z
    .array(Measure.omit({ cause: true }))
    .min(1)
    .max(measureLimits.measures),
})
export type KeptMeasures = z.infer<typeof KeptMeasures>

/** Pages that were shown since the last report, of nobody in particular. */
export const Traffic = z.strictObject({
  views: z
    .array(z.strictObject({ consent: z.enum(trafficConsents), views: z.int().min(1).max(10_000_000) }))
    .min(1)
    .max(trafficConsents.length),
})
export type Traffic = z.infer<typeof Traffic>
