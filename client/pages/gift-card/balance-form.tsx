import { href } from '../../../shared/routes.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { formCss } from '../form/form-css.ts'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { RequiredNote } from '../form/required-note.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './balance-form.css?inline'

export const balanceFormCss: readonly string[] = [...formCss, css]

/** A card's balance as text: `$25.00`. `until` is the last day that it can be spent, if there is one. */
export type Balance = {
  readonly label: string
  readonly money: string
  readonly until: string | null
  /** There is something left, in the money of this shop. */
  readonly buysHere: boolean
}

type BalanceFormProps = PageContext & {
  readonly form: FormContext
  /** As typed; of the PIN nothing is shown again. */
  readonly code: string
  readonly answer: FormAnswer
  readonly balance: Balance | null
}

/** Asks what is left on a gift card, below the page's own content. */
export function BalanceForm({ site, t, form, code, answer, balance }: BalanceFormProps) {
  const labels = { code: t('checkout.giftCode'), pin: t('checkout.pin') }
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label }))
  return (
    <section className="balance edge" id="balance" aria-labelledby="balance-title">
      <h2 className="title" id="balance-title">
        {t('giftCard.balance')}
      </h2>
      {balance ? (
        <div className="balance-found" role="status">
          <p>
            <strong>{t('giftCard.left', { name: balance.label, amount: balance.money })}</strong>
          </p>
          {balance.until ? <p>{t('giftCard.until', { date: balance.until })}</p> : null}
          {balance.buysHere ? (
            <p>
              <a className="link" href={href.home(site.locale)}>
                {t('giftCard.onward')}
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
      <p>{t('giftCard.lead')}</p>
      <FaultsContext value={listFaults(fields, answer.texts, answer.fault)}>
        <FormErrors t={t} />
        <form method="post" action="#balance" noValidate>
          <FormFields site={site} form={form} to="gift-card/balance" />
          <RequiredNote t={t} />
          <Field
            name="code"
            label={labels.code}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            maxLength={40}
            required
          />
          <Field
            name="pin"
            label={labels.pin}
            autoComplete="off"
            inputMode="numeric"
            enterKeyHint="go"
            maxLength={12}
            required
          />
          {captchaField(form.captchas, 'gift-card/balance')}
          <button type="submit" className="btn">
            {t('giftCard.check')}
          </button>
        </form>
      </FaultsContext>
    </section>
  )
}
