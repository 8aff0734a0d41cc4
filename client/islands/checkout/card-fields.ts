import type { IslandPropsOf } from '../contracts.ts'

type Props = IslandPropsOf<'checkout'>
type FieldsMessage =
  | { readonly type: 'kerb:card-ready' | 'kerb:card-height'; readonly height: number }
  | {
      readonly type: 'kerb:card-token'
      readonly sessionID: string
      readonly brand: string
      readonly last4: string
      readonly bin: string
    }
  | { readonly type: 'kerb:card-invalid' | 'kerb:card-enter' }

/**
 * The provider's card fields in a frame of its own origin: the shop never sees a number. When the form is sent they are asked for a session
 * first, and the form goes with that. `isRight` checks the rest of the form before the provider is asked.
 */
export function cardFields(form: HTMLFormElement, { paymentOrigin }: Props, isRight: () => boolean): void {
  const place = form.querySelector<HTMLElement>('[data-card-fields]')
  const url = place?.dataset['cardFields']
  const session = form.querySelector<HTMLInputElement>('input[name=cardSession]')
  if (!place || !url || !session || !paymentOrigin) return
  const frame = document.createElement('iframe')
  frame.className = 'co-frame'
  frame.title = place.dataset['title'] ?? ''
  frame.src = url
  place.querySelector('[data-no-script]')?.remove()
  place.append(frame)
  const resize = steadyHeight(frame)
  let sender: HTMLElement | null = null
  let sending = false
  const give = (card: { sessionID: string; brand: string; last4: string; bin: string }) => {
    const { sessionID, brand, last4, bin } = card
    for (const [name, value] of Object.entries({
      cardSession: sessionID,
      cardType: brand,
      cardLast4: last4,
      cardBin: bin,
    })) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
  }
  const forget = () => give({ sessionID: '', brand: '', last4: '', bin: '' })
  // A browser that goes back brings what script wrote into the fields; what the shopper types now is another card.
  forget()
  addEventListener('pageshow', forget)

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== paymentOrigin || source !== frame.contentWindow) return
    const told = data as FieldsMessage
    if (told.type === 'kerb:card-ready' || told.type === 'kerb:card-height') resize(told.height)
    if (told.type === 'kerb:card-enter') form.requestSubmit()
    if (told.type === 'kerb:card-invalid') sending = false
    if (told.type !== 'kerb:card-token' || !sending) return
    sending = false
    give(told)
    form.requestSubmit(sender)
  })
  form.addEventListener('submit', (event) => {
    const payWith = new FormData(form).get('payWith')
    if (event.defaultPrevented || payWith !== 'CREDIT_CARD' || session.value !== '') return
    event.preventDefault()
    if (sending || !isRight()) return
    sending = true
    sender = event.submitter
    frame.contentWindow?.postMessage({ type: 'kerb:card-submit' }, paymentOrigin)
  })
}

/**
 * The fields say how high they are, also as the focus leaves them for the button below: the button must not move between the press and the
 * release. So the frame never shrinks, and grows once the pointer is up.
 */
function steadyHeight(frame: HTMLIFrameElement): (height: number) => void {
  let wanted = 0
  let isDown = false
  const apply = () => {
    if (!isDown && wanted > Number(frame.height)) frame.height = String(wanted)
  }
  document.addEventListener('pointerdown', () => (isDown = true), true)
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        isDown = false
        // After the click, which comes before a new task.
        setTimeout(apply)
      },
      true,
    )
  return (height) => {
    wanted = Math.ceil(height)
    apply()
  }
}
