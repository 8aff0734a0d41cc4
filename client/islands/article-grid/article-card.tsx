import type { Locale } from '../../../shared/i18n/locales.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Link } from '../../blocks/parts/links/link.tsx'
import { ScenePicture } from '../../blocks/parts/media/picture.tsx'
import type { IslandPropsOf } from '../contracts.ts'

type Grid = IslandPropsOf<'article-grid'>

const ratio = { sm: 1.25, lg: 1.25 }

/** The `sizes` of a picture in the grid. */
const sizesOf = ({ gridSize: { sm, md, lg } }: Grid) => ({
  sm: `${Math.ceil(92 / sm)}vw`,
  lg: `(min-width:64rem) ${Math.ceil(92 / lg)}vw, ${Math.ceil(92 / md)}vw`,
})

type ArticleCardProps = {
  readonly grid: Grid
  readonly article: Grid['articles'][number]
  readonly locale: Locale
  readonly eager: boolean
}

export function ArticleCard({
  grid,
  article: { url, title, eyebrow, picture, date },
  locale,
  eager,
}: ArticleCardProps) {
  const Title = grid.titled ? 'h3' : 'h2'
  return (
    <article className="art">
      <div className="pic" data-ground="stone">
        {picture ? (
          <ScenePicture media={{ ...picture, ratio }} sizes={sizesOf(grid)} eager={eager} />
        ) : (
          <Icon name="mark" />
        )}
      </div>
      {eyebrow ? <p className="label muted">{eyebrow}</p> : null}
      <Title className="art-title">
        <Link locale={locale} target={{ url, targetAttribute: '_self' }}>
          {title}
        </Link>
      </Title>
      {date ? (
        <time className="label muted" dateTime={date.day}>
          {date.words}
        </time>
      ) : null}
    </article>
  )
}
