const robots = (): HTMLMetaElement | null => document.querySelector('head meta[name=robots]')

/** Whether search engines may show the page as it is by now. */
export const isIndexed = (): boolean => robots()?.content !== 'noindex'

/** What an address shows is for search engines, or isn't, however a visitor has come to it. */
export function setIndexed(indexed: boolean): void {
  const meta = robots()
  if (meta && indexed !== isIndexed()) meta.content = indexed ? 'all' : 'noindex'
}
