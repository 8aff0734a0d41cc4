import { consentEvent, isAllowed } from '../../state/consent.ts'
import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

const ofPerformance = ['shopEvents', 'seen', 'layer'] as const

/**
 * Sends the choice without a page load, so that nothing on the page is lost. Where that fails, the browser sends the
 * form itself.
 */
export const attach: Attach<'consent'> = (host) => {
  let isPlain = false
  host.addEventListener('submit', async (event) => {
    if (isPlain) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
    const answer = await fetch(location.href, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    }).catch(() => null)
    if (!answer?.ok) {
      isPlain = true
      form.requestSubmit(submitter)
      return
    }
    const prompt = host.closest<HTMLElement>('[data-consent]') ?? host
    prompt.hidden = true
    // Consent that was taken back takes along what it allowed.
    if (!isAllowed('targeting')) localStorage.removeItem(storageKeys.exposures)
    if (!isAllowed('functional')) localStorage.removeItem(storageKeys.searches)
    if (!isAllowed('performance')) for (const key of ofPerformance) localStorage.removeItem(storageKeys[key])
    // The focused button is gone with it.
    document.querySelector('main')?.focus({ preventScroll: true })
    document.dispatchEvent(new Event(consentEvent))
  })
}
