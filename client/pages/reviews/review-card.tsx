import type { ReactNode } from 'react'
import type { MessageFormatter } from '../../../shared/i18n/message-formatter.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { ReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'

type ReviewCardProps = {
  readonly t: MessageFormatter
  readonly review: ReviewView
  /** The reader's language. */
  readonly language: string
  readonly children?: ReactNode
}

/** A review. Its words are a shopper's: text, never markup. */
export function ReviewCard({ t, review, language, children }: ReviewCardProps) {
  const { score, title, text, author, date, verifiedBuyer, fit, translated } = review
  const isForeign = review.language !== language && !translated
  return (
    <article className="rv" id={`r-${review.reviewId}`}>
      <p className="rv-top">
        <Stars score={score} />
        <span className="sr">{t('reviews.outOf', { stars: score })}</span>
        <time className="label muted" dateTime={date.day}>
          {date.words}
        </time>
      </p>
      <h3 dir="auto" lang={isForeign ? review.language : undefined}>
        {title}
      </h3>
      <p className="rv-text" dir="auto" lang={isForeign ? review.language : undefined}>
        {text}
      </p>
      <p className="rv-by label muted">
        <bdi>{author}</bdi>
        {verifiedBuyer ? (
          <span className="rv-buyer">
            <Icon name="check" />
            {t('reviews.verified')}
          </span>
        ) : null}
        {fit ? <span>{t(`reviews.fit.${fit}`)}</span> : null}
        {translated ? <span>{t('reviews.translated')}</span> : null}
      </p>
      {children}
    </article>
  )
}
