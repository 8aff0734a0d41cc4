import { dismissedCookie, dismissedLifetime } from '../../../shared/content/dismissed.ts'
import type { Attach } from '../attach.ts'

/**
 * Permanently closes a block without a page load: adds the form's `name` to the cookie by which the server leaves it
 * out of later pages, and hides the nearest `data-dismissible` ancestor, or else the host.
 */
export const attach: Attach<'dismiss'> = (host) => {
  host.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = String(new FormData(event.target as HTMLFormElement).get('name'))
    const cookieValue = document.cookie.match(`(?:^|; )${dismissedCookie}=([^;]*)`)?.[1] ?? ''
    const names = cookieValue.split('.').filter((dismissedName) => dismissedName && dismissedName !== name)
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and it must be set before the next page is requested
    document.cookie = `${dismissedCookie}=${[...names, name].join('.')};path=/;max-age=${dismissedLifetime};samesite=lax${secure}`
    const container = host.closest<HTMLElement>('[data-dismissible]') ?? host
    container.hidden = true
    // The focused button is gone with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
