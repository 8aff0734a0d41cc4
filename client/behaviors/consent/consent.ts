import { consentEvent } from '../../state/consent.ts'
import { forgetDisallowed } from '../../state/forget-disallowed.ts'
import { takesCookies } from '../../state/takes-cookies.ts'
import type { Attach } from '../attach.ts'

/** Sends the choice without a page load, so that nothing on the page is lost. A refusal leaves the question open. */
export const attach: Attach<'consent'> = (host, { notSaved }) => {
  const prompt = host.closest<HTMLElement>('[data-consent]') ?? host
  const fault = host.querySelector('[aria-live]')
  const form = host.querySelector('form')
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (fault) fault.textContent = ''
    // Without cookies no choice can be kept, and nothing is allowed.
    const refusal = takesCookies() ? await refusalOf(form, event.submitter) : null
    if (refusal !== null) {
      if (fault) fault.textContent = refusal || notSaved
      return
    }
    prompt.hidden = true
    forgetDisallowed()
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
