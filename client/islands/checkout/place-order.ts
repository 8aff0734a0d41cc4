import type { IslandPropsOf } from '../contracts.ts'
import { proveInFrame } from './challenge.ts'
import { NotApproved, openWallet } from './wallet.ts'

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
    approve(form, props)
      .then((approved) => send(form.action, approved))
      .then(async ({ location: target, action }) => {
        if (action?.kind !== 'challenge') return location.assign(target)
        const data = await proveInFrame(action.url, props)
        const proof = new FormData()
        proof.set('csrf', props.csrf)
        proof.set('data', data)
        location.assign((await send(props.challengeAction, proof)).location)
      })
      .catch((error: unknown) => {
        busy(false)
        status.textContent = props.strings[wordOf(error)] ?? ''
      })
  })
  // Back from the order: the page is as it was, and so is its button.
  addEventListener('pageshow', ({ persisted }) => persisted && busy(false))
}

/** The form's fields, with what a wallet gave. An order that is sent again after a lost answer goes with what was approved before. */
async function approve(form: HTMLFormElement, { locale }: Props): Promise<FormData> {
  const fields = new FormData(form)
  const wallet = form.dataset['wallet']
  if (wallet === undefined) return fields
  const kept = form.dataset['walletSession']
  const approved = kept ?? (await openWallet(JSON.parse(wallet), locale))
  if (approved === null) return fields
  form.dataset['walletSession'] = approved
  fields.set('walletMethod', (JSON.parse(wallet) as { method: string }).method)
  fields.set('walletSession', approved)
  return fields
}

/** The service said something that isn't a way on. Whether there is an order is not known: the next press asks with the same key. */
class Unanswered extends Error {}

function wordOf(error: unknown): string {
  if (error instanceof NotApproved) return 'walletCancelled'
  return error instanceof Unanswered ? 'unknownBody' : 'offline'
}

const patienceMs = 40_000

async function send(action: string, fields: FormData): Promise<Answer> {
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields as unknown as Record<string, string>),
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Unanswered(`${action} answered ${response.status}`)
  return (await response.json()) as Answer
}
