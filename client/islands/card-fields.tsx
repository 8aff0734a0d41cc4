import { type RefObject, type SubmitEvent, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StepProps } from '../pages/checkout/checkout-props.ts'
import type { PageContext } from '../pages/page-context.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFrameMessages } from './use-frame-messages.ts'

/** `hold` delays the form's submission until the provider has accepted the card. */
export type CardHold = { readonly hold: (event: SubmitEvent<HTMLFormElement>) => void }

type CardFieldsProps = Pick<PageContext, 't'> &
  Pick<StepProps<'billing'>, 'card'> & { readonly ref: RefObject<CardHold | null> }

type Card = Readonly<Record<'sessionID' | 'brand' | 'last4' | 'bin', string>>
type FieldsMessage =
  | { readonly type: 'kerb:card-ready' | 'kerb:card-height'; readonly height: number }
  | ({ readonly type: 'kerb:card-token' } & Card)
  | { readonly type: 'kerb:card-invalid' | 'kerb:card-enter' }

/** The posted fields of a card: the provider's session, and the parts that may be displayed. */
const postedFields = { cardSession: 'sessionID', cardType: 'brand', cardLast4: 'last4', cardBin: 'bin' } as const
const emptyCard: Card = { sessionID: '', brand: '', last4: '', bin: '' }
/** Longer than the frame's own timeout for its provider. */
const timeoutMs = 12_000

/**
 * The provider's card fields in an iframe of its own origin, so the shop never sees a card number. Submitting the form
 * first requests a session from the frame and then posts that. This needs script: without it, a note says so before
 * the shopper types anything. Without `card` there are no fields, with or without script.
 */
export function CardFields({ t, card, ref }: CardFieldsProps) {
  const afterPress = useAfterPress()
  const frame = useRef<HTMLIFrameElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const pendingSubmit = useRef<{ readonly sender: HTMLElement | null; readonly silence: number } | null>(null)
  const [token, setToken] = useState(emptyCard)
  const [height, setHeight] = useState(0)
  const [isHydrated, setIsHydrated] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  useEffect(() => {
    setIsHydrated(true)
    // Going back restores the hidden fields; what the shopper types now may be another card.
    const listeners = new AbortController()
    addEventListener('pageshow', () => setToken({ ...emptyCard }), { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  useEffect(() => {
    if (!isHydrated || state !== 'loading') return
    if (attempt > 0) frame.current?.focus()
    const timer = setTimeout(() => afterPress(() => setState('silent')), timeoutMs)
    return () => clearTimeout(timer)
  }, [isHydrated, state, attempt, afterPress])
  const loadAgain = () => {
    if (!card) return location.reload()
    setAttempt(attempt + 1)
    setState('loading')
  }
  const requestToken = () => {
    if (card) frame.current?.contentWindow?.postMessage({ type: 'kerb:card-submit' }, card.origin)
  }
  const clearPendingSubmit = () => {
    clearTimeout(pendingSubmit.current?.silence)
    pendingSubmit.current = null
  }
  useFrameMessages<FieldsMessage>(frame, card?.origin, (message) => {
    const form = field.current?.form
    // The form was submitted before the frame was listening.
    if (message.type === 'kerb:card-ready' && pendingSubmit.current) requestToken()
    // Also one that comes late.
    if (message.type === 'kerb:card-ready') setState('ready')
    switch (message.type) {
      case 'kerb:card-ready':
      case 'kerb:card-height':
        // The frame also reports its height on blur. The frame never shrinks, so the button below does not move
        // mid-click.
        afterPress(() => setHeight((current) => Math.max(current, Math.ceil(message.height))))
        break
      case 'kerb:card-enter':
        form?.requestSubmit()
        break
      case 'kerb:card-invalid':
        clearPendingSubmit()
        break
      case 'kerb:card-token': {
        if (!pendingSubmit.current) return
        const { sender } = pendingSubmit.current
        clearPendingSubmit()
        flushSync(() => setToken(message))
        form?.requestSubmit(sender)
      }
    }
  })
  useImperativeHandle(ref, () => ({
    hold: (event) => {
      const isCard = new FormData(event.currentTarget).get('payWith') === 'CREDIT_CARD'
      if (!card || !isCard || token.sessionID !== '') return
      event.preventDefault()
      const timer = window.setTimeout(() => {
        clearPendingSubmit()
        setState('silent')
      }, timeoutMs)
      clearPendingSubmit()
      pendingSubmit.current = { sender: event.nativeEvent.submitter, silence: timer }
      requestToken()
    },
  }))
  const isSilent = !card || state === 'silent'
  return (
    <>
      {Object.entries(postedFields).map(([name, property]) => (
        <input key={name} ref={field} type="hidden" name={name} value={token[property]} />
      ))}
      {isHydrated && card ? (
        <iframe
          key={attempt}
          ref={frame}
          className="co-frame"
          title={t('checkout.cardFrame')}
          src={card.url}
          height={height || undefined}
          hidden={isSilent}
        />
      ) : null}
      {isHydrated || !card ? null : <p className="label muted co-before-frame">{t('checkout.cardScript')}</p>}
      {isSilent ? (
        <div className="co-before-frame">
          <p role="alert" className="f-fault">
            {t('checkout.cardSilent')}
          </p>
          {isHydrated ? (
            <button type="button" className="btn b2" onClick={loadAgain}>
              {t('error.retry')}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
