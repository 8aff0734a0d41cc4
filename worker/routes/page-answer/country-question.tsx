import { renderToString } from 'react-dom/server.edge'
import { Behavior } from '../../../client/blocks/parts/island.tsx'
import { sites } from '../../../shared/i18n/locales.ts'
import { href, type RouteKey } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'

/** Never where somebody buys or looks after an account, nor on a dialog's page. */
const askedOn: ReadonlySet<RouteKey> = new Set([
  'home',
  'category',
  'product',
  'productReviews',
  'search',
  'searchHub',
  'storeLocator',
  'giftCard',
  'content',
  'stories',
  'help',
  'legal',
  'page',
])

type Asked = Pick<RequestContext, 'elsewhere' | 'preview' | 'route' | 'url' | 'locale' | 't'>

/**
 * Opens the question which country's shop it should be: a dialog over the page, a link on it without script. Null where
 * nobody is asked.
 */
export function countryQuestion({ elsewhere, preview, route, url, locale, t }: Asked): string | null {
  const [front] = elsewhere.fronts
  if (!front || !elsewhere.isNew || preview || !route || !askedOn.has(route.key)) return null
  const dialog = href.dialog(locale, 'location-confirmation', { returnTo: url.pathname + url.search })
  const place = t('location.place', { country: sites[front].country })
  return renderToString(
    <Behavior name="location" on="idle" props={{ href: dialog }}>
      <noscript>
        <p className="outcome edge">
          <a href={dialog}>{t('location.ask', { place })}</a>
        </p>
      </noscript>
    </Behavior>,
  )
}
