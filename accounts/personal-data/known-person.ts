import { type Result, refuse } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'

/** CCN404: a guest is nobody whose data is kept. */
export async function knownPerson(context: AccountsContext): Promise<Result<PersonRow>> {
  return context.consumer?.kind === 'guest' ? refuse('CCN404') : signedInPerson(context)
}
