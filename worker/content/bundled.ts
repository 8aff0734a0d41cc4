import type { FooterDocument, MenuDocument, PageDocument } from '../../shared/content/document.ts'
import type { RenderContext } from '../context/render-context.ts'

/**
 * Built-in documents for when the content service is down and nothing is cached: enough to shop with, in the shopper's
 * language.
 */
export function bundledPage({ t }: Pick<RenderContext, 't'>, slug: string): PageDocument | null {
  if (slug !== 'home') return null
  return {
    id: 'bundled-home',
    slug,
    title: t('site.name'),
    seo: { title: t('site.name'), description: t('site.tagline'), noindex: false },
    revision: 0,
    updatedAt: '',
    blocks: [
      { type: 'rich-text', width: 'text', html: `<h1>${t('site.tagline')}</h1>` },
      { type: 'cta', alignment: 'left', targets: [{ label: t('search.submit'), target: { url: '/search' } }] },
    ],
  }
}

export function bundledMenu({ t }: Pick<RenderContext, 't'>): MenuDocument {
  const item = {
    menuStyle: null,
    menuIcon: null,
    columns: null,
    hideShopAll: false,
    overrideShopAll: null,
    children: [],
  }
  return {
    id: 'bundled-menu',
    revision: 0,
    items: [{ ...item, title: t('search.submit'), target: { url: '/search', targetAttribute: '_self' } }],
    announcement: null,
  }
}

export function bundledFooter({ t }: Pick<RenderContext, 't'>): FooterDocument {
  return { id: 'bundled-footer', revision: 0, columns: [], legal: [], smallPrint: t('site.name') }
}
