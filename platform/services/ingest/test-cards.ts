import { z } from 'zod'
import type { IngestReport } from '../../../shared/contracts/ingest.ts'
import { ConsumerId } from '../../../shared/contracts/people.ts'
import { openCardSession } from '../../payments/sandbox/card-session.ts'
import { toSavedInstrument } from '../../payments/sandbox/saved-card.ts'
import { isTestCard } from '../../payments/sandbox/test-cards.ts'
import { saveInstrument } from '../people/instruments.ts'

/** A card of the sandbox's list (docs/payments.md) that a person has on file; any other number is refused. `expiry` as on a card, `MM/YY`. */
const TestCard = z.object({
  consumerId: ConsumerId,
  number: z.string().refine(isTestCard, 'no test card'),
  expiry: z.string().max(7),
  code: z.string().max(4),
})

/** Saved as the card fields would have them saved: what is kept is the sandbox's token. `now` in epoch milliseconds. */
export async function saveTestCards(
  db: D1Database,
  paymentSecret: string,
  given: readonly unknown[],
  now: number,
): Promise<IngestReport> {
  const report: IngestReport = { written: 0, unchanged: 0, failed: [] }
  for (const [index, value] of given.entries()) {
    const card = TestCard.safeParse(value)
    const session = card.success ? await openCardSession(paymentSecret, card.data, now) : null
    const saved = session?.ok ? await toSavedInstrument(paymentSecret, session.session.sessionID, now) : null
    if (!card.success || !saved) {
      report.failed.push({ id: `#${index}`, reason: card.error?.issues[0]?.message ?? 'no valid card' })
      continue
    }
    const { fingerprint, label, expires, token } = saved
    const instrument = { method: 'CREDIT_CARD', fingerprint, label, expires, token } as const
    if (await saveInstrument(db, card.data.consumerId, instrument, now)) report.written += 1
    else report.unchanged += 1
  }
  return report
}
