import { sha256Hex } from '../../../shared/bytes.ts'
import { returnTicketParam } from '../../../shared/contracts/order.ts'
import type { Attempt } from './record.ts'

/**
 * Proves that a browser comes from the payment's page of this order, whichever browser that page was opened in. The
 * order's own secret can't be told from it: it shows nothing but how the payment went.
 */
export const returnTicket = async ({ orderNumber, st }: Pick<Attempt, 'orderNumber' | 'st'>): Promise<string> =>
  `${orderNumber}.${await sha256Hex(`return:${st}`, 16)}`

/** The order that a ticket names; null for other text. */
export const orderOfTicket = (ticket: string): string | null =>
  /^(K[0-9A-Z]{9})\.[0-9a-f]{32}$/.exec(ticket)?.[1] ?? null

export function withTicket(returnUrl: string, ticket: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(returnTicketParam, ticket)
  return url.href
}
