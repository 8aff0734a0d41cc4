import { organisationJsonLd } from '../../render/json-ld.ts'
import type { PublicLoader } from '../public-loader.ts'

/** Critical: the home document. The document always exists: at least a built-in one. */
export const loadHomePage: PublicLoader = async ({ context, content, blocksOf }) => {
  const page = await content.page(context, 'home')
  const { document, state } = page
  const { segments, css, origins, note } = await blocksOf(page, { leading: true })
  return {
    status: 200,
    title: document?.seo.title ?? context.t('site.name'),
    description: document?.seo.description ?? context.t('site.tagline'),
    canonical: '/',
    index: !document?.seo.noindex,
    jsonLd: [organisationJsonLd(context)],
    css,
    segments,
    content: [state],
    frames: origins,
    notes: [note],
  }
}
