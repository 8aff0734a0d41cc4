import { showToast } from '../../state/toasts.ts'

export type Votes = { readonly helpful: number; readonly notHelpful: number }
type Answer = Votes | { readonly message: string }

/** The counts after the vote; null if it was refused or didn't arrive, which a toast says. */
export async function sendVote(action: string, fields: FormData, failed: string): Promise<Votes | null> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') body.set(name, value)
  let message = failed
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body })
    const answer: Answer = await response.json()
    if (!('message' in answer)) return answer
    message = answer.message
  } catch {
    // The vote didn't arrive.
  }
  showToast({ title: message, type: 'error' })
  return null
}
