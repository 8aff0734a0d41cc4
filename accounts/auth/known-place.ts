import { isKnown, remember } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import type { AccountsContext } from '../context.ts'

/** Where a call comes from: the browser, and the network, which others may share. */
type Where = Pick<AccountsContext, 'env' | 'now' | 'network' | 'device'>

/** The places that an account may be known at, the surest first. */
export const placesOf = ({ device, network }: Pick<Where, 'device' | 'network'>): string[] => [
  ...(device === null ? [] : [`device ${device}`]),
  ...(network === null ? [] : [network]),
]

const nameOf = (email: string, place: string): string => `sign-in ${emailKey(email)} ${place}`

/** The surest place of this call at which the account was signed in to in the last month; null if there is none. */
export async function knownPlace(where: Where, email: string): Promise<string | null> {
  for (const place of placesOf(where)) if (await isKnown(where.env.DB, nameOf(email, place), where.now)) return place
  return null
}

/** Whoever proved to own the account is known here for a month. */
export async function rememberPlaces(where: Where, email: string): Promise<void> {
  await Promise.all(placesOf(where).map((place) => remember(where.env.DB, nameOf(email, place), where.now)))
}
