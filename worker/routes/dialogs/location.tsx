import { LocationDialog } from '../../../client/pages/dialogs/location-dialog.tsx'
import { sites } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { inOtherLocale } from '../../render/other-locale.ts'
import { returnToOf } from '../account/sign-in-route.tsx'
import type { RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'

/** Leads to the page that asks, here or in the shop of the visitor's country; at home, to all countries. */
export function locationDialog(context: RequestContext): RouteAnswer {
  const { elsewhere, site, locale, t, url } = context
  const [front] = elsewhere.fronts
  const home = href.home(locale)
  const asking = new URL(returnToOf(context, home), url.origin)
  const here = inOtherLocale(locale, asking, locale) ?? home
  if (!front) return { redirect: href.country(locale, here === home ? {} : { returnTo: here }), status: 302 }
  const place = t('location.place', { country: sites[front].country })
  return dialogPage(
    context,
    t('location.title', { place }),
    <LocationDialog
      site={site}
      t={t}
      fronts={elsewhere.fronts.map((other) => ({
        locale: other,
        href: inOtherLocale(other, asking, locale) ?? href.home(other),
      }))}
      stay={inOtherLocale(locale, asking, locale) ? asking.pathname + asking.search : home}
    />,
  )
}
