import type { IngestInstrument } from '../../shared/contracts/people.ts'
import { openCardSession } from '../payments/sandbox/card-session.ts'
import { toStoredCard } from '../payments/sandbox/stored-card.ts'

/** Saved cards of demo people. The numbers are test cards of the sandbox; no money moves. */
const rows = [
  { consumerId: 'C00000001', number: '4242424242424242', expiry: '12/30', code: '123' },
  { consumerId: 'C00000001', number: '4012000000000040', expiry: '11/29', code: '123' },
  { consumerId: 'C00000009', number: '5555555555554444', expiry: '12/30', code: '123' },
] as const

/** The cards as saved by the sandbox that has this secret. */
export const seedCards = (paymentSecret: string): Promise<IngestInstrument[]> =>
  Promise.all(
    rows.map(async ({ consumerId, ...card }) => {
      const now = Date.now()
      const session = await openCardSession(paymentSecret, card, now)
      const stored = session.ok ? await toStoredCard(paymentSecret, session.value.sessionID, now) : null
      if (!stored) throw new Error(`The sandbox has no card ${card.number}.`)
      return { consumerId, ...stored }
    }),
  )
