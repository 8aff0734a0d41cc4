import { loadScript } from '../../runtime/load-script.ts'
import { allowsEmbeds, consentEvent } from '../../state/consent.ts'
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

/**
 * Renders the external widget into its placeholder, or shows that it failed. Where the visitor doesn't allow what it
 * stores, a button asks for this once, and their consent on this page is enough.
 */
export const attach: Attach<'social-photos'> = (host, { src, tag, limit }) => {
  const container = host.querySelector<HTMLElement>('[data-widget]')
  const failure = host.querySelector<HTMLElement>('[data-failed]')
  const question = host.querySelector<HTMLElement>('[data-asks]')
  if (!container || !failure || !question) return
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
  const begin = (delay: number) => {
    question.hidden = true
    setTimeout(() => void renderWidget(), delay)
  }
  if (allowsEmbeds()) return begin(initDelay)
  container.removeAttribute('aria-busy')
  question.hidden = false
  const once = new AbortController()
  const allowed = () => {
    once.abort()
    container.setAttribute('aria-busy', 'true')
    begin(0)
  }
  question.addEventListener('click', allowed, { signal: once.signal })
  document.addEventListener(consentEvent, () => allowsEmbeds() && allowed(), { signal: once.signal })
}
