import { useCallback, useRef } from 'react'

/** The canonical address, title and robots rule of a page's head. */
export type PageHead = {
  readonly title: string
  /** The page is for search engines. */
  readonly index: boolean
  /** The address that search engines know the page by. */
  readonly canonical: string
}

const robots = () => document.querySelector<HTMLMetaElement>('head meta[name=robots]')
const canonicalLink = () => document.querySelector<HTMLLinkElement>('head link[rel=canonical]')

const headHere = (): PageHead => ({
  title: document.title,
  index: robots()?.content !== 'noindex',
  canonical: canonicalLink()?.href ?? '',
})

function show({ title, index, canonical }: PageHead): void {
  document.title = title
  const [meta, link] = [robots(), canonicalLink()]
  if (meta) meta.content = index ? 'all' : 'noindex'
  if (link) link.href = canonical
}

/**
 * Where a list shows another address in place, the head becomes that one's. The function takes the head of what is
 * shown; undefined for the list that the page came with.
 */
export function usePageHead(): (head: PageHead | undefined) => void {
  const own = useRef<PageHead>(undefined)
  return useCallback((head) => {
    own.current ??= headHere()
    show(head ?? own.current)
  }, [])
}
