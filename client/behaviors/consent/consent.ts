import { consentEvent, isAllowed } from '../../state/consent.ts'
import { storageKeys } from '../../state/storage.ts'
import type { Attach } from '../attach.ts'

const ofPerformance = ['shopEvents', 'seen', 'layer'] as const

/** Sends the choice without a page load, so that nothing on the page is lost. A refusal leaves the question open. */
export const attach: Attach<'consent'> = (host, { notSaved }) => {
  const prompt = host.closest<HTMLElement>('[data-consent]') ?? host
  const fault = host.querySelector('[role=alert]')
  const form = host.querySelector('form')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (fault) fault.textContent = ''
    const refusal = await refusalOf(form, event.submitter)
    if (refusal !== null) {
      if (fault) fault.textContent = refusal || notSaved
      return
    }
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

/** Words of the shop that say why the choice isn't kept, empty without any; null where it is kept. */
async function refusalOf(form: HTMLFormElement, submitter: HTMLElement | null): Promise<string | null> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  try {
    const answer = await fetch(location.href, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    if (answer.ok) return null
    const { message = '' }: { readonly message?: string } = await answer.json()
    return message
  } catch {
    return ''
  }
}
