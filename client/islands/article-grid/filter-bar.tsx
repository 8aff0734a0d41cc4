import { gridHref, isInitial } from '../../blocks/article-grid/grid-href.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'

type FilterBarProps = Pick<PageContext, 't'> & { readonly grid: IslandPropsOf<'article-grid'> }

/**
 * Topics as toggle links (spec 2 §2.3): 4 on small screens, 10 on medium, 20 on large, and all of them once "see more"
 * is open. CSS does this, so it works without script.
 */
export function FilterBar({ t, grid }: FilterBarProps) {
  const { topics, chosen, initialQuery, place } = grid
  if (topics.length === 0) return null
  const withToggled = (id: string) =>
    chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id]
  const hrefFor = (tags: readonly string[]) => gridHref(place, grid, { chosen: tags, offset: 0 })
  return (
    <nav className="art-bar" aria-label={t('articles.filter')}>
      <ul>
        {topics.map(({ id, label }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <a
                href={hrefFor(withToggled(id))}
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
      <p>
        {isInitial(grid, chosen) ? null : (
          <a className="link" href={hrefFor(initialQuery.tagId)} data-grid="pick" data-replay="">
            {t('filters.clear')}
          </a>
        )}
      </p>
    </nav>
  )
}
