import { href } from '../../../shared/routes.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import type { InstrumentView } from './account-page.tsx'
import { SavedEntryActions } from './saved-entry-actions.tsx'

type PaymentPageProps = PageContext & {
  readonly form: FormContext
  readonly cards: readonly InstrumentView[]
  readonly rewards: readonly InstrumentView[]
  /** The posted code, and its error. */
  readonly typed: string
  readonly answer: FormAnswer
  readonly fault?: string | undefined
}

export function PaymentPage({ site, t, form, cards, rewards, typed, answer, fault }: PaymentPageProps) {
  const { locale } = site
  const shown = { site, t, form }
  return (
    <AccountFrame {...shown} section="payment" title={t('account.payment')} fault={fault}>
      <section className="account-group">
        <h2>{t('account.cards')}</h2>
        <Instruments {...shown} instruments={cards} none={t('people.cardsNone')} />
        <p>
          <a className="btn" href={href.accountSection(locale, 'payment', 'new')}>
            {t('account.addCard')}
          </a>
        </p>
      </section>
      <section className="account-group">
        <h2>{t('account.rewards')}</h2>
        <Instruments {...shown} instruments={rewards} none={t('account.rewardsNone')} />
        <FaultsContext
          value={listFaults([{ name: 'code', label: t('account.rewardCode') }], answer.texts, answer.fault)}
        >
          <form className="account-form" method="post" noValidate>
            <h3>{t('account.addReward')}</h3>
            <FormErrors t={t} />
            <FormFields site={site} form={form} to="account/reward" />
            <Field
              name="code"
              label={t('account.rewardCode')}
              value={typed}
              required
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
            />
            {captchaField(form.captchas, 'account/reward')}
            <button type="submit" className="btn b2">
              {t('account.save')}
            </button>
          </form>
        </FaultsContext>
      </section>
    </AccountFrame>
  )
}

type InstrumentsProps = PageContext & {
  readonly form: FormContext
  readonly instruments: readonly InstrumentView[]
  readonly none: string
}

function Instruments({ site, t, form, instruments, none }: InstrumentsProps) {
  if (instruments.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className="account-cards">
      {instruments.map(({ id, kind, label, expires, main }) => (
        <li key={id}>
          <p>
            <b>{label}</b>
            <br />
            <span className="muted">{[kind, expires].filter(Boolean).join(', ')}</span>
          </p>
          <SavedEntryActions site={site} t={t} form={form} kind="instrument" id={id} name={label} main={main} />
        </li>
      ))}
    </ul>
  )
}
