import { type Result, refuse, succeed } from '../backend/result.ts'
import { isLocale } from '../shared/i18n/locales.ts'
import { previewDateHeader } from '../shared/operations/content.ts'
import type { PublishingContext } from './context.ts'
import type { Viewing } from './read-documents.ts'

/**
 * The day that a call is answered for. Published content is judged now, whatever the header says; a preview shows the
 * newest revisions, or with a date the site of that day. API400 for a date that is none, API404 for a site of no locale
 * of the shop.
 */
export function viewingOf(
  { mode, siteId }: { readonly mode: 'publish' | 'preview'; readonly siteId?: string },
  { headers, now }: PublishingContext,
): Result<Viewing> {
  if (siteId !== undefined && !isLocale(siteId.slice(siteId.indexOf('-') + 1))) return refuse('API404')
  if (mode === 'publish') return succeed({ at: new Date(now).toISOString() })
  const date = headers.get(previewDateHeader)
  if (date === null) return succeed({ at: null })
  const instant = Date.parse(date)
  return Number.isNaN(instant)
    ? refuse('API400', { additionalInfo: { path: `headers.${previewDateHeader}`, reason: 'not an instant' } })
    : succeed({ at: new Date(instant).toISOString() })
}
