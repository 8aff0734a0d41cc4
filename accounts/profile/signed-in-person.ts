import type { Consumer } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { type PersonRow, readPersonRow } from './people.ts'

/** The person behind the token: without one the customer is invalid, and a guest has no profile. */
export async function signedInPerson({
  env,
  consumer,
}: {
  readonly env: { readonly DB: D1Database }
  readonly consumer: Consumer | null
}): Promise<Result<PersonRow>> {
  if (!consumer) return refuse('AUT498')
  if (consumer.kind === 'guest') return refuse('PRO404')
  const row = await readPersonRow(env.DB, consumer.consumerId)
  return row && !row.blocked ? succeed(row) : refuse('PRO404')
}
