import { gridHref } from '../../blocks/article-grid/grid-href.ts'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type GridFootProps = Pick<PageContext, 't'> & { readonly grid: IslandPropsOf<'article-grid'> }

/** A link to the next page, or to all articles when nothing matches the chosen topics. */
export function GridFoot({ t, grid }: GridFootProps) {
  const { id, chosen, from, offset, size, place } = grid
  const shown = from + grid.articles.length
  if (grid.articles.length === 0)
    return (
      <div className="art-none">
        <p className="title">{t(from > 0 ? 'articles.noMore' : 'articles.none')}</p>
        {chosen.length > 0 || from > 0 ? (
          <a className="btn b2" href={gridHref(place, grid, { chosen: [], offset: 0 })} data-grid="pick" data-replay="">
            {t('articles.all')}
          </a>
        ) : null}
      </div>
    )
  if (!grid.loadMore || shown >= grid.total) return null
  return (
    <a
      className="btn b2"
      href={`${gridHref(place, grid, { chosen, offset: offset + size })}#${id}-${shown}`}
      rel="nofollow"
      data-grid="more"
      data-replay=""
    >
      {t('articles.more')}
    </a>
  )
}
