/** The page in other languages is what its address shows by now. */
export function moveLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')) link.search = location.search
}
