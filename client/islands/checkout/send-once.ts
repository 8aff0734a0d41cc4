import { showToast } from '../../state/toasts.ts'

/**
 * A form is sent once, however often its button is pressed, and not at all without a network: the page stays, with everything typed. Forms
 * that script sends itself are left alone. Back from the next page it can be sent again.
 */
export function sendOnce(host: HTMLElement, offline: string): void {
  const sent = new Set<HTMLFormElement>()
  host.addEventListener(
    'submit',
    (event) => {
      if (navigator.onLine) return
      event.preventDefault()
      event.stopPropagation()
      showToast({ title: offline, type: 'error' })
    },
    true,
  )
  host.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (sent.has(form)) {
      event.preventDefault()
      return
    }
    sent.add(form)
    form.ariaBusy = 'true'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of sent) form.ariaBusy = null
    sent.clear()
  })
}
