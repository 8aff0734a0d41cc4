import { endIslands } from '../state/page-events.ts'
import { takePrepared } from './prepared-part.ts'
import { watchIslands } from './start.ts'

const adoptedStyles = new Set<string>()

/** Adds a part's CSS to the current page once. */
function adoptStyles(cssText: string): void {
  if (cssText === '' || adoptedStyles.has(cssText)) return
  adoptedStyles.add(cssText)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(cssText)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Loads the page at `url` into `container`, keeping the old content until then, and starts its islands. If another page
 * is requested meanwhile, only the latest is shown.
 */
export async function showPart(container: HTMLElement, url: string): Promise<void> {
  container.dataset['part'] = url
  container.ariaBusy = 'true'
  const { styles, nodes } = await takePrepared(url)
  if (container.dataset['part'] !== url) return
  adoptStyles(styles)
  endIslands(container)
  container.replaceChildren(...nodes)
  container.ariaBusy = null
  watchIslands(container)
}
