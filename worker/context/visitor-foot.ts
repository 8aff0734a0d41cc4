import { type Foot, readFoot } from '../../shared/sizing/foot.ts'
import type { Session } from '../services/session.ts'
import type { VisitorConsent } from './visitor-consent.ts'

/** The foot that shoes are shown for: the person's own, or else the one that this browser keeps with consent. */
export function visitorFoot(
  session: Session | null,
  { allowed }: Pick<VisitorConsent, 'allowed'>,
  kept: string | null,
): Foot | null {
  const person = session?.person
  // An associate sells to others.
  const own = person && !person.associate ? readFoot(person.shoeSize ?? '') : null
  return own ?? (allowed.has('functional') ? readFoot(kept ?? '') : null)
}
