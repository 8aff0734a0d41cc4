import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Session } from '../services/session.ts'

/** The traits that the sixteen conditions test. */
export type Who = {
  readonly loggedIn: boolean
  readonly loyalty: boolean
  readonly employee: boolean
  readonly athlete: boolean
  readonly wranx: boolean
  readonly ipa: boolean
  readonly cartCount: number
}

/** Spec 2 §6, in its order. `non-…-loggedin` is a signed-in person without the trait: a guest is neither. */
const conditions: Readonly<Record<AudienceCondition, (visitor: Who) => boolean>> = {
  loggedout: ({ loggedIn }) => !loggedIn,
  loggedin: ({ loggedIn }) => loggedIn,
  'loyalty-loggedin': ({ loggedIn, loyalty }) => loggedIn && loyalty,
  'non-loyalty-loggedin': ({ loggedIn, loyalty }) => loggedIn && !loyalty,
  'employee-loggedin': ({ loggedIn, employee }) => loggedIn && employee,
  'non-employee-loggedin': ({ loggedIn, employee }) => loggedIn && !employee,
  'cart-empty': ({ cartCount }) => cartCount === 0,
  'cart-not-empty': ({ cartCount }) => cartCount > 0,
  'ipa-wranx-loggedin': ({ loggedIn, ipa, wranx }) => loggedIn && (ipa || wranx),
  'non-ipa-wranx-loggedin': ({ loggedIn, ipa, wranx }) => loggedIn && !ipa && !wranx,
  'wranx-loggedin': ({ loggedIn, wranx }) => loggedIn && wranx,
  'non-wranx-loggedin': ({ loggedIn, wranx }) => loggedIn && !wranx,
  'ipa-loggedin': ({ loggedIn, ipa }) => loggedIn && ipa,
  'non-ipa-loggedin': ({ loggedIn, ipa }) => loggedIn && !ipa,
  'athletes-loggedin': ({ loggedIn, athlete }) => loggedIn && athlete,
  'non-athletes-loggedin': ({ loggedIn, athlete }) => loggedIn && !athlete,
}

/** Is this person in a segment? */
export const segmentsOfPerson =
  (visitor: Who): ((condition: AudienceCondition) => boolean) =>
  (condition) =>
    conditions[condition](visitor)

const yesOrNo = [false, true] as const
let visitors: readonly Who[] | undefined
/**
 * All visitors that the conditions can distinguish, the simplest first: a guest with an empty cart has no traits. Built
 * on first use: only previews need them.
 */
const everybody = () =>
  (visitors ??= yesOrNo
    .flatMap((loggedIn) =>
      yesOrNo.flatMap((cart) => yesOrNo.map((loyalty) => ({ loggedIn, cartCount: Number(cart), loyalty }))),
    )
    .flatMap((visitor) => yesOrNo.flatMap((employee) => yesOrNo.map((athlete) => ({ ...visitor, employee, athlete }))))
    .flatMap((visitor) => yesOrNo.flatMap((wranx) => yesOrNo.map((ipa) => ({ ...visitor, wranx, ipa }))))
    .sort((a, b) => marks(a) - marks(b)))

function marks(visitor: Who): number {
  return Object.values(visitor).reduce<number>((sum, mark) => sum + Number(mark), 0)
}

/**
 * The simplest visitor to whom all of these conditions apply; null if they exclude each other. All other conditions are
 * evaluated for the same visitor.
 */
export const personWho = (required: readonly AudienceCondition[]): Who | null =>
  everybody().find((visitor) => required.every((condition) => conditions[condition](visitor))) ?? null

/** Is the visitor in a segment? Decided from the signed session alone: no call, the same result for the same cookie. */
export function segmentsOf(
  session: Pick<Session, 'person' | 'cartCount'> | null,
): (condition: AudienceCondition) => boolean {
  const traits: readonly string[] = session?.person?.traits ?? []
  const visitor: Who = {
    loggedIn: session?.person != null && session.person.kind !== 'guest',
    loyalty: traits.includes('loyalty'),
    // Content for employees may speak of their discount, which begins with its terms.
    employee: traits.includes('employee') && session?.person?.employeeTermsAccepted === true,
    athlete: traits.includes('athlete'),
    wranx: traits.includes('WRANX'),
    ipa: traits.includes('IPA'),
    cartCount: session?.cartCount ?? 0,
  }
  return segmentsOfPerson(visitor)
}
