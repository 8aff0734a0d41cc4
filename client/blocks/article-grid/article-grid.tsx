import { type Article, ArticleGridContent, type ArticleSearch } from '../../../shared/content/article.ts'
import { longDate } from '../../../shared/i18n/long-date.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { Icon } from '../parts/icon.tsx'
import { IslandHost } from '../parts/island-host.tsx'
import { Link } from '../parts/link.tsx'
import { ScenePicture } from '../parts/picture.tsx'
import css from './article-grid.css?inline'
import { articleGridFixtures } from './article-grid.fixtures.ts'
import { FilterBar } from './filter-bar.tsx'
import { type GridState, gridHref, gridState } from './grid-state.ts'

const ratio = { sm: 1.25, lg: 1.25 }

function columnsRule({ gridSize }: ArticleGridContent, id: string): string {
  const columns = (count: number) => `#${id} .art-list{grid-template-columns:repeat(${count},minmax(0,1fr))}`
  const { sm, md, lg } = gridSize
  return `${columns(sm)}@media (min-width:48rem){${columns(md)}}@media (min-width:64rem){${columns(lg)}}`
}

/** How wide a picture of the grid is shown. */
const sizesOf = ({ gridSize: { sm, md, lg } }: ArticleGridContent) => ({
  sm: `${Math.ceil(92 / sm)}vw`,
  lg: `(min-width:64rem) ${Math.ceil(92 / lg)}vw, ${Math.ceil(92 / md)}vw`,
})

type CardProps = { article: Article; grid: ArticleGridContent; context: BlockContext; eager: boolean }

function Card({ article: { url, title, eyebrow, picture, publishedAt }, grid, context, eager }: CardProps) {
  const Title = grid.title ? 'h3' : 'h2'
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
        <Link locale={context.locale} target={{ url, targetAttribute: '_self' }}>
          {title}
        </Link>
      </Title>
      {publishedAt && !grid.hidePageDate ? (
        <time className="label muted" dateTime={publishedAt.slice(0, 10)}>
          {longDate(context.locale, publishedAt)}
        </time>
      ) : null}
    </article>
  )
}

type FootProps = { state: GridState; found: ArticleSearch; grid: ArticleGridContent; context: BlockContext }

/** What leads on: the next page, or out of a choice that nothing matches. */
function Foot({ state: { chosen, from, offset, size }, found, grid, context: { t, place, id } }: FootProps) {
  const shown = from + found.result.length
  if (found.result.length === 0)
    return (
      <div className="art-none">
        <p className="title">{t('articles.none')}</p>
        {chosen.length > 0 || from > 0 ? (
          <a className="btn b2" href={gridHref(place, grid, { chosen: [], offset: 0 })} data-grid="pick" data-replay="">
            {t('articles.all')}
          </a>
        ) : null}
      </div>
    )
  if (!grid.loadMore || shown >= found.numFound) return null
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

function Grid({ grid, context }: { grid: ArticleGridContent; context: BlockContext }) {
  const { t, raw, id, place, articles: found } = context
  const state = gridState(grid, place)
  const strings = { failed: raw('articles.failed') }
  const heading = `${id}-title`
  return (
    <section
      className="articles edge"
      id={id}
      {...(grid.title ? { 'aria-labelledby': heading } : { 'aria-label': t('articles.label') })}
    >
      {grid.title ? (
        <h2 className="title" id={heading}>
          {grid.title}
        </h2>
      ) : null}
      {found ? (
        <IslandHost name="article-grid" on="intent" props={{ id, strings }}>
          {grid.showFilterBar ? <FilterBar grid={grid} state={state} found={found} context={context} /> : null}
          <p className={grid.loadMore ? 'art-count label muted' : 'sr'} role="status" data-part="count">
            {t('articles.count', { shown: state.from + found.result.length, count: found.numFound })}
          </p>
          <ul className="art-list" data-part="list">
            {found.result.map((article, index) => (
              <li key={article.id} id={`${id}-${state.from + index}`} data-id={article.id}>
                <Card article={article} grid={grid} context={context} eager={context.first && index === 0} />
              </li>
            ))}
          </ul>
          <div className="art-foot" data-part="foot">
            <Foot state={state} found={found} grid={grid} context={context} />
          </div>
        </IslandHost>
      ) : (
        <div className="art-none" data-failed="">
          <p>{t('articles.failed')}</p>
          <a className="btn b2" href={gridHref(place, grid, state)}>
            {t('error.retry')}
          </a>
        </div>
      )}
    </section>
  )
}

/**
 * Spec 2 §2.3 "Article grid". All of its states are addresses that the server answers; the island `article-grid` takes the new part of such
 * a page into this one.
 */
const articleGrid = defineBlock({
  type: 'article-grid',
  props: ArticleGridContent,
  css,
  rules: columnsRule,
  need: (grid, place) => gridState(grid, place).need,
  fixtures: articleGridFixtures,
  render: (grid, context) => <Grid grid={grid} context={context} />,
  Fallback: (grid, context) => <Grid grid={grid} context={{ ...context, articles: null }} />,
})

export const articleGridBlocks: readonly BlockDefinition[] = [articleGrid]
