import { ProductPage, productPageCss } from '../../../client/pages/product-page.tsx'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import { reviewsCss } from '../../../client/pages/reviews/reviews-section.tsx'
import { RecipeId } from '../../../shared/contracts/cart.ts'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { href, withoutLocale } from '../../../shared/routes.ts'
import { isSizeChart } from '../../../shared/sizing/size-charts.ts'
import { dateText } from '../../../shared/time/clock.ts'
import { productSeen } from '../../events/shop-events.ts'
import { marker } from '../../render/holes.ts'
import { buyBoxProps } from '../../render/island-props.ts'
import { breadcrumbJsonLd, productJsonLd } from '../../render/json-ld.ts'
import { fitAdviceOf, keptSizeMarksOf, usualSizeOf } from '../../render/size-marks.ts'
import { readInventory, readProduct } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import { localePaths } from '../locale-paths.ts'
import { pageNoticeText } from '../notice.ts'
import type { PublicLoader } from '../public-loader.ts'
import { recommendedSegment } from '../recommended.tsx'
import { reviewsSegment } from '../reviews/reviews-segment.tsx'
import { deliveryPromise } from './delivery-promise.ts'

const similarCount = 8

/** The shop's own chart, or else the help page for a chart that only the retailer knows. */
function sizeGuide(locale: Locale, { sizeChart }: ProductDetails) {
  if (sizeChart === null) return null
  return isSizeChart(sizeChart)
    ? { href: href.dialog(locale, 'size-chart', { type: sizeChart }), dialog: true }
    : { href: href.help(locale, 'sizing'), dialog: false }
}

/**
 * Critical: the product (404 if it isn't sold, 410 if it never will be again) and its stock. If stock can't be read,
 * the page says so and offers every size: the cart is authoritative. Deferred: similar products and reviews.
 */
export const loadProductPage: PublicLoader = async ({ context, timing, readNotice }, params) => {
  const { site, t, locale, url } = context
  const productId = params['productId'] ?? ''
  const [product, inventory] = await Promise.all([readProduct(context, productId), readInventory(context, productId)])
  timing.mark('data')
  if (!product.result.ok) {
    const { failure } = product.result
    return isAbsent(failure) ? { gone: failure.status === 410 ? 410 : 404 } : { failure }
  }
  const details = product.result.value
  const path = href.product(locale, details)
  // A style's first color may change, so this redirect is temporary.
  if (url.pathname !== path) return { redirect: path + url.search, status: details.productId === productId ? 301 : 302 }

  const stock = inventory.ok ? inventory.value : null
  const notice = await readNotice()
  const recipeId = RecipeId.safeParse(url.searchParams.get('recipeId')).data
  const picture = details.gallery[0]
  const advice = fitAdviceOf(details, stock, site)
  const keptSizes = keptSizeMarksOf(details)
  return {
    status: 200,
    title: t('site.titleSuffix', { title: `${details.name}, ${details.colourName}` }),
    description: t('product.description', {
      name: details.name,
      color: details.colourName,
      price: formatMoney(details.price.lowCurrent, details.price.currency, locale),
    }),
    canonical: withoutLocale(path),
    ...(details.slugs && {
      alternates: localePaths(details.slugs, (locale, slug) => href.product(locale, { slug, productId })),
    }),
    ...(picture && { shareImage: pictureAt(picture, 1200) }),
    index: true,
    jsonLd: [
      productJsonLd(context, details, stock),
      breadcrumbJsonLd(context, details.breadcrumbs, { name: details.name, path }),
    ],
    css: [...productPageCss, ...recommendedCss, ...reviewsCss],
    mainBehavior: 'buy-box',
    segments: [
      {
        name: 'product',
        node: () => (
          <ProductPage
            site={site}
            t={t}
            product={details}
            inventory={stock}
            form={{ csrf: marker('csrfToken'), returnTo: recipeId ? `${path}?recipeId=${recipeId}` : path }}
            {...usualSizeOf(details, stock, site)}
            {...(advice && { fitAdvice: advice })}
            {...(keptSizes.length > 0 && { keptSizes })}
            sizeGuide={sizeGuide(locale, details)}
            promise={details.comesAt === undefined ? deliveryPromise(context, details) : null}
            island={buyBoxProps(context)}
            {...(details.comesAt !== undefined && { comesOn: dateText(site, details.comesAt) })}
            {...(recipeId && { recipeId })}
            {...(notice && { error: pageNoticeText(context, notice) })}
          />
        ),
      },
      recommendedSegment(context, {
        widget: 'similar',
        productIds: [productId],
        count: similarCount,
        title: t('product.similar'),
        layout: 'carousel',
        path,
      }),
      ...(details.isDigitalProduct ? [] : [reviewsSegment(context, details)]),
    ],
    content: [],
    events: [productSeen(details)],
  }
}
