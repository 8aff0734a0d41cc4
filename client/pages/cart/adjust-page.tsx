import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { saleBarCss } from '../account/sale-bar.tsx'
import { type Choice, SelectField } from '../form/choices.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { formCss } from '../form/form-css.ts'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './adjust-page.css?inline'

export const adjustPageCss: readonly string[] = [...formCss, saleBarCss, css]

type AdjustPageProps = PageContext & {
  readonly form: FormContext
  readonly sale: ReactNode
  /** Tells this form from the next one: sent twice, it takes something off once. */
  readonly formKey: string
  /** Reductions that were made already. */
  readonly kept: readonly { readonly id: string; readonly words: string }[]
  readonly goods: readonly Choice[]
  readonly currency: string
  readonly reasons: readonly Choice[]
  readonly values: Readonly<Record<string, string>>
  readonly answer: FormAnswer
}

/** An associate takes something off the price of a line, or of the whole order. */
export function AdjustPage(props: AdjustPageProps) {
  const { site, t, form, formKey, sale, kept, goods, currency, reasons, values, answer } = props
  const labels = { item: t('adjust.item'), off: t('adjust.off'), unit: t('adjust.unit'), reason: t('adjust.reason') }
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label }))
  const units = [
    { value: 'amount', label: currency },
    { value: 'percent', label: '%' },
  ]
  return (
    <>
      {sale}
      <section className="adjust edge">
        <p>
          <a className="link" href={href.cart(site.locale)}>
            ← {t('cart.title')}
          </a>
        </p>
        <h1 className="title">{t('adjust.title')}</h1>
        <p className="muted">{t('adjust.lead')}</p>
        {kept.length > 0 ? (
          <ul className="adjust-kept" aria-label={t('adjust.kept')}>
            {kept.map(({ id, words }) => (
              <li key={id}>
                <span>{words}</span>
                <form method="post">
                  <FormFields site={site} form={form} to="cart/adjustment-remove" />
                  <input type="hidden" name="adjustmentId" value={id} />
                  <button type="submit" className="link" aria-label={`${t('cart.remove')}: ${words}`}>
                    {t('cart.remove')}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        ) : null}
        <FaultsContext value={listFaults(fields, answer.texts, answer.fault)}>
          <form method="post" noValidate>
            <FormErrors t={t} />
            <FormFields site={site} form={form} to="cart/adjust" />
            <input type="hidden" name="key" value={formKey} />
            <SelectField
              name="item"
              label={labels.item}
              choices={goods}
              value={values['item']}
              autoComplete="off"
              required
            />
            <div className="adjust-off">
              <Field
                name="off"
                label={labels.off}
                value={values['off']}
                autoComplete="off"
                inputMode="decimal"
                maxLength={12}
                required
              />
              <SelectField name="unit" label={labels.unit} choices={units} value={values['unit']} autoComplete="off" />
            </div>
            <SelectField
              name="reason"
              label={labels.reason}
              choices={reasons}
              empty={t('form.choose')}
              value={values['reason']}
              autoComplete="off"
              required
            />
            <button type="submit" className="btn">
              {t('adjust.press')}
            </button>
          </form>
        </FaultsContext>
      </section>
    </>
  )
}
