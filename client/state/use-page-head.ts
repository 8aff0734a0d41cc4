import { useCallback, useRef } from 'react'

/** The words of a page's head for search engines and for whoever shares its address. */
export type PageHead = {
  readonly title: string
  /** The page is for search engines. */
  readonly index: boolean
  /** The address that search engines know the page by. */
  readonly canonical: string
}
type OwnHead = PageHead & { readonly alternates: readonly Element[] }

const meta = (which: string) => document.querySelector<HTMLMetaElement>(`head meta[${which}]`)
const canonicalLink = () => document.querySelector<HTMLLinkElement>('head link[rel=canonical]')

const headHere = (): OwnHead => ({
  title: document.title,
  index: meta('name=robots')?.content !== 'noindex',
  canonical: canonicalLink()?.href ?? '',
  alternates: [...document.querySelectorAll('head link[rel=alternate]')],
})

function show({ title, index, canonical }: PageHead, own: OwnHead): void {
  document.title = title
  canonicalLink()?.setAttribute('href', canonical)
  for (const [which, content] of [
    ['name=robots', index ? 'all' : 'noindex'],
    ['property="og:title"', title],
    ['property="og:url"', canonical],
  ] as const)
    meta(which)?.setAttribute('content', content)
  // Other languages are those of the address that search engines know.
  const isNamed = index && canonical === own.canonical
  for (const link of own.alternates) isNamed ? document.head.append(link) : link.remove()
}

/**
 * Where a list shows another address in place, the head becomes that one's. The function takes the head of what is
 * shown; undefined for the list that the page came with.
 */
export function usePageHead(): (head: PageHead | undefined) => void {
  const own = useRef<OwnHead>(undefined)
  return useCallback((head) => {
    own.current ??= headHere()
    show(head ?? own.current, own.current)
  }, [])
}
