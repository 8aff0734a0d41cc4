import { Island } from '../../../client/blocks/parts/island.tsx'
import type { IslandPropsOf } from '../../../client/islands/contracts.ts'
import { headingOf } from '../../../client/pages/account/enrollment-texts.ts'
import { accountPageCss } from '../../../client/pages/account/sign-in-page.tsx'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { addressForm } from '../../../shared/address/address-form.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { sectionPage } from '../account/section-page.tsx'
import { dialogPage } from '../dialogs/dialog-page.ts'
import { formAnswer } from '../page-answer/form-answer.ts'

export type EnrollmentStep = IslandPropsOf<'enrollment'>['step']

export type EnrollmentInput = {
  readonly step: EnrollmentStep
  readonly dialog: boolean
  /** Where the shopper goes on in the end. */
  readonly returnTo: string
  /** Values that are known, or were posted. */
  readonly values?: FormValues
  readonly answer?: FormAnswer
  readonly status?: Page['status']
}

/** The fields that a step asks for. `values` are those of a member to be, of whom the date of birth may be known. */
export function askedFields({ features }: RequestContext, step: EnrollmentStep, values: FormValues): readonly string[] {
  switch (step) {
    case 'lookup':
      return ['email']
    case 'sign-in':
      return ['email', 'password']
    case 'sign-up':
      if (features.has('simplifiedEnrollment')) return ['email', 'newPassword']
      return [
        ...['email', 'newPassword', 'firstName', 'lastName', 'birthDate', 'postalCode', 'phone'],
        ...(features.has('loyalty') ? ['loyalty'] : []),
      ]
    case 'non-loyalty':
      return values['knownBirthDate'] ? [] : ['birthDate']
    case 'mobile':
      return ['phone']
    case 'profile':
      return ['firstName', 'lastName', 'birthDate', 'postalCode']
    default:
      return []
  }
}

export function enrollmentPage(context: RequestContext, input: EnrollmentInput): Page {
  const { site, t, locale, csrfToken, session } = context
  const { dialog, returnTo, values = {}, answer = { texts: {} }, status } = input
  // The service refuses the account of a store, and every way out of that refusal leads here again.
  const step = input.step === 'non-loyalty' && session?.person?.associate ? 'associate' : input.step
  const names = askedFields(context, step, values)
  const labels: Readonly<Record<string, MessageKey>> = {
    email: 'people.email',
    password: 'people.password',
    newPassword: 'people.password',
    firstName: 'form.firstName',
    lastName: 'form.lastName',
    birthDate: 'account.birthDate',
    postalCode: addressForm(site.country).labels.postalCode,
    phone: 'form.phone',
    loyalty: 'enrollment.loyalty',
  }
  const { title } = headingOf(t, step)
  const isGuests = step === 'lookup' || step === 'sign-in' || step === 'sign-up'
  const node = (
    <Island
      name="enrollment"
      on="idle"
      locale={locale}
      props={{
        step,
        dialog,
        form: { csrf: csrfToken, returnTo },
        values,
        fields: names.flatMap((name) => (labels[name] ? [{ name, label: t(labels[name]) }] : [])),
        answer,
        templates: fieldTemplates(locale),
        dialCodes: names.includes('phone') ? addressChoices(site).dialCodes : [],
      }}
    >
      {isGuests ? captchaField(context.captchas.shown(), `session/${step}`) : null}
    </Island>
  )
  if (dialog)
    return { ...dialogPage(context, title, node, accountPageCss), status: status ?? 200, canonical: '/sign-up' }
  return sectionPage(context, { title, path: isGuests ? '/sign-up' : '/account/complete', status, node: () => node })
}

export const answerEnrollment = formAnswer('enrollment', (c, input: EnrollmentInput) =>
  enrollmentPage(c.get('context'), input),
)
