import type { Cart } from '../../shared/contracts/cart.ts'
import type { ErrorPlace, ErrorRecovery } from '../../shared/errors/entry.ts'
import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'
import { retryWaitMs } from '../../shared/retry.ts'
import { isChallenged } from './bot-challenge.ts'

/**
 * The answer to a change of the cart. `message` is localized by the server; empty without an answer. `place` and
 * `recovery` come from shared/errors/flows.ts, `notice` is the query with which the cart page shows the failure, and
 * `next` is a dialog to open. Not a result (shared/result.ts), because failures include the cart too.
 */
export type CartAnswer = {
  readonly ok: boolean
  readonly cart: Cart | null
  readonly message: string
  readonly code?: string
  readonly maxAllowedQty?: number
  readonly itemId?: string
  readonly place?: ErrorPlace
  readonly recovery?: ErrorRecovery
  /** The way out of a refusal, where a link is one. */
  readonly way?: RecoveryWay
  readonly notice?: string
  /** A captcha would help, which only the server draws: with the page that shows the failure. */
  readonly proof?: boolean
  /** Error texts by field name. */
  readonly texts?: Readonly<Record<string, string>>
  readonly next?: string
}

/** The URL and fields of a form post, including the change's key. */
export type CartRequest = { readonly action: string; readonly fields: URLSearchParams }

/** After this the answer counts as lost. */
const timeoutMs = 10_000
const retryPlan = { firstMs: 400, budgetMs: 6000 }

const isAnswer = (value: unknown): value is CartAnswer => typeof value === 'object' && value !== null && 'ok' in value

/** An attempt. `lost`: the outcome is unknown, so it has to be retried with the same key. */
export async function post({ action, fields }: CartRequest): Promise<{ answer: CartAnswer | null; lost: boolean }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
      // Completes even if the shopper navigates away.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    })
    isChallenged(response)
    const answer: unknown = await response.json()
    return { answer: isAnswer(answer) ? answer : null, lost: response.status >= 500 || !isAnswer(answer) }
  } catch {
    return { answer: null, lost: true }
  }
}

/**
 * Waits with backoff before attempt number `attempts` + 1, and while offline. Resolves to false after the last attempt.
 */
export async function pause(attempts: number): Promise<boolean> {
  const ms = retryWaitMs(retryPlan, attempts)
  if (ms === null) return false
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, ms))
  return true
}
