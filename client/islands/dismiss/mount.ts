import { dismissedCookie, dismissedLifetime } from '../../../shared/content/dismissed.ts'
import type { Mount } from '../island.ts'

/**
 * Closes a block for good without a new page: its form's `name` goes into the cookie that the server reads, so that it is left out of the
 * next page. What goes is the nearest `data-dismissible` around it, else the island itself.
 */
export const mount: Mount<'dismiss'> = (host) => {
  host.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = String(new FormData(event.target as HTMLFormElement).get('name'))
    const kept = document.cookie.match(`(?:^|; )${dismissedCookie}=([^;]*)`)?.[1] ?? ''
    const names = kept.split('.').filter((known) => known && known !== name)
    const secure = location.protocol === 'https:' ? ';secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and it must be set before the next page is asked for
    document.cookie = `${dismissedCookie}=${[...names, name].join('.')};path=/;max-age=${dismissedLifetime};samesite=lax${secure}`
    const closed = host.closest<HTMLElement>('[data-dismissible]') ?? host
    closed.hidden = true
    // The focus was on what is gone: reading goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
