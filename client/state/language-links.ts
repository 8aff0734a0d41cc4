/**
 * The page in other languages is what its address shows by now. `names` are the parameters that have moved: the links
 * have none of those that are no page's own, such as a campaign's.
 */
export function moveLanguageLinks(names: readonly string[]): void {
  const here = new URLSearchParams(location.search)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')) {
    const params = new URLSearchParams(link.search)
    for (const name of names) {
      params.delete(name)
      for (const value of here.getAll(name)) params.append(name, value)
    }
    link.search = String(params)
  }
}
