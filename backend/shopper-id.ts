import type { Consumer } from './context.ts'

/**
 * The account of whoever types something; null for a guest, and at a register: what is typed there is the customer's,
 * never the associate's.
 */
export const shopperId = (consumer: Consumer | null): string | null =>
  consumer?.kind === 'registered' && consumer.associate === null ? consumer.consumerId : null
