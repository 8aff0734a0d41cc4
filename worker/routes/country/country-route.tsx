import { CountryPage } from '../../../client/pages/country-page.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { PageLoader } from '../pages.ts'

/** All shop fronts as links. */
export const loadCountryPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t } = context
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('country.title') }),
    description: t('country.description'),
    canonical: '/country',
    index: true,
    jsonLd: [],
    css: messagePageCss,
    segments: [{ name: 'country', node: () => <CountryPage site={site} t={t} hrefFor={href.home} /> }],
    content: [],
  }
}
