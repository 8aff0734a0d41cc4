import type { FormTarget } from '../../../shared/routes.ts'
import { captchaField } from '../form/captcha-field.tsx'
import type { Choice } from '../form/choices.tsx'
import { SelectField } from '../form/choices.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { Part } from './part.tsx'

/** Dates arrive formatted. `isEnded`: the whole order was given back before it arrived, so it needs no label. */
export type ReturnView = {
  readonly id: string
  readonly when: string
  readonly isEnded: boolean
  readonly items: readonly string[]
}

type OrderForm = PageContext & {
  readonly form: FormContext
  readonly to: FormTarget
  /** Fields that name and prove the order. */
  readonly fields: Readonly<Record<string, string>>
}

export const Hidden = ({ fields }: Pick<OrderForm, 'fields'>) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

export function ReturnsList(props: OrderForm & { readonly returns: readonly ReturnView[] }) {
  const { site, t, form, to, fields, returns } = props
  if (returns.length === 0) return null
  return (
    <Part heading="h2" title={t('account.returns')}>
      <ul className="co-returns">
        {returns.map(({ id, when, isEnded, items }) => (
          <li key={id}>
            <p>
              <strong>{t('account.returnNumber', { number: id })}</strong> <span className="muted">{when}</span>
            </p>
            {items.map((item) => (
              <p className="muted" key={item}>
                {item}
              </p>
            ))}
            {isEnded ? null : (
              <form method="post">
                <FormFields site={site} form={form} to={to} />
                <Hidden fields={{ ...fields, returnId: id }} />
                <button type="submit" className="link">
                  {t('account.returnLabel')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export type ReturnFormView = {
  readonly lines: readonly { readonly id: string; readonly name: string; readonly qty: number }[]
  readonly reasons: readonly Choice[]
  /** Equal for every press of this form's button: one that is sent twice is one return. */
  readonly key: string
  readonly values: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
  readonly fault?: string | undefined
  /** The return was refused, so its form is shown at once. */
  readonly open: boolean
}

export const qtyField = (itemId: string): string => `qty.${itemId}`
export const reasonField = (itemId: string): string => `reason.${itemId}`

/** The units of an order that go back, and why. */
export function ReturnForm({ site, t, form, to, fields, view }: OrderForm & { readonly view: ReturnFormView }) {
  const { lines, reasons, key, values, texts, fault } = view
  const names = lines.flatMap(({ id, name }) => [
    { name: qtyField(id), label: name },
    { name: reasonField(id), label: name },
  ])
  return (
    <FaultsContext value={listFaults(names, texts, fault)}>
      <form method="post" className="co-form">
        <FormErrors t={t} />
        <FormFields site={site} form={form} to={to} />
        <Hidden fields={{ ...fields, key }} />
        <p>{t('account.returnLead')}</p>
        {lines.map(({ id, name, qty }) => (
          <fieldset key={id} className="co-return">
            <legend>{name}</legend>
            <SelectField
              name={qtyField(id)}
              label={t('account.returnQty')}
              empty={t('account.returnNoUnits')}
              choices={Array.from({ length: qty }, (_, index) => String(index + 1)).map((value) => ({
                value,
                label: value,
              }))}
              value={values[qtyField(id)]}
              autoComplete="off"
            />
            <SelectField
              name={reasonField(id)}
              label={t('account.returnReason')}
              empty={t('account.returnReasonEmpty')}
              choices={reasons}
              value={values[reasonField(id)]}
              autoComplete="off"
            />
          </fieldset>
        ))}
        {captchaField(form.captchas, to)}
        <button type="submit" className="btn">
          {t('account.returnSubmit')}
        </button>
      </form>
    </FaultsContext>
  )
}
