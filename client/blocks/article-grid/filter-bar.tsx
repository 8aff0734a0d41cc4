import type { ArticleGridContent, ArticleSearch } from '../../../shared/content/article.ts'
import type { BlockContext } from '../block.ts'
import { Icon } from '../parts/icon.tsx'
import { type GridState, gridHref, isInitial } from './grid-state.ts'

type FilterBarProps = { grid: ArticleGridContent; state: GridState; found: ArticleSearch; context: BlockContext }

/**
 * Tag facets as links that toggle (spec 2 §2.3): 4 shown on small screens, 10 on medium, 20 on large, all of them when the disclosure
 * behind them is open. That is the rules' doing, so it needs no script.
 */
export function FilterBar({ grid, state: { chosen }, found, context: { t, place } }: FilterBarProps) {
  const facets = found.facets.filter(({ id }) => !grid.initialQueryNotFiltered.tagId.includes(id))
  if (facets.length === 0) return null
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const leadTo = (tags: readonly string[]) => gridHref(place, grid, { chosen: tags, offset: 0 })
  return (
    <nav className="art-bar" aria-label={t('articles.filter')}>
      <ul data-part="facets">
        {facets.map(({ id, label }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <a
                href={leadTo(toggled(id))}
                rel="nofollow"
                data-grid="pick"
                data-replay=""
                {...(isChosen && { 'aria-current': 'true' as const, 'aria-label': t('articles.remove', { label }) })}
              >
                {label}
                {isChosen ? <Icon name="close" /> : null}
              </a>
            </li>
          )
        })}
      </ul>
      <details className="art-see">
        <summary>
          <span className="art-see-more">{t('articles.seeMore')}</span>
          <span className="art-see-less">{t('articles.seeLess')}</span>
        </summary>
      </details>
      <p data-part="clear">
        {isInitial(grid, chosen) ? null : (
          <a className="link" href={leadTo(grid.initialQuery.tagId)} data-grid="pick" data-replay="">
            {t('filters.clear')}
          </a>
        )}
      </p>
    </nav>
  )
}
