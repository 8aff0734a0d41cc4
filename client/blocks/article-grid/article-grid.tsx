import { ArticleGridContent, type ArticleSearch } from '../../../shared/content/article.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { dateText, siteDay } from '../../../shared/time/clock.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { Island } from '../parts/island.tsx'
import css from './article-grid.css?inline'
import { articleGridFixtures } from './article-grid.fixtures.ts'
import { gridHref } from './grid-href.ts'
import { gridState } from './grid-state.ts'

function columnsRule({ gridSize }: ArticleGridContent, id: string): string {
  const columns = (count: number) => `#${id} .art-list{grid-template-columns:repeat(${count},minmax(0,1fr))}`
  const { sm, md, lg } = gridSize
  return `${columns(sm)}@media (min-width:48rem){${columns(md)}}@media (min-width:64rem){${columns(lg)}}`
}

/**
 * The props of the island. Dates are formatted here, because a browser may format them differently.
 */
const gridProps = (grid: ArticleGridContent, context: BlockContext, searchResult: ArticleSearch) => {
  const { chosen, offset, from, size } = gridState(grid, context.place)
  const fixedTags = grid.initialQueryNotFiltered.tagId
  return {
    id: context.id,
    articles: searchResult.result.map(({ publishedAt, ...article }) => ({
      ...article,
      date:
        publishedAt && !grid.hidePageDate
          ? { day: siteDay(sites[context.locale], publishedAt), words: dateText(sites[context.locale], publishedAt) }
          : null,
    })),
    total: searchResult.numFound,
    topics: grid.showFilterBar ? searchResult.facets.filter(({ id }) => !fixedTags.includes(id)) : [],
    ...{ chosen, offset, from, size },
    initialQuery: grid.initialQuery,
    loadMore: grid.loadMore,
    gridSize: grid.gridSize,
    titled: grid.title !== undefined,
    first: context.first,
    place: context.place,
  }
}

function Grid({ grid, context }: { grid: ArticleGridContent; context: BlockContext }) {
  const { t, id, place, locale, articles: searchResult } = context
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
      {searchResult ? (
        <Island
          name="article-grid"
          on="intent"
          id={`${id}-grid`}
          locale={locale}
          props={gridProps(grid, context, searchResult)}
        />
      ) : (
        <div className="art-none" data-failed="">
          <p>{t('articles.failed')}</p>
          <a className="btn b2" href={gridHref(place, grid, gridState(grid, place))}>
            {t('error.retry')}
          </a>
        </div>
      )}
    </section>
  )
}

/**
 * Spec 2 §2.3 "Article grid". Every state has a URL that the server renders; the island `article-grid` loads the
 * articles of such a URL into the current page.
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
