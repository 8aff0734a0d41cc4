import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { pageCount } from '../../../shared/pagination.ts'
import { reviewSorts } from '../../../shared/review-rules.ts'
import { type ReviewState, reviewAddress, reviewsPerPage } from '../../../shared/review-state.ts'
import { href } from '../../../shared/routes.ts'
import { Pagination } from '../../pages/listing/pagination.tsx'
import { ReviewCard } from '../../pages/reviews/review-card.tsx'
import { ReviewSummary } from '../../pages/reviews/review-summary.tsx'
import type { ReviewView } from '../../pages/reviews/review-view.ts'
import { VoteForm } from '../../pages/reviews/vote-form.tsx'
import { WriteLink } from '../../pages/reviews/write-link.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { sendVote, type Votes } from './send-vote.ts'
import { useReviews } from './use-reviews.ts'

/**
 * All reviews of a style, filtered and sorted. Its links and forms also work without script; here they change the list
 * and the counts in place.
 */
function Reviews(own: IslandContext & IslandPropsOf<'reviews'>) {
  const { site, t, form } = own
  const { list, busy, go } = useReviews(own)
  const heading = useRef<HTMLHeadingElement>(null)
  const [votes, setVotes] = useState<Readonly<Record<string, Votes>>>({})
  const { path, sort, stars, page, total, productId } = list

  const turned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page of the list begins at its heading
  useEffect(() => {
    if (turned.current) heading.current?.focus()
    turned.current = false
  }, [list])

  const state: ReviewState = { sort, stars, page, translated: null }
  const addressOf = (change: Partial<ReviewState>) => reviewAddress(path, { ...state, page: 1, ...change })
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (event.ctrlKey || event.metaKey || event.shiftKey || link?.pathname !== path) return
    event.preventDefault()
    turned.current = link.closest('.pages') !== null
    go(link.pathname + link.search)
  }
  const vote = async (event: SubmitEvent<HTMLElement>) => {
    const target = event.target as HTMLFormElement
    event.preventDefault()
    const fields = new FormData(target, event.nativeEvent.submitter)
    const counted = await sendVote(target.action, fields, t('toast.failed'))
    if (counted) setVotes((before) => ({ ...before, [String(fields.get('reviewId'))]: counted }))
  }
  const listeners = { onClick: follow, onSubmit: vote }

  return (
    <div className="reviews edge" {...listeners}>
      <div className="rv-side">
        <ReviewSummary
          t={t}
          totals={list}
          chosen={stars}
          hrefOf={(count) => addressOf({ stars: count === stars ? null : count })}
        />
        <WriteLink locale={site.locale} t={t} productId={productId} />
      </div>
      <section className="rv-list" aria-labelledby="reviews-count" aria-busy={busy || undefined}>
        <div className="rv-bar">
          <h2 id="reviews-count" ref={heading} tabIndex={-1} aria-live="polite">
            {list.rating ? t('reviews.count', { count: total }) : t('product.reviewsEmpty')}
          </h2>
          {stars === null ? null : (
            <a className="link" href={addressOf({ stars: null })}>
              {t('reviews.every')}
            </a>
          )}
          {list.rating ? (
            <ul className="label" aria-label={t('reviews.sort')}>
              {reviewSorts.map((one) => (
                <li key={one}>
                  <a
                    className="link"
                    href={addressOf({ sort: one })}
                    rel="nofollow"
                    aria-current={one === sort ? 'true' : undefined}
                  >
                    {t(`reviews.sort.${one}`)}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {list.reviews.map((review) => (
          <ReviewCard key={review.reviewId} t={t} review={review} language={site.language}>
            <div className="rv-acts label">
              <VoteForm
                site={site}
                t={t}
                form={form}
                productId={productId}
                of={{ name: 'reviewId', id: review.reviewId }}
                what={review.title}
                {...(votes[review.reviewId] ?? review)}
              />
              <Translation t={t} review={review} addressOf={(translated) => addressOf({ page, translated })} />
              <a
                className="link"
                href={href.dialog(site.locale, 'review-content', { product: productId, item: review.reviewId })}
                rel="nofollow"
                data-dialog=""
                aria-label={t('reviews.reportOf', { title: review.title })}
              >
                {t('reviews.report')}
              </a>
            </div>
          </ReviewCard>
        ))}
        <Pagination
          t={t}
          page={page}
          pages={pageCount(total, reviewsPerPage)}
          hrefOf={(number) => addressOf({ page: number })}
        />
      </section>
    </div>
  )
}

type TranslationProps = Pick<IslandContext, 't'> & {
  readonly review: ReviewView
  readonly addressOf: (translated: string | null) => string
}

/** A link to the same page with this review in the reader's language, or back. */
function Translation({ t, review: { reviewId, title, translatable, translated }, addressOf }: TranslationProps) {
  if (translated)
    return (
      <a className="link" href={addressOf(null)} rel="nofollow">
        {t('reviews.original')}
      </a>
    )
  return translatable ? (
    <a
      className="link"
      href={`${addressOf(reviewId)}#r-${reviewId}`}
      rel="nofollow"
      aria-label={t('reviews.translateOf', { title })}
    >
      {t('reviews.translate')}
    </a>
  ) : null
}

export const island: IslandOf<'reviews'> = Reviews
