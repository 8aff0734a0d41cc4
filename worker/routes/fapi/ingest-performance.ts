import type { Context } from 'hono'
import { MeasureBatch } from '../../../shared/contracts/measure.ts'
import { defaultLocale, isLocale } from '../../../shared/i18n/locales.ts'
import { measureLimits } from '../../../shared/measures.ts'
import { matchRoute, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { isCrawler } from '../../context/page-view.ts'
import { isCrossSite, readLimited } from '../../http/forms/forms.ts'
import { log } from '../../http/log.ts'
import { readJson } from '../../render/page-cache/kept-page.ts'
import { fail, type Result, succeed } from '../../services/result.ts'

/** More than this is called poor by those who have defined the measures, in the unit of each. */
const poor = { LCP: 4000, INP: 500, CLS: 0.25, TTFB: 1800, error: 0 } as const

/**
 * Measures of one view (spec 1 §7 "performance ingest"). Kept without the visitor, and only of those who allow it. What
 * was slow or broken is in the log with its cause.
 */
export async function ingestPerformance(c: Context<AppEnv>): Promise<Result<{ readonly accepted: number }>> {
  const { consent, userAgent, background } = c.get('context')
  const text = await readLimited(c.req.raw.body, measureLimits.bytes)
  if (text === null) return refuse('API413', 413)
  const batch = MeasureBatch.safeParse(readJson(text))
  if (!batch.success) return refuse('API400', 400)
  if (isCrossSite(c) || !consent.allowed.has('performance') || isCrawler(userAgent)) return succeed({ accepted: 0 })
  const { view, path, measures } = batch.data
  const page = matchRoute(withoutLocale(path))?.key ?? 'other'
  const [, named = ''] = path.split('/')
  const locale = isLocale(named) ? named : defaultLocale
  for (const { name, value, cause } of measures)
    if (value > poor[name]) log('info', 'measures.poor', { name, value, cause, page, release: view.release })
  background(
    c
      .get('services')
      .measures({ ...view, page, locale, measures: measures.map(({ name, value }) => ({ name, value })) }),
  )
  return succeed({ accepted: measures.length })
}

const refuse = (code: string, status: number) =>
  fail({ code, status, message: 'no measures', details: {}, cause: 'answer' })
