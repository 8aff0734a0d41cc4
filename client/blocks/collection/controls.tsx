import type { BlockContext } from '../block.ts'
import { Icon } from '../parts/icon.tsx'
import { anyCarousel, type layoutsOf } from './collection-rules.ts'

type ControlsProps = { title: string; layouts: ReturnType<typeof layoutsOf>; t: BlockContext['t'] }

/**
 * Arrows, and the pause button of a rotating carousel (WCAG 2.2.2). The carousel's behavior handles their clicks.
 */
export function Controls({ title, layouts, t }: ControlsProps) {
  const arrows = anyCarousel(layouts, 'showArrows')
  const rotates = anyCarousel(layouts, 'autoplay')
  if (!arrows && !rotates) return null
  return (
    <div className="coll-ctl">
      {rotates ? (
        <button type="button" className="coll-btn" data-hold="">
          <span className="coll-held">
            <Icon name="play" />
            <span className="sr">{t('carousel.play')}</span>
          </span>
          <span className="coll-moves">
            <Icon name="pause" />
            <span className="sr">{t('carousel.pause')}</span>
          </span>
        </button>
      ) : null}
      {arrows ? (
        <span className="coll-arrows">
          <button type="button" className="coll-btn" data-go="-1" aria-label={t('carousel.previousIn', { title })}>
            <Icon name="back" />
          </button>
          <button type="button" className="coll-btn" data-go="1" aria-label={t('carousel.nextIn', { title })}>
            <Icon name="arrow" />
          </button>
        </span>
      ) : null}
    </div>
  )
}

/** The position in the carousel, as a progress bar or as dots that scroll to each slide. */
export function Pager({ count, layouts, t }: { count: number } & Omit<ControlsProps, 'title'>) {
  const dots = anyCarousel(layouts, 'showIndicators')
  const progress = anyCarousel(layouts, 'showProgress')
  if (!dots && !progress) return null
  return (
    <div className="coll-pager">
      {progress ? (
        <span className="coll-progress">
          <i />
        </span>
      ) : null}
      {dots ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="coll-dots" role="group" aria-label={t('carousel.slides')}>
          {Array.from({ length: count }, (_, index) => index + 1).map((index) => (
            <button
              key={index}
              type="button"
              aria-label={t('carousel.slide', { index, count })}
              {...(index === 1 && { 'aria-current': 'true' as const })}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}
