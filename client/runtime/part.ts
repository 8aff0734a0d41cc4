import { endIslands } from '../state/page-events.ts'
import { adoptStyles, takePrepared } from './prepared-part.ts'
import { watchIslands } from './start.ts'

/**
 * Loads the page at `url` into `container`, keeping the old content until then, and starts its islands. If another page
 * is requested meanwhile, only the latest is shown.
 */
export async function showPart(container: HTMLElement, url: string): Promise<void> {
  container.dataset['part'] = url
  container.ariaBusy = 'true'
  const { styles, body } = await takePrepared(url)
  if (container.dataset['part'] !== url) return
  adoptStyles(styles)
  endIslands(container)
  container.replaceChildren(...body.childNodes)
  container.ariaBusy = null
  watchIslands(container)
}
