import { reasonOf } from '../../backend/ingest/ingest.ts'
import type { IngestReport } from '../../shared/contracts/ingest.ts'
import { IngestInstrument } from '../../shared/contracts/people.ts'
import { saveInstrument } from '../instruments/instruments.ts'

/** Saved as a shopper would have saved them. `now` in epoch milliseconds. */
export async function takeInstruments(db: D1Database, given: readonly unknown[], now: number): Promise<IngestReport> {
  const report: IngestReport = { written: 0, unchanged: 0, failed: [] }
  for (const [index, value] of given.entries()) {
    const instrument = IngestInstrument.safeParse(value)
    if (!instrument.success) {
      report.failed.push({ id: `#${index}`, reason: reasonOf(instrument.error) })
      continue
    }
    const { consumerId, ...card } = instrument.data
    if (await saveInstrument(db, consumerId, { method: 'CREDIT_CARD', ...card }, now)) report.written += 1
    else report.unchanged += 1
  }
  return report
}
