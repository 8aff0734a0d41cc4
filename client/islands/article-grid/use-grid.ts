import { useEffect, useLayoutEffect, useState } from 'react'
import { addressOf } from '../../../shared/place-address.ts'
import { moveLanguageLinks } from '../../state/language-links.ts'
import { onMoved } from '../../state/page-events.ts'
import { readIsland } from '../../state/read-island.ts'
import { usePageEntry } from '../../state/use-page-entry.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'

type Grid = IslandPropsOf<'article-grid'>

const gridParams = ['tagId', 'offset']

/** `more` appends the next page, `pick` starts a new list, `history` is the browser's back or forward button. */
export type Navigation = 'more' | 'pick' | 'history'

type Target = { readonly url: string; readonly way: Navigation }

/** `cameAt` is the index of the first appended article. */
type Shown = { readonly url: string; readonly grid: Grid; readonly cameAt: number | null }

type ShownGrid = {
  readonly grid: Grid
  readonly busy: boolean
  /** The last request failed. */
  readonly failed: boolean
  readonly go: (url: string, way: Navigation) => void
}

/** The articles shown, followed by those of `next` that are new. */
function appended(shown: Grid, next: Grid): Grid {
  const shownIds = new Set(shown.articles.map(({ id }) => id))
  const fresh = next.articles.filter(({ id }) => !shownIds.has(id))
  return { ...next, from: shown.from, articles: [...shown.articles, ...fresh] }
}

/**
 * The grid in the most recently requested state, loaded from that state's URL, which becomes the page's URL once the
 * articles are shown. `focusOn` receives the index of the first appended article.
 */
export function useGrid(initial: Grid, focusOn: (index: number) => void): ShownGrid {
  const initialUrl = addressOf(initial.place)
  const [target, setTarget] = useState<Target>({ url: initialUrl, way: 'history' })
  const [shown, setShown] = useState<Shown>({ url: initialUrl, grid: initial, cameAt: null })
  const [failed, setFailed] = useState(false)
  const entry = usePageEntry()
  const isShown = target.url === shown.url
  const { data, error, mutate } = useRead(
    isShown || target.url === initialUrl ? null : ['article-grid', target.url],
    ([name, url]) => readIsland(name, url, { id: `${initial.id}-grid` }),
    { keepPreviousData: false },
  )
  const next = target.url === initialUrl ? initial : data?.props

  useEffect(() => {
    if (isShown || !next) return
    const { url, way } = target
    setShown(
      way === 'more'
        ? { url, grid: appended(shown.grid, next), cameAt: shown.grid.articles.length }
        : { url, grid: next, cameAt: null },
    )
    setFailed(false)
    if (way !== 'history') entry.enter(url)
    moveLanguageLinks(gridParams)
  }, [isShown, next, target, shown, entry])

  useEffect(() => {
    if (shown.cameAt !== null) focusOn(shown.cameAt)
  }, [shown, focusOn])

  useEffect(() => {
    if (!error) return
    console.error('Error fetching articles:', error)
    // The browser has gone to that address already, so the articles shown can't stay.
    if (target.way === 'history') return location.reload()
    setFailed(true)
    setTarget({ url: shown.url, way: 'history' })
    // Clear the error so that the next click retries.
    void mutate(undefined, { revalidate: false })
  }, [error, target, shown, mutate])

  useLayoutEffect(
    () =>
      onMoved(() => {
        if (!entry.stays()) setTarget({ url: location.pathname + location.search, way: 'history' })
      }),
    [entry],
  )
  const go = (url: string, way: Navigation) => {
    entry.pick()
    setTarget({ url, way })
  }
  return { grid: shown.grid, busy: !isShown, failed, go }
}
