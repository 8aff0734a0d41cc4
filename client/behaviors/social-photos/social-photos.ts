import { loadScript } from '../../runtime/load-script.ts'
import type { Attach } from '../attach.ts'

/** The external script's global, which renders into an element. */
type Widget = { render(container: HTMLElement, options: { tag: string; limit: number }): void }
declare global {
  interface Window {
    kerbSocial?: Widget
  }
}

/** In milliseconds (spec 2 §9). */
const initDelay = 500

/** Renders the external widget into its placeholder, or shows that it failed. */
export const attach: Attach<'social-photos'> = (host, { src, tag, limit }) => {
  const container = host.querySelector<HTMLElement>('[data-widget]')
  const failure = host.querySelector<HTMLElement>('[data-failed]')
  if (!container || !failure) return
  const renderWidget = async () => {
    try {
      await loadScript(src)
      if (!window.kerbSocial) throw new Error(`${src} did not define a widget`)
      window.kerbSocial.render(container, { tag, limit })
    } catch (error) {
      console.error('Social widget script failed to load:', error)
      failure.hidden = false
    }
    container.removeAttribute('aria-busy')
  }
  setTimeout(() => void renderWidget(), initDelay)
}
