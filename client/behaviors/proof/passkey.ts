import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '../../../shared/passkey-answer.ts'
import type { PasskeyProps } from '../../islands/contracts.ts'
import { takesCookies } from '../../state/takes-cookies.ts'

/** A challenge lasts five minutes (accounts/passkeys/challenge.ts). */
const renewalMs = 4 * 60_000
const answerTimeoutMs = 20_000

/**
 * Asks the browser for a passkey, puts its answer into the form and submits it like every form. On the sign-in page
 * the browser also offers passkeys among what it fills in for the email address.
 */
export function askForPasskey(host: HTMLElement, { kind, options, texts }: PasskeyProps): void {
  const form = host.querySelector('form')
  const fault = host.querySelector('[role=alert]')
  const credential = form?.querySelector<HTMLInputElement>('[name=credential]')
  if (!form || !fault || !credential) return
  if (!('PublicKeyCredential' in window)) {
    form.hidden = true
    fault.textContent = texts.unsupported
    return
  }
  let isBusy = false

  const ask = async <Options>(): Promise<PasskeyAnswer<Options>> => {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    const headers = { accept: 'application/json' }
    const init = { method: 'POST', body, headers, signal: AbortSignal.timeout(answerTimeoutMs) }
    return (await fetch(options, init)).json()
  }
  const send = (answer: unknown) => {
    credential.value = JSON.stringify(answer)
    form.submit()
  }

  /** The browser's answer, or null after the reason was shown. */
  const perform = async (): Promise<unknown> => {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
    if (kind === 'add') {
      const answer = await ask<PublicKeyCredentialCreationOptionsJSON>()
      if (answer.ok) return startRegistration({ optionsJSON: answer.options })
      fault.textContent = answer.message
    } else {
      const answer = await ask<PublicKeyCredentialRequestOptionsJSON>()
      if (answer.ok) return startAuthentication({ optionsJSON: answer.options })
      fault.textContent = answer.message
    }
    return null
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    fault.textContent = ''
    try {
      const answer = await perform()
      if (answer !== null) send(answer)
    } catch (error) {
      const name = error instanceof Error ? error.name : ''
      if (name === 'InvalidStateError') fault.textContent = texts.exists
      else fault.textContent = name === 'NotAllowedError' || name === 'AbortError' ? texts.unused : texts.failed
    }
    isBusy = false
  })

  const offer = async () => {
    if (isBusy || document.hidden) return
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const answer = await ask<PublicKeyCredentialRequestOptionsJSON>()
      if (!answer.ok || isBusy) return
      send(await startAuthentication({ optionsJSON: answer.options, useBrowserAutofill: true }))
    } catch {
      // Nothing was chosen, or the button was pressed instead.
    }
  }
  if (kind === 'sign-in')
    void PublicKeyCredential.isConditionalMediationAvailable?.().then((isAvailable) => {
      // A form's token is bound to a cookie.
      if (!isAvailable || !takesCookies()) return
      void offer()
      setInterval(offer, renewalMs)
    })
}
