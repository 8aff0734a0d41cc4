import { captchaField } from '../form/captcha-field.tsx'
import { Field } from '../form/field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

type PhoneProofProps = PageContext & {
  readonly form: FormContext
  /** Where the code goes: it proves the account's number, or also a consent to text messages. */
  readonly to: 'account/phone-proof' | 'account/sms-proof'
  readonly title: string
  readonly body: string
  /** Goes along with the code: the account's may be another one by then. */
  readonly phone: string
  /** Offers to send a code. */
  readonly sends: boolean
  /** Fault of the code that was entered last. */
  readonly fault?: string | undefined
}

/** A number that nobody has proven yet, and the field for the code that was texted to it. */
export function PhoneProof({ site, t, form, to, title, body, phone, sends, fault }: PhoneProofProps) {
  return (
    <section className="terms" aria-labelledby="phone-title">
      <h2 className="title" id="phone-title">
        {title}
      </h2>
      <p>{body}</p>
      {sends ? (
        <form method="post">
          <FormFields site={site} form={form} to="account/phone-code" />
          {captchaField(form.captchas, 'account/phone-code')}
          <button type="submit" className="btn b2">
            {t('phone.send')}
          </button>
        </form>
      ) : null}
      <form className="account-form" method="post" noValidate>
        <FormFields site={site} form={form} to={to} />
        <input type="hidden" name="phone" value={phone} />
        <Field
          name="code"
          label={t('phone.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={12}
          fault={fault}
          autoFocus={fault !== undefined}
        />
        <button type="submit" className="btn b2">
          {t('phone.confirm')}
        </button>
      </form>
    </section>
  )
}
