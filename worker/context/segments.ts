import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Session } from '../services/session.ts'

/** What the sixteen conditions ask, said once. */
type Who = {
  readonly loggedIn: boolean
  readonly loyalty: boolean
  readonly employee: boolean
  readonly athlete: boolean
  readonly wranx: boolean
  readonly ipa: boolean
  readonly bagCount: number
}

/** Spec 2 §6, in its order. `non-…-loggedin` is somebody signed in who is not that: a guest is neither. */
const conditions: Readonly<Record<AudienceCondition, (who: Who) => boolean>> = {
  loggedout: ({ loggedIn }) => !loggedIn,
  loggedin: ({ loggedIn }) => loggedIn,
  'loyalty-loggedin': ({ loggedIn, loyalty }) => loggedIn && loyalty,
  'non-loyalty-loggedin': ({ loggedIn, loyalty }) => loggedIn && !loyalty,
  'employee-loggedin': ({ loggedIn, employee }) => loggedIn && employee,
  'non-employee-loggedin': ({ loggedIn, employee }) => loggedIn && !employee,
  'cart-empty': ({ bagCount }) => bagCount === 0,
  'cart-not-empty': ({ bagCount }) => bagCount > 0,
  'ipa-wranx-loggedin': ({ loggedIn, ipa, wranx }) => loggedIn && (ipa || wranx),
  'non-ipa-wranx-loggedin': ({ loggedIn, ipa, wranx }) => loggedIn && !ipa && !wranx,
  'wranx-loggedin': ({ loggedIn, wranx }) => loggedIn && wranx,
  'non-wranx-loggedin': ({ loggedIn, wranx }) => loggedIn && !wranx,
  'ipa-loggedin': ({ loggedIn, ipa }) => loggedIn && ipa,
  'non-ipa-loggedin': ({ loggedIn, ipa }) => loggedIn && !ipa,
  'athletes-loggedin': ({ loggedIn, athlete }) => loggedIn && athlete,
  'non-athletes-loggedin': ({ loggedIn, athlete }) => loggedIn && !athlete,
}

/** Is the visitor in a segment? Answered from the signed session alone: no call, the same for the same cookie. */
export function segmentsOf(
  session: Pick<Session, 'person' | 'bagCount'> | null,
): (condition: AudienceCondition) => boolean {
  const traits: readonly string[] = session?.person?.traits ?? []
  const who: Who = {
    loggedIn: session?.person != null && session.person.kind !== 'guest',
    loyalty: traits.includes('loyalty'),
    employee: traits.includes('employee'),
    athlete: traits.includes('athlete'),
    wranx: traits.includes('WRANX'),
    ipa: traits.includes('IPA'),
    bagCount: session?.bagCount ?? 0,
  }
  return (condition) => conditions[condition](who)
}
