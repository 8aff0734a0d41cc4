import { supportLimits } from '../../../shared/contracts/support-case.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import { EmailField } from '../contact/email-field.tsx'
import { type Choice, SelectField } from '../form/choices.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import type { FormAnswer } from '../form/form-props.ts'
import { RequiredNote } from '../form/required-note.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'

type WarrantyPageProps = PageContext & {
  readonly form: FormContext
  readonly orderNumber: string
  readonly items: readonly Choice[]
  readonly values: FormValues
  readonly answer: FormAnswer
}

/** Faults of an item of an order. */
export function WarrantyPage({ site, t, form, orderNumber, items, values, answer }: WarrantyPageProps) {
  const labels = { productId: t('warranty.item'), description: t('warranty.what'), email: t('form.email') }
  const fields = Object.entries(labels).map(([name, label]) => ({ name, label }))
  return (
    <AccountFrame site={site} t={t} form={form} section="support" title={t('warranty.title')}>
      <p>{t('warranty.lead')}</p>
      <FaultsContext value={listFaults(fields, answer.texts, answer.fault)}>
        <FormErrors t={t} />
        <form className="account-form" method="post" noValidate>
          <FormFields site={site} form={form} to="account/warranty" />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <RequiredNote t={t} />
          <SelectField
            name="productId"
            label={labels.productId}
            choices={items}
            value={values['productId']}
            autoComplete="off"
            required
          />
          <TextAreaField
            name="description"
            label={labels.description}
            hint={t('warranty.whatHint')}
            value={values['description']}
            maxLength={supportLimits.message}
            required
          />
          <EmailField label={labels.email} value={values['email']} />
          <button type="submit" className="btn">
            {t('warranty.send')}
          </button>
        </form>
      </FaultsContext>
      <p>
        <a className="link" href={href.accountSection(site.locale, 'orders', orderNumber)}>
          {t('warranty.back')}
        </a>
      </p>
    </AccountFrame>
  )
}
