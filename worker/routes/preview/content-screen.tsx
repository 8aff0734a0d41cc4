import type { Context } from 'hono'
import { ContentScreen } from '../../../client/pages/preview/content-screen.tsx'
import { siteId } from '../../../shared/i18n/locales.ts'
import type { AppEnv } from '../../app-env.ts'
import { errorPage } from '../errors/error-page.tsx'
import { respond } from '../page-answer/respond.ts'
import { type Showcase, ShowcaseForm, showcaseLimits } from './preview-forms.ts'
import { previewPage } from './preview-page.ts'

/** Spec 1 §2 "Content preview screen", over showcase/{siteId}/{docType} of §7. */
export async function contentScreen(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  const form = ShowcaseForm.parse(c.req.query())
  const screen = (props: Pick<Parameters<typeof ContentScreen>[0], 'found' | 'nextHref'> & { fault?: string }) =>
    respond(
      c,
      previewPage('Content', <ContentScreen asked={form} limits={showcaseLimits} {...props} />, {
        status: props.fault ? 400 : 200,
      }),
    )
  if (!form.docType) {
    const isSubmitted = c.req.query('docType') !== undefined
    return screen({ found: null, nextHref: null, ...(isSubmitted && { fault: 'Doc type is required' }) })
  }
  const { docType, layoutVariant, limit, offset } = form
  const answer = await context.call('content.showcase', {
    params: { mode: 'preview', siteId: siteId(context.config.BRAND, context.locale), docType },
    query: { limit, offset, removeNulls: 'true', ...(layoutVariant && { layoutVariant }) },
  })
  if (!answer.ok && answer.failure.status >= 500) return errorPage(c, 503)
  const { total, results } = answer.ok ? answer.value : { total: 0, results: [] }
  const next = offset + results.length
  return screen({
    found: { total, results: results.map((result) => ({ ...result, href: pageHref(docType, result.id) })) },
    nextHref:
      results.length === limit && next < total ? `/preview/content?${searchOf({ ...form, offset: next })}` : null,
  })
}

/** Pages and categories have addresses of their own; a block is found on its page (`page/home#blocks.3`). */
function pageHref(docType: string, id: string): string | null {
  const [, kind = docType, key = id] = /^(page|category)\/([^#]+)#/.exec(id) ?? []
  if (kind === 'page') return `/${key === 'home' ? '' : key}`
  return kind === 'category' ? `/c/${key}` : null
}

const searchOf = ({ docType, layoutVariant, limit, offset }: Showcase): URLSearchParams =>
  new URLSearchParams({ docType, layoutVariant, limit: String(limit), offset: String(offset) })
