import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'

/**
 * An accepted cancellation has ended once the order says so. Until then its payment is still being given back, which
 * the provider may refuse.
 */
export function cancelOutcome(isAccepted: boolean, { status }: Pick<PlacedOrder, 'status'>): FormOutcome {
  if (!isAccepted) return 'cancel-refused'
  return status === 'CANCELLED' ? 'order-cancelled' : 'order-cancelling'
}
