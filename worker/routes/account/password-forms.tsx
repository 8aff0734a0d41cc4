import { Island } from '../../../client/blocks/parts/island.tsx'
import type { IslandPropsOf } from '../../../client/islands/contracts.ts'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { message } from '../../../shared/errors/message.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { type PasswordField, passwordRules } from '../../../shared/validation/account-forms.ts'
import { faultTexts, fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { type FormValues, validate } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { CallFailure } from '../../services/result.ts'
import { failureWords } from '../failure-words.ts'
import { formContext } from '../form-context.ts'

const labels: Readonly<Record<PasswordField, MessageKey>> = {
  currentPassword: 'password.current',
  newPassword: 'password.new',
  confirmPassword: 'password.confirm',
}

type PasswordForm = Pick<
  Extract<IslandPropsOf<'account-form'>, { kind: 'password' }>,
  'asks' | 'to' | 'submit' | 'email' | 'about' | 'passkeys'
> & { readonly answer: FormAnswer; readonly returnTo: string }

export function passwordForm(context: RequestContext, { returnTo, ...form }: PasswordForm) {
  const { t, locale } = context
  const props = {
    ...form,
    kind: 'password',
    form: formContext(context, returnTo),
    values: {},
    fields: form.asks.map((name) => ({ name, label: t(labels[name]) })),
    // Spec 1 §5: two passwords that differ have a message of their own.
    templates: { ...fieldTemplates(locale), 'field.sameAs': message('FE340', locale) },
  } as const
  return (
    <Island name="account-form" on="idle" locale={locale} props={props}>
      {captchaField(context.captchas.shown(), form.to)}
    </Island>
  )
}

export type ForgotPasswordInput = {
  readonly forgotEmail: string
  readonly answer: FormAnswer
  /** The form's own page, where it stands on another. */
  readonly action?: string
}

export function forgotPasswordForm(
  context: RequestContext,
  returnTo: string,
  { forgotEmail, answer, action }: ForgotPasswordInput = { forgotEmail: '', answer: { texts: {} } },
) {
  const { t, locale, csrfToken } = context
  const props = {
    kind: 'forgot-password',
    action,
    form: { csrf: csrfToken, returnTo },
    values: { forgotEmail },
    fields: [{ name: 'forgotEmail', label: t('people.email') }],
    answer,
    templates: fieldTemplates(locale),
  } as const
  return (
    <Island name="account-form" on="idle" locale={locale} props={props}>
      {captchaField(context.captchas.shown(), 'session/forgot-password')}
    </Island>
  )
}

/** Faults of the passwords that a form asks for; empty if nothing is. */
export function passwordTexts(
  { locale }: Pick<RequestContext, 'locale'>,
  asks: readonly PasswordField[],
  values: FormValues,
): FormAnswer['texts'] {
  const rules = Object.fromEntries(asks.map((name) => [name, passwordRules[name]]))
  const faults = validate(rules, values)
  const texts = faultTexts(faults, locale)
  return faults['confirmPassword']?.messageId === 'field.sameAs'
    ? { ...texts, confirmPassword: message('FE340', locale) }
    : texts
}

const fieldOf: Readonly<Record<string, PasswordField>> = {
  AUT450: 'currentPassword',
  AUT451: 'newPassword',
  AUT452: 'newPassword',
  FE872: 'newPassword',
  FE340: 'confirmPassword',
}

/** A refusal at the field that it is about, or else above the form. */
export function passwordRefusal({ locale }: Pick<RequestContext, 'locale'>, failure: CallFailure): FormAnswer {
  const text = failureWords(failure, locale)
  const field = fieldOf[failure.code]
  return field ? { texts: { [field]: text } } : { texts: {}, fault: text }
}
