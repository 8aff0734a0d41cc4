/**
 * The page in other languages is what its address shows by now. `names` are the parameters that have moved: the links
 * have none of those that are no page's own, such as a campaign's.
 */
export function moveLanguageLinks(names: readonly string[]): void {
  const here = new URLSearchParams(location.search)
  for (const link of languageLinks()) {
    const params = new URLSearchParams(link.search)
    for (const name of names) {
      params.delete(name)
      for (const value of here.getAll(name)) params.append(name, value)
    }
    link.search = String(params)
  }
}

/** Leads the links to the present path, for a page whose path is spelled alike in all languages and has moved. */
export function moveLanguagePaths(): void {
  const [, , ...path] = location.pathname.split('/')
  for (const link of languageLinks()) {
    const [, locale] = link.pathname.split('/')
    link.pathname = ['', locale, ...path].join('/')
  }
}

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')
