import { start, waitingHost } from './start.ts'

/** Opens the accordion item or starts the island that the URL's fragment targets. */
export function revealNamed(): void {
  const target = document.querySelector(':target')
  const details = target?.closest('details')
  if (details) details.open = true
  const host = waitingHost(target)
  if (host) void start(host)
}
addEventListener('hashchange', revealNamed)

/** Keeps the page's query in links of rich text, as `mergedAddress` does for links of blocks. */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="?"][href*="#"]')
  if (!link) return
  const ownParams = new URLSearchParams(link.search)
  const otherParams = [...new URLSearchParams(location.search)].filter(([name]) => !ownParams.has(name))
  link.search = String(new URLSearchParams([...otherParams, ...ownParams]))
})

/**
 * Submits a list's sort order or a line's quantity on change; without script their forms have a button.
 */
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLElement && 'form' in target && target.dataset['submit'] !== undefined)
    (target.form as HTMLFormElement).requestSubmit()
})

/** A form's outcome is said once: the page that is gone back to, or loaded again, says nothing of it. */
const own = new URL(location.href)
if (own.searchParams.has('said')) {
  own.searchParams.delete('said')
  history.replaceState(history.state, '', own)
}
