import type { z } from 'zod'
import { sha256Hex } from '../../shared/bytes.ts'
import type { PixelQuery } from '../../shared/contracts/customer-data.ts'

/** A transparent pixel. */
export const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (char) =>
  char.charCodeAt(0),
)

/** An event's identifiers and data share one list; an event with an `idempotence_id` is stored once. */
export async function storePixelEvent(
  db: D1Database,
  { tracker_id: _, event_type, vdl_action, ...data }: z.output<typeof PixelQuery>,
  now: number,
): Promise<void> {
  const id = data['idempotence_id'] ?? (await sha256Hex(JSON.stringify([event_type, vdl_action, data, now]), 16))
  await db
    .prepare('INSERT OR IGNORE INTO exp_customer_events VALUES (?, ?, ?, ?, ?, ?)')
    .bind(id, data['vuid'] ?? data['fs_user_id'] ?? '', event_type, vdl_action, JSON.stringify(data), now)
    .run()
}
