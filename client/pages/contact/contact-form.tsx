import { supportLimits } from '../../../shared/contracts/support-case.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { type Choice, SelectField } from '../form/choices.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { formCss } from '../form/form-css.ts'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { RequiredNote } from '../form/required-note.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './contact-form.css?inline'
import { EmailField } from './email-field.tsx'

export const contactFormCss: readonly string[] = [...formCss, css]

export type ContactFormProps = PageContext & {
  readonly form: FormContext
  /** Every subject with its category, from the service. */
  readonly topics: readonly Choice[]
  readonly values: FormValues
  readonly answer: FormAnswer
  /** The number of the request that was just sent. */
  readonly sent: string | null
  readonly signedIn: boolean
}

/** The form below the contact page's own content. */
export function ContactForm({ site, t, form, topics, values, answer, sent, signedIn }: ContactFormProps) {
  const { locale } = site
  const labels = {
    topic: t('support.topic'),
    orderNumber: t('support.order'),
    name: t('support.name'),
    email: t('form.email'),
    phone: t('form.phone'),
    message: t('support.message'),
  }
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label }))
  return (
    <section className="contact edge" id="write" aria-labelledby="contact-title">
      <h2 className="title" id="contact-title">
        {t('support.write')}
      </h2>
      {sent === null ? null : (
        <div className="contact-sent" role="status">
          <p>
            <strong>{t('support.sent', { number: sent })}</strong>
          </p>
          <p>{t('support.sentBody')}</p>
          {signedIn ? (
            <p>
              <a className="link" href={href.accountSection(locale, 'support')}>
                {t('support.mine')}
              </a>
            </p>
          ) : null}
        </div>
      )}
      <p>{t('support.lead')}</p>
      <FaultsContext value={listFaults(fields, answer.texts, answer.fault)}>
        <FormErrors t={t} />
        <form method="post" noValidate>
          <FormFields site={site} form={form} to="contact" />
          <RequiredNote t={t} />
          <SelectField
            name="topic"
            label={labels.topic}
            choices={topics}
            empty={t('form.choose')}
            value={values['topic']}
            autoComplete="off"
            required
          />
          <TextAreaField
            name="message"
            label={labels.message}
            value={values['message']}
            maxLength={supportLimits.message}
            required
          />
          <Field
            name="orderNumber"
            label={labels.orderNumber}
            hint={t('support.orderHint')}
            value={values['orderNumber']}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={supportLimits.orderNumber}
          />
          <Field
            name="name"
            label={labels.name}
            value={values['name']}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={supportLimits.name}
            required
          />
          <EmailField label={labels.email} value={values['email']} />
          <Field
            name="phone"
            label={labels.phone}
            type="tel"
            hint={t('support.phoneHint')}
            value={values['phone']}
            autoComplete="tel"
            maxLength={supportLimits.phone}
          />
          {captchaField(form.captchas, 'contact')}
          <button type="submit" className="btn">
            {t('support.send')}
          </button>
        </form>
      </FaultsContext>
    </section>
  )
}
