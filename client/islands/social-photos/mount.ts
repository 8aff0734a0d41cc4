import { element } from '../element.ts'
import type { Mount } from '../island.ts'

/** What the external script puts on the window. It fills the host it is given. */
type Widget = { render(host: HTMLElement, options: { tag: string; limit: number }): void }
declare global {
  interface Window {
    kerbSocial?: Widget
  }
}

/** Spec 2 §9, in milliseconds. */
const initDelay = 500
const scripts = new Map<string, Promise<void>>()

/** Once a page, however many widgets there are; what failed is asked for again by the next. */
function load(src: string): Promise<void> {
  const loading =
    scripts.get(src) ??
    new Promise<void>((resolve, reject) => {
      const script = element('script', {
        src,
        async: true,
        onload: () => resolve(),
        onerror: () => reject(new Error(src)),
      })
      document.head.append(script)
    })
  scripts.set(src, loading)
  loading.catch(() => scripts.delete(src))
  return loading
}

export const mount: Mount<'social-photos'> = (host, { src, tag, limit, strings }) => {
  const widget = host.querySelector<HTMLElement>('[data-widget]')
  if (!widget) return
  const fail = (error: unknown) => {
    console.error('Social widget script failed to load:', error)
    widget.append(element('p', { 'data-failed': true }, strings['failed']))
  }
  setTimeout(() => {
    load(src)
      .then(() => {
        if (!window.kerbSocial) throw new Error(`${src} is no widget`)
        window.kerbSocial.render(widget, { tag, limit })
      })
      .catch(fail)
      .finally(() => widget.removeAttribute('aria-busy'))
  }, initDelay)
}
