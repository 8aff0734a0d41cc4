import { CartPage, cartPageCss } from '../../../client/pages/cart-page.tsx'
import { freeShippingFrom } from '../../../shared/cart/shipping.ts'
import { isFlashCode } from '../../../shared/errors/flash.ts'
import { message } from '../../../shared/errors/message.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { noticeText, readNotice } from '../notice.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'

/** Critical: the bag. A cart service that is down says so on top of the page; the session keeps the basket. */
export const loadCartPage: PageLoader = async (c): Promise<RouteAnswer> => {
  const context = c.get('context')
  const { site, t, locale, url, csrfToken } = context
  const bag = await c.get('services').cart.read(context)
  c.get('timing').mark('data')
  if (bag.ok && bag.value.session) await setSessionCookie(c, context, bag.value.session)
  const cart = bag.ok ? bag.value.cart : null
  const notice = readNotice(url.searchParams)
  const notices = [
    ...(notice ? [noticeText(context, notice)] : []),
    ...(bag.ok ? [] : [message(bag.failure.code, locale)]),
    ...(cart?.flash ?? []).filter((flash) => isFlashCode(flash.code)).map((flash) => message(flash.code, locale)),
  ]
  const threshold = freeShippingFrom[site.currency]
  const missing = cart ? Math.max(0, threshold - cart.totals.itemSubTotal) : threshold
  return {
    status: bag.ok ? 200 : 503,
    title: t('site.titleSuffix', { title: t('cart.title') }),
    description: t('cart.description'),
    canonical: '/cart',
    index: false,
    jsonLd: [],
    css: cartPageCss,
    segments: [
      {
        name: 'cart',
        node: () => (
          <CartPage
            site={site}
            t={t}
            cart={cart}
            form={{ csrf: csrfToken, returnTo: href.cart(locale) }}
            freeShipping={
              cart?.items.some((item) => !item.isDigitalProduct)
                ? {
                    away: missing === 0 ? null : formatMoney(missing, site.currency, locale),
                    reached: threshold - missing,
                    goal: threshold,
                  }
                : null
            }
            notices={[...new Set(notices)]}
            startHref={href.home(locale)}
          />
        ),
      },
    ],
    content: [],
    onCartPage: true,
    noStore: true,
  }
}
