import { ReviewsPage, reviewsPageCss } from '../../../client/pages/reviews/reviews-page.tsx'
import { pageCount } from '../../../shared/pagination.ts'
import { type ReviewState, readReviewState, reviewAddress, reviewsPerPage } from '../../../shared/review-state.ts'
import { href, withoutLocale } from '../../../shared/routes.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { outcomeText } from '../../http/forms/form-outcome.ts'
import { marker } from '../../render/holes.ts'
import { breadcrumbJsonLd } from '../../render/json-ld.ts'
import { readProduct } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import { readQuestions, readReviews } from '../../services/reviews.ts'
import { localePaths } from '../locale-paths.ts'
import type { PublicLoader } from '../public-loader.ts'
import { questionViews, reviewList } from './review-list.ts'

const mostQuestions = 50

/** All reviews of a product's style, and its questions. A page beyond the last leads to that. */
export const loadReviewsPage: PublicLoader = async ({ context, timing }, params) => {
  const { site, t, locale, url } = context
  const productId = params['productId'] ?? ''
  const state = readReviewState(url.searchParams)
  const [product, reviews, questions, translation] = await Promise.all([
    readProduct(context, productId),
    readReviews(context, productId, queryOf(state)),
    readQuestions(context, productId, mostQuestions),
    translationOf(context, state),
  ])
  timing.mark('data')
  for (const result of [product.result, reviews, questions])
    if (!result.ok) return isAbsent(result.failure) ? null : { failure: result.failure }
  if (!product.result.ok || !reviews.ok || !questions.ok) return null
  const details = product.result.value
  const path = href.productReviews(locale, details)
  if (url.pathname !== path) return { redirect: path + url.search, status: details.productId === productId ? 301 : 302 }
  const last = pageCount(reviews.value.total, reviewsPerPage)
  if (state.page > last) return { redirect: reviewAddress(path, { ...state, page: last }), status: 302 }

  const name = t('reviews.pageTitle', { name: details.name })
  const title = state.page > 1 ? t('pagination.title', { title: name, page: state.page }) : name
  const productPath = href.product(locale, details)
  const address = reviewAddress(path, state)
  return {
    status: 200,
    title: t('site.titleSuffix', { title }),
    description: name,
    canonical: withoutLocale(path) + (state.page > 1 ? `?page=${state.page}` : ''),
    ...(details.slugs && {
      alternates: localePaths(details.slugs, (other, slug) => href.productReviews(other, { slug, productId })),
    }),
    index: address === reviewAddress(path, { ...state, sort: 'helpful', stars: null, translated: null }),
    jsonLd: [breadcrumbJsonLd(context, details.breadcrumbs, { name: details.name, path: productPath })],
    css: [...reviewsPageCss],
    segments: [
      {
        name: 'reviews',
        node: () => (
          <ReviewsPage
            site={site}
            t={t}
            form={{ csrf: marker('csrfToken'), returnTo: address }}
            product={{ name: details.name, href: productPath }}
            crumbs={details.breadcrumbs.map((crumb) => ({ name: crumb.name, href: href.category(locale, crumb) }))}
            list={reviewList(context, { productId, path }, reviews.value, state, translation)}
            questions={questionViews(context, questions.value)}
            said={outcomeText(context)}
          />
        ),
      },
    ],
    content: [],
  }
}

const queryOf = ({ sort, stars, page }: ReviewState) => ({
  start: (page - 1) * reviewsPerPage,
  count: reviewsPerPage,
  sort,
  ...(stars !== null && { stars }),
})

/** Null where there is none: the review is shown as it was written. */
async function translationOf({ call }: RenderContext, { translated }: ReviewState) {
  if (translated === null) return null
  const answer = await call('products.translateReview', { params: { reviewId: translated } }, { asNobody: true })
  return answer.ok ? { title: answer.value.title, text: answer.value.text } : null
}
