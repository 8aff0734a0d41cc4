import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { ArticleCard } from './article-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GridFoot } from './grid-foot.tsx'
import { useGrid } from './use-grid.ts'

/**
 * Articles by topic, one page at a time. Its links also work without script; here they load their articles into the
 * current page (spec 2 §2.3). When loading fails, the articles already shown stay (§8).
 */
function ArticleGrid(own: IslandContext & IslandPropsOf<'article-grid'>) {
  const { site, t } = own
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusOn = useCallback((index: number) => list.current?.children[index]?.querySelector('a')?.focus(), [])
  const { grid, busy, failed, go } = useGrid(own, focusOn)
  const shown = grid.articles.length === 0 ? 0 : grid.from + grid.articles.length

  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed selection may remove the link that has the focus
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      top.current?.querySelector<HTMLElement>('a[data-grid]')?.focus()
    hadFocus.current = false
  }, [grid])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-grid]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    hadFocus.current = link === document.activeElement
    go(link.pathname + link.search, link.dataset['grid'] === 'more' ? 'more' : 'pick')
  }
  const listeners = { onClick: follow }

  return (
    <div ref={top} {...listeners}>
      <FilterBar t={t} grid={grid} />
      <p className={grid.loadMore ? 'art-count label muted' : 'sr'} role="status">
        {failed ? t('articles.failed') : t('articles.count', { shown, count: grid.total })}
      </p>
      <ul className="art-list" ref={list} aria-busy={busy || undefined}>
        {grid.articles.map((article, index) => (
          <li key={article.id} id={`${own.id}-${grid.from + index}`}>
            <ArticleCard grid={grid} article={article} locale={site.locale} eager={grid.first && index === 0} />
          </li>
        ))}
      </ul>
      <div className="art-foot">
        <GridFoot t={t} grid={grid} />
      </div>
    </div>
  )
}

export const island: IslandOf<'article-grid'> = ArticleGrid
