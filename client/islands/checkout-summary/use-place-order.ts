import { type SubmitEvent, useRef, useState } from 'react'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { href } from '../../../shared/routes.ts'
import type { StepProps } from '../../pages/checkout/checkout-props.ts'
import type { PageContext } from '../../pages/page-context.ts'
import { isChallenged } from '../../state/bot-challenge.ts'
import { usePageReturn } from '../use-page-return.ts'
import type { Approval } from './wallet.ts'

const loadWallet = () => import('./wallet.ts')

type PlaceOrderAnswer = {
  readonly location: string
  readonly action?: { readonly kind: 'challenge' | 'redirect'; readonly url: string; readonly ticket?: string }
  /** The reason for a refusal, as text. */
  readonly message?: string
}

type PlaceOrderProps = Pick<PageContext, 'site' | 't'> &
  Pick<StepProps<'summary'>, 'form' | 'wallet'> & {
    /** Runs the bank's challenge at this URL and resolves to its result. */
    readonly runChallenge: (url: string) => Promise<string>
  }

/**
 * Places the order once, however often the button is pressed. After a lost connection the page stays as it is, and the
 * next press retries the same order.
 */
export function usePlaceOrder({ site: { locale }, t, form, wallet, runChallenge }: PlaceOrderProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isWalletSilent, setIsWalletSilent] = useState(false)
  const isPlacing = useRef(false)
  const attempt = useRef(0)
  // A retry after a lost answer reuses the wallet's approval.
  const approved = useRef<Exclude<Approval, 'cancelled'> | null>(null)
  const setBusy = (value: boolean) => {
    isPlacing.current = value
    setIsBusy(value)
  }
  // Enable the button again when the shopper returns from the next page.
  usePageReturn(() => setBusy(false))

  /**
   * The wallet's answer. While there is none for long, the shopper may press again or choose another method; an answer
   * that comes after all is taken. Null once the button was pressed again.
   */
  const askWallet = async (asked: NonNullable<typeof wallet>): Promise<Approval | null> => {
    attempt.current += 1
    const thisAttempt = attempt.current
    const timer = setTimeout(() => {
      setBusy(false)
      setIsWalletSilent(true)
    }, walletMs)
    const approval = await loadWallet()
      .then(({ openWallet }) => openWallet(asked, locale))
      .catch((): Approval => ({ session: null }))
    clearTimeout(timer)
    if (attempt.current !== thisAttempt) return null
    setIsWalletSilent(false)
    setBusy(true)
    return approval
  }
  const place = async (action: string, fields: FormData): Promise<void> => {
    if (wallet) {
      const approval = approved.current ?? (await askWallet(wallet))
      if (approval === null) return
      // Same as canceling on the wallet's own page: no order; the shopper can choose another method in billing.
      if (approval === 'cancelled')
        return location.assign(href.checkout(locale, 'billing', { notice: 'PAY400', bag: form.bag }))
      approved.current = approval
      if (approval.session !== null) {
        fields.set('walletMethod', wallet.method)
        fields.set('walletSession', approval.session)
      }
    }
    const answer = await send(action, fields)
    if (answer.action?.kind !== 'challenge') return location.assign(answer.location)
    const proof = new FormData()
    proof.set('csrf', form.csrf)
    proof.set('ticket', answer.action.ticket ?? '')
    proof.set('data', await runChallenge(answer.action.url))
    location.assign((await send(href.target(locale, 'checkout/challenge'), proof)).location)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPlacing.current) return
    setBusy(true)
    setFailure(null)
    setIsWalletSilent(false)
    place(event.currentTarget.action, new FormData(event.currentTarget)).catch((error: unknown) => {
      setBusy(false)
      setFailure(error instanceof ChallengedError ? error.message : t(messageOf(error)))
    })
  }
  return { isBusy, failure, isWalletSilent, submit }
}

/**
 * The service answered with an error, so it is unknown whether the order was placed: the next press retries with the
 * same key.
 */
class UnexpectedResponseError extends Error {}

/** The shopper has to pass a bot challenge on this page first; the next press retries the same order. */
class ChallengedError extends Error {}

function messageOf(error: unknown): MessageKey {
  return error instanceof UnexpectedResponseError ? 'checkout.unknownBody' : 'checkout.offline'
}

const timeoutMs = 40_000
/** A shopper may take longer to approve, in front of this page. */
const walletMs = 20_000

async function send(action: string, fields: FormData): Promise<PlaceOrderAnswer> {
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields as unknown as Record<string, string>),
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new UnexpectedResponseError(`${action} answered ${response.status}`)
  const answer = (await response.json()) as PlaceOrderAnswer
  if (isChallenged(response)) throw new ChallengedError(answer.message)
  return answer
}
