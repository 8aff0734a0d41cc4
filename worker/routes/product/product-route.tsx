import { Similar, similarCss } from '../../../client/pages/product/similar.tsx'
import { ProductPage, productPageCss } from '../../../client/pages/product-page.tsx'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import { href, withoutLocale } from '../../../shared/routes.ts'
import { buyBoxProps } from '../../render/island-props.ts'
import { breadcrumbJsonLd, productJsonLd } from '../../render/json-ld.ts'
import { readInventory, readProduct, readSimilar } from '../../services/catalogue.ts'
import { loadNotFoundPage } from '../errors/not-found.tsx'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { localePaths } from '../locale-paths.ts'
import { noticeText, readNotice } from '../notice.ts'
import type { PageLoader } from '../pages.ts'
import { deliveryPromise } from './delivery-promise.ts'

const similarDeadlineMs = 1200
const similarCount = 8

/**
 * Critical: the product (404 when it isn't sold) and its stock. Stock that can't be read shows every size as open: the cart has the last word.
 * Deferred: what is like it.
 */
export const loadProductPage: PageLoader = async (c, params) => {
  const context = c.get('context')
  const { site, t, locale, url, csrfToken } = context
  const productId = params['productId'] ?? ''
  const [product, inventory] = await Promise.all([readProduct(context, productId), readInventory(context, productId)])
  c.get('timing').mark('data')
  if (!product.result.ok) {
    const { code, status } = product.result.failure
    return status < 500 ? loadNotFoundPage(c, true) : loadUnavailablePage(c, code)
  }
  const details = product.result.value
  const path = href.product(locale, details)
  if (url.pathname !== path) return { redirect: path + url.search, status: 301 }

  const stock = inventory.ok ? inventory.value : null
  const notice = readNotice(url.searchParams)
  const picture = details.gallery[0]
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
      alternates: localePaths(details.slugs, (other, slug) => href.product(other, { slug, productId })),
    }),
    ...(picture && { shareImage: pictureAt(picture, 1200) }),
    index: true,
    jsonLd: [
      productJsonLd(context, details, stock),
      breadcrumbJsonLd(context, details.breadcrumbs, { name: details.name, path }),
    ],
    css: [...productPageCss, ...similarCss],
    segments: [
      {
        name: 'product',
        node: () => (
          <ProductPage
            site={site}
            t={t}
            product={details}
            inventory={stock}
            form={{ csrf: csrfToken, returnTo: path }}
            sizeGuideHref={details.sizeChart ? href.help(locale, 'sizing') : null}
            promise={deliveryPromise(context, details)}
            island={buyBoxProps(context)}
            {...(notice && { error: noticeText(context, notice) })}
          />
        ),
      },
      {
        name: 'similar',
        pending: readSimilar(context, details, similarCount).then(
          (products) => () => (products.length > 0 ? <Similar site={site} t={t} products={products} /> : null),
        ),
        fallback: () => null,
        deadlineMs: similarDeadlineMs,
      },
    ],
    content: [],
  }
}
