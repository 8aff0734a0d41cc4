import type { Cart } from '../../shared/contracts/cart.ts'
import type { ErrorPlace, ErrorRecovery } from '../../shared/errors/entry.ts'

/**
 * What a change of the bag answers. `message` is the server's, in the shopper's language; empty where no server had a say. `place` and
 * `recovery` are those of shared/errors/flows.ts, `notice` the query with which the cart page shows it. `next` is a dialog to go on with.
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
  readonly notice?: string
  readonly next?: string
}

/** A form as it is sent: where to, and its fields with the change's key among them. */
export type Posting = { readonly action: string; readonly fields: URLSearchParams }

/** Milliseconds until an answer counts as lost. */
const patience = 10_000
const attemptsAtMost = 5
const firstPause = 400

const isAnswer = (value: unknown): value is CartAnswer => typeof value === 'object' && value !== null && 'ok' in value

/** One attempt. `lost`: it may have been done or not, so the same key is to be sent again. */
export async function post({ action, fields }: Posting): Promise<{ answer: CartAnswer | null; lost: boolean }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    return { answer: isAnswer(answer) ? answer : null, lost: response.status >= 500 || !isAnswer(answer) }
  } catch {
    return { answer: null, lost: true }
  }
}

/** Waits before attempt number `attempts` + 1, longer each time, and while there is no network. False: it was the last. */
export async function pause(attempts: number): Promise<boolean> {
  if (attempts >= attemptsAtMost) return false
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (attempts - 1)))
  return true
}
