import type { ReactNode } from 'react'
import { type Interest, interests } from '../../../shared/interests.ts'
import { type NotificationTopic, notificationTopicNames } from '../../../shared/notifications.ts'
import { type AccountAction, href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AddressChoices } from '../form/address-choices.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { CheckField } from '../form/choices.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { PhoneField } from '../form/phone-field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { PhoneProof } from './phone-proof.tsx'

export type PreferencesView = {
  readonly email: string
  readonly emailProven: boolean
  readonly newsletter: boolean
  /** Requested, but not confirmed by the mailed link yet. */
  readonly newsletterPending: boolean
  /** Masked addresses of others at which the person asked for it, and that wait for their mailboxes. */
  readonly newslettersElsewhere: readonly string[]
  /** Values that are known, or were posted: `sms`, `phone`, `phoneCode`, `terms`. */
  readonly sms: FormValues
  readonly smsAnswer: FormAnswer
  /** The number that a code was texted to; null while none waits. */
  readonly smsPending: string | null
  /** The number that gets text messages as long as another one waits. */
  readonly smsUntilThen: string | null
  readonly codeFault?: string | undefined
  readonly notified: readonly NotificationTopic[]
  readonly interests: readonly string[]
  readonly dialCodes: AddressChoices['dialCodes']
  readonly fault?: string | undefined
}

type PreferencesPageProps = PageContext & { readonly form: FormContext; readonly view: PreferencesView }

export function PreferencesPage({ site, t, form, view }: PreferencesPageProps) {
  const shown = { site, t, form }
  const { sms, smsAnswer } = view
  const smsFields = [
    { name: 'phone', label: t('form.phone') },
    { name: 'terms', label: t('account.smsTerms') },
  ]
  return (
    <AccountFrame {...shown} section="preferences" title={t('account.preferences')} fault={view.fault}>
      <Part {...shown} action="newsletter" title={t('account.newsletter')}>
        <CheckField
          name="newsletter"
          label={t('account.newsletterOn', { email: view.email })}
          checked={view.newsletter}
        />
        {view.newsletterPending ? <p className="label">{t('newsletter.pending', { email: view.email })}</p> : null}
      </Part>
      {view.newslettersElsewhere.map((email) => (
        <form key={email} className="account-form" method="post">
          <FormFields site={site} form={form} to="account/newsletter-withdraw" />
          <input type="hidden" name="recipient" value={email} />
          <p>{t('newsletter.elsewhere', { email })}</p>
          <button type="submit" className="btn b2">
            {t('newsletter.withdraw')}
            <span className="sr">{`: ${email}`}</span>
          </button>
        </form>
      ))}
      <Part {...shown} action="notifications" title={t('notify.title')}>
        <p>{t('notify.lead')}</p>
        {view.emailProven ? null : (
          <p className="label">
            {t('notify.unproven', { email: view.email })}{' '}
            <a className="link" href={href.account(site.locale)}>
              {t('email.confirm')}
            </a>
          </p>
        )}
        <Shown ticked={view.notified} />
        <div className="account-checks">
          {notificationTopicNames.map((topic) => (
            <CheckField
              key={topic}
              name={`notify.${topic}`}
              label={t(`notify.${topic}`)}
              checked={view.notified.includes(topic)}
            />
          ))}
        </div>
      </Part>
      <FaultsContext value={listFaults(smsFields, smsAnswer.texts, smsAnswer.fault)}>
        <Part {...shown} action="sms" title={t('account.sms')}>
          <FormErrors t={t} />
          <CheckField name="sms" label={t('account.smsOn')} checked={sms['sms'] === 'on'} />
          <PhoneField
            t={t}
            country={site.country}
            dialCodes={view.dialCodes}
            value={sms['phone']}
            code={sms['phoneCode']}
          />
          <CheckField name="terms" label={t('account.smsTerms')} checked={sms['terms'] === 'on'} />
          <p className="label">
            <a className="link" href={href.legal(site.locale, 'sms-terms')}>
              {t('people.termsRead')}
            </a>
          </p>
        </Part>
      </FaultsContext>
      {view.smsPending === null ? null : (
        <PhoneProof
          {...shown}
          to="account/sms-proof"
          title={t('phone.textsTitle')}
          body={[
            t('phone.textsBody', { phone: view.smsPending }),
            ...(view.smsUntilThen === null ? [] : [t('phone.textsUntilThen', { phone: view.smsUntilThen })]),
          ].join(' ')}
          phone={view.smsPending}
          sends={false}
          fault={view.codeFault}
        />
      )}
      <Part {...shown} action="interests" title={t('account.interests')}>
        <p>{t('account.interestsLead')}</p>
        <Shown ticked={view.interests} />
        <div className="account-checks">
          {interests.map((interest: Interest) => (
            <CheckField
              key={interest}
              name={`interest.${interest}`}
              label={t(`account.interest.${interest}`)}
              checked={view.interests.includes(interest)}
            />
          ))}
        </div>
      </Part>
    </AccountFrame>
  )
}

/** Names the boxes that the page shows ticked; a box that differs from that was changed on the page. */
export const shownField = 'shown'

const Shown = ({ ticked }: { readonly ticked: readonly string[] }) => (
  <input type="hidden" name={shownField} value={ticked.join()} />
)

type PartProps = PageContext & {
  readonly form: FormContext
  readonly action: AccountAction
  readonly title: string
  readonly children: ReactNode
}

function Part({ site, t, form, action, title, children }: PartProps) {
  return (
    <section className="account-group" aria-labelledby={`account-${action}`}>
      <h2 id={`account-${action}`}>{title}</h2>
      <form className="account-form" method="post" noValidate>
        <FormFields site={site} form={form} to={`account/${action}`} />
        {children}
        {captchaField(form.captchas, `account/${action}`)}
        <button type="submit" className="btn b2">
          {t('account.save')}
          <span className="sr">{`: ${title}`}</span>
        </button>
      </form>
    </section>
  )
}
