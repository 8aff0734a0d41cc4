import { isWork } from '../../../shared/proof-of-work.ts'
import type { CaptchaWork } from '../../islands/contracts.ts'

/** How many digests are asked for at once: the page answers presses in between. */
const atOnce = 250

/**
 * Does the work of a captcha in place of its question. A press that comes earlier waits for it. Where the browser makes
 * no digests, as on an address without TLS, the question stays.
 */
export function solveCaptcha(host: HTMLElement, { challenge, bits }: CaptchaWork): void {
  const form = host.closest('form')
  const question = host.querySelector('fieldset')
  const work = host.querySelector<HTMLInputElement>('[name=captchaWork]')
  const [working, done] = host.querySelectorAll<HTMLElement>('[role=status] > p')
  if (!form || !question || !work || !working || !done || !('subtle' in crypto)) return
  let isPressed = false
  let button: HTMLElement | null = null

  question.hidden = true
  question.disabled = true
  working.hidden = false
  form.addEventListener(
    'submit',
    (event) => {
      if (work.value !== '' || !work.isConnected) return
      event.preventDefault()
      event.stopImmediatePropagation()
      isPressed = true
      button = event.submitter
    },
    { capture: true },
  )
  void findWork(challenge, bits).then((nonce) => {
    work.value = nonce
    working.hidden = true
    done.hidden = false
    if (isPressed && work.isConnected) form.requestSubmit(button)
  })
}

async function findWork(challenge: string, bits: number): Promise<string> {
  for (let from = 0; ; from += atOnce) {
    const nonces = Array.from({ length: atOnce }, (_, index) => String(from + index))
    const found = await Promise.all(nonces.map((nonce) => isWork(challenge, nonce, bits)))
    const nonce = nonces[found.indexOf(true)]
    if (nonce !== undefined) return nonce
  }
}
