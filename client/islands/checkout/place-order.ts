import type { IslandPropsOf } from '../contracts.ts'
import { proveInFrame } from './challenge.ts'

type Props = IslandPropsOf<'checkout'>
type Answer = {
  readonly location: string
  readonly action?: { readonly kind: 'challenge' | 'redirect'; readonly url: string }
}

/** Sends the order once, however often the button is pressed; a lost connection keeps everything, and the next press is the same order. */
export function placeOrder(form: HTMLFormElement, props: Props): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const status = form.querySelector<HTMLElement>('[data-place-status]')
  if (!button || !status) return
  const label = button.textContent ?? ''
  const busy = (on: boolean) => {
    button.disabled = on
    button.textContent = on ? (button.dataset['busy'] ?? label) : label
    form.ariaBusy = String(on)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.disabled) return
    busy(true)
    status.textContent = ''
    send(form.action, new FormData(form))
      .then(async ({ location: target, action }) => {
        if (action?.kind !== 'challenge') return location.assign(target)
        const data = await proveInFrame(action.url, props)
        const proof = new FormData()
        proof.set('csrf', props.csrf)
        proof.set('data', data)
        location.assign((await send(props.challengeAction, proof)).location)
      })
      .catch(() => {
        busy(false)
        status.textContent = props.strings['offline'] ?? ''
      })
  })
  // Back from the order: the page is as it was, and so is its button.
  addEventListener('pageshow', ({ persisted }) => persisted && busy(false))
}

async function send(action: string, fields: FormData): Promise<Answer> {
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields as unknown as Record<string, string>),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${action} answered ${response.status}`)
  return (await response.json()) as Answer
}
