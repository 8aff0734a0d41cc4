import { Icon } from '../../blocks/parts/icon.tsx'

/** Five stars, the first `score` of them filled. For the eye only: whoever uses it says the score in words. */
export function Stars({ score }: { readonly score: number }) {
  return (
    <span className="rv-stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-full={star <= score ? '' : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
