import { loadScript } from '../../runtime/load-script.ts'
import { reloadWithoutOthers } from '../../runtime/reload-without-others.ts'
import { allowsEmbeds, watchEmbeds } from '../../state/consent.ts'
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
 * stores, a button asks for this once. Consent on this page is enough. A "no" brings placeholder and button back, and
 * loads the page again where the script was asked for: no script can be stopped.
 */
export const attach: Attach<'social-photos'> = (host, { src, tag, limit }) => {
  const placeholder = host.querySelector<HTMLElement>('[data-widget]')
  const failure = host.querySelector<HTMLElement>('[data-failed]')
  const question = host.querySelector<HTMLElement>('[data-asks]')
  if (!placeholder || !failure || !question) return
  /** Belongs to the photos that are shown or on their way; null while the question stands. */
  let showing: AbortController | null = null
  let isRequested = false

  const renderWidget = async (signal: AbortSignal) => {
    try {
      isRequested = true
      await loadScript(src)
      if (signal.aborted) return
      if (!window.kerbSocial) throw new Error(`${src} did not define a widget`)
      window.kerbSocial.render(stageFor(placeholder, signal), { tag, limit })
    } catch (error) {
      console.error('Social widget script failed to load:', error)
      failure.hidden = signal.aborted
    }
    placeholder.removeAttribute('aria-busy')
  }
  const begin = (delay: number) => {
    if (showing) return
    showing = new AbortController()
    const { signal } = showing
    question.hidden = true
    placeholder.setAttribute('aria-busy', 'true')
    const timer = setTimeout(() => void renderWidget(signal), delay)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const ask = () => {
    showing?.abort()
    showing = null
    failure.hidden = true
    placeholder.removeAttribute('aria-busy')
    question.hidden = false
  }
  question.addEventListener('click', () => begin(0))
  watchEmbeds((areAllowed) => {
    if (areAllowed) return begin(0)
    ask()
    if (isRequested) reloadWithoutOthers()
  })
  if (allowsEmbeds()) begin(initDelay)
  else ask()
}

/** Stands in for the placeholder until the signal. A widget keeps its element, so each showing has another. */
function stageFor(placeholder: HTMLElement, signal: AbortSignal): HTMLElement {
  const stage = document.importNode(placeholder)
  stage.removeAttribute('aria-busy')
  placeholder.replaceWith(stage)
  signal.addEventListener('abort', () => stage.replaceWith(placeholder))
  return stage
}
