import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import { footOfProfile, footText, footWidths } from '../../../shared/sizing/foot.ts'
import { profileRules } from '../../../shared/validation/account-forms.ts'
import { dateFormatOf, isoDate } from '../../../shared/validation/date.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { readPhone } from '../../../shared/validation/phone.ts'
import { countryOfDialCode } from '../../../shared/validation/phone-countries.ts'
import { validate } from '../../../shared/validation/rule.ts'
import type { CallFailure } from '../../services/result.ts'
import { asPerson } from '../account/as-person.ts'
import { showProfile } from '../account/profile-route.tsx'
import { failureParams, failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done } from './account-answers.ts'
import type { C, FormHandler } from './checkout-answers.ts'

const typed = z.string().trim().max(300).catch('')
const Profile = z.object({
  firstName: typed,
  lastName: typed,
  phone: typed,
  phoneCode: typed,
  postalCode: typed,
  birthDate: typed,
  gender: typed.transform((gender) => gender.slice(0, 20)),
  preferredShoeSize: typed,
  shoeWidth: z.enum(footWidths).catch('standard'),
})
type Profile = z.output<typeof Profile>

/** Spec 1 §5: "Profile update is skipped when all fields are empty." */
const isEmpty = ({ phoneCode: _, shoeWidth: __, ...answers }: Profile): boolean =>
  Object.values(answers).every((one) => one === '')

export const answerProfile = formAnswer('profile', showProfile)

export const postProfile: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { site, locale } = context
  const path = href.accountSection(locale, 'profile')
  const values = Profile.parse(fields)
  const texts = faultTexts(validate(profileRules(site), values), locale)
  if (Object.keys(texts).length > 0) return answerProfile(c, { values, answer: { texts }, status: 422 })
  if (isEmpty(values)) return done(c, path, 'unchanged')
  const { phone, phoneCode, birthDate, preferredShoeSize, shoeWidth, ...plain } = values
  const foot = footOfProfile(preferredShoeSize, plain.gender, site)
  const dialled = countryOfDialCode(phoneCode, site.country)?.code ?? site.country
  const orNull = (text: string | undefined) => text || null
  const saved = await asPerson(c, (call) =>
    call('consumer.update', {
      body: {
        consumerDetails: {
          firstName: orNull(plain.firstName),
          lastName: orNull(plain.lastName),
          postalCode: orNull(plain.postalCode),
          gender: orNull(plain.gender),
          phone: orNull(readPhone(phone, dialled)?.international),
          birthDate: isoDate(birthDate, dateFormatOf(site.country)),
        },
        preferences: { preferredShoeSize: foot && footText({ ...foot, width: shoeWidth }) },
      },
    }),
  )
  if (!saved.ok) return refuseProfile(c, values, saved.failure)
  return done(c, path, 'saved')
}

const fieldOf: Readonly<Record<string, keyof Profile>> = {
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  PRO420: 'phone',
  AUT442: 'phone',
  AUT444: 'phone',
}

function refuseProfile(c: C, values: Profile, failure: CallFailure): Promise<Response> {
  const context = c.get('context')
  const text = failureWords(failure, context.locale)
  const { field } = failureParams(failure)
  const name = failure.code === 'PRO421' && field === 'lastName' ? 'lastName' : fieldOf[failure.code]
  const named = name ?? (failure.code === 'PRO421' ? 'firstName' : null)
  const answer = named ? { texts: { [named]: text } } : { texts: {}, fault: text }
  return answerProfile(c, { values, answer, status: failureStatus(failure, 422) })
}
