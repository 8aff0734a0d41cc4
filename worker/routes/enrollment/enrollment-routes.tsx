import type { Context } from 'hono'
import type { DialogName } from '../../../shared/dialogs.ts'
import { type EnrollmentState, initialEnrollment } from '../../../shared/enrollment/enrollment.ts'
import { readInterests } from '../../../shared/interests.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { asPerson, isSignedOut, withoutData } from '../account/as-person.ts'
import { knownValues } from '../account/profile-route.tsx'
import { returnToOf } from '../account/sign-in-route.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { enrollmentPage } from './enrollment-page.tsx'

type Profile = OperationResponse<OperationOf<'consumer.get'>>

/** Steps for somebody signed in, which an address can name. */
export const personalSteps = ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const
export type PersonalStep = (typeof personalSteps)[number]
export const isPersonalStep = (step: EnrollmentState): step is PersonalStep =>
  personalSteps.some((personal) => personal === step)

/** The fields of all steps as far as the profile has them. */
export function enrollmentValues(context: RequestContext, profile: Profile): FormValues {
  const known = knownValues(context, profile)
  const chosen = readInterests(profile.preferences.interests).map((interest) => [`interest.${interest}`, 'on'] as const)
  return {
    ...known,
    ...Object.fromEntries(chosen),
    ...(profile.consumerDetails.birthDate && { knownBirthDate: 'yes' }),
  }
}

/** Nobody becomes a member twice. */
const joiningStep = ({ isLoyaltyMember }: Profile): PersonalStep => (isLoyaltyMember ? 'welcome' : 'non-loyalty')

const returnToIn = (context: RequestContext): string => returnToOf(context, href.account(context.locale))

export const loadSignUpPage: PageLoader = async (c) => {
  const context = c.get('context')
  const returnTo = returnToIn(context)
  if (context.session?.person) return { redirect: returnTo, status: 302 }
  return enrollmentPage(context, { step: 'lookup', dialog: false, returnTo })
}

export const loadCompletePage: PageLoader = async (c) => {
  const context = c.get('context')
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok) return withoutData(c, profile.failure)
  const asked = context.url.searchParams.get('step')
  const initial = initialEnrollment(profile.value)
  const named = personalSteps.find((personal) => personal === asked) ?? (isPersonalStep(initial) ? initial : 'profile')
  const step = named === 'non-loyalty' ? joiningStep(profile.value) : named
  const values = enrollmentValues(context, profile.value)
  return enrollmentPage(context, { step, dialog: false, returnTo: returnToIn(context), values })
}

const dialogNames = ['sign-in', 'sign-up', 'sign-in-confirmation', 'welcome', 'interests', 'loyalty-sign-up'] as const
export type EnrollmentDialog = (typeof dialogNames)[number]
export const isEnrollmentDialog = (name: DialogName): name is EnrollmentDialog =>
  dialogNames.some((dialog) => dialog === name)

/** Somebody else's dialog shows the sign-in to a guest, and a guest's shows who is signed in already. */
export async function loadEnrollmentDialog(c: Context<AppEnv>, name: EnrollmentDialog): Promise<RouteAnswer> {
  const context = c.get('context')
  const page = { dialog: true, returnTo: returnToIn(context) }
  const signIn = context.features.has('simplifiedEnrollment') ? 'lookup' : 'sign-in'
  if (!context.session?.person)
    return enrollmentPage(context, { ...page, step: name === 'sign-up' ? 'sign-up' : signIn })
  if (name === 'welcome') return enrollmentPage(context, { ...page, step: 'welcome' })
  if (name !== 'interests' && name !== 'loyalty-sign-up') return enrollmentPage(context, { ...page, step: 'signed-in' })
  const profile = await asPerson(c, (call) => call('consumer.get', {}))
  if (!profile.ok && isSignedOut(profile.failure)) return enrollmentPage(context, { ...page, step: signIn })
  if (!profile.ok) return withoutData(c, profile.failure)
  const values = enrollmentValues(context, profile.value)
  if (name === 'interests') return enrollmentPage(context, { ...page, step: 'interests', values })
  return enrollmentPage(context, { ...page, step: joiningStep(profile.value), values })
}
