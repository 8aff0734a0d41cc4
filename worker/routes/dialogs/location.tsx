import { LocationDialog } from '../../../client/pages/dialogs/location-dialog.tsx'
import { sites } from '../../../shared/i18n/locales.ts'
import { href, matchRoute, withoutLocale } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { queryIn } from '../../render/other-locale.ts'
import { returnToOf } from '../account/sign-in-route.tsx'
import type { RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'

/** Leads to the page that asks, here or in the shop of the visitor's country; at home, to all countries. */
export function locationDialog(context: RequestContext): RouteAnswer {
  const { elsewhere, site, locale, t, url } = context
  const [front] = elsewhere.fronts
  if (!front) return { redirect: href.country(locale), status: 302 }
  const home = href.home(locale)
  const asking = new URL(returnToOf(context, home), url.origin)
  const path = withoutLocale(asking.pathname)
  const route = matchRoute(path)
  const place = t('location.place', { country: sites[front].country })
  return dialogPage(
    context,
    t('location.title', { place }),
    <LocationDialog
      site={site}
      t={t}
      fronts={elsewhere.fronts.map((other) => ({
        locale: other,
        href: route
          ? href.home(other) + path.replace(/\/$/, '') + queryIn(other, { url: asking, route, locale })
          : href.home(other),
      }))}
      stay={route ? asking.pathname + asking.search : home}
    />,
  )
}
