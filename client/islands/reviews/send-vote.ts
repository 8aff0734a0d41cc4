import type { RecoveryWay } from '../../../shared/errors/recovery-way.ts'
import { showToast } from '../../state/toasts.ts'

export type Votes = { readonly helpful: number; readonly notHelpful: number }
type Refusal = { readonly message: string; readonly way?: RecoveryWay }

/** The counts after the vote; null if it was refused or didn't arrive, which a toast says. */
export async function sendVote(action: string, fields: FormData, failed: string): Promise<Votes | null> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.set(name, value)
  let refusal: Refusal = { message: failed }
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body })
    const answer: Votes | Refusal = await response.json()
    if (!('message' in answer)) return answer
    refusal = answer
  } catch {
    // The vote didn't arrive.
  }
  showToast({ title: refusal.message, type: 'error', ctas: refusal.way ? [refusal.way] : [] })
  return null
}
