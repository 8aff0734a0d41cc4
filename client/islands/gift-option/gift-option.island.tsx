import { useMemo } from 'react'
import { giftLimits } from '../../../shared/cart/gift-limits.ts'
import { giftRules } from '../../../shared/validation/forms.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { useFault } from '../../pages/form/faults.tsx'
import { described, Field, FieldFrame } from '../../pages/form/field.tsx'
import { useFieldId } from '../../pages/form/field-id.ts'
import { FormFields } from '../../pages/form-fields.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { Form } from '../form.tsx'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCartForm } from '../use-cart-form.ts'

function MessageField({ t, message }: Pick<PageContext, 't'> & { readonly message: string }) {
  const fault = useFault('giftMessage')
  const id = useFieldId()('giftMessage')
  const hint = t('giftOption.messageHint', { count: giftLimits.message })
  return (
    <FieldFrame name="giftMessage" label={t('giftOption.message')} hint={hint} fault={fault}>
      <textarea
        className="field"
        id={id}
        name="giftMessage"
        rows={4}
        maxLength={giftLimits.message}
        defaultValue={message}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described(id, hint, fault)}
      />
    </FieldFrame>
  )
}

/** Recipient of a digital gift, and the words for it. */
function GiftOption({ site, t, form, item, answer, templates }: IslandContext & IslandPropsOf<'gift-option'>) {
  const { onSubmit, failure, way, texts, busy } = useCartForm(t)
  const shownAnswer = useMemo(() => ({ texts: { ...answer.texts, ...texts } }), [answer, texts])
  const fields = [
    { name: 'giftTo', label: t('giftOption.to') },
    { name: 'giftEmail', label: t('giftOption.email') },
    { name: 'giftMessage', label: t('giftOption.message') },
  ]
  const { to = '', email = '', message = '' } = item.giftOption ?? {}
  return (
    <DialogFrame
      title={t('giftOption.title')}
      lead={t('giftOption.lead', { name: item.name })}
      failure={failure}
      way={way}
      busy={busy}
    >
      <Form
        site={site}
        t={t}
        rules={giftRules}
        templates={templates}
        fields={fields}
        answer={shownAnswer}
        onSend={onSubmit}
      >
        <FormFields site={site} form={form} to="cart/gift-option" />
        {Object.entries({ itemId: item.id, productId: item.productId, upc: item.upc, qty: item.qty }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Field
          name="giftTo"
          label={t('giftOption.to')}
          value={to}
          required
          autoComplete="off"
          maxLength={giftLimits.to}
        />
        <Field
          name="giftEmail"
          type="email"
          label={t('giftOption.email')}
          value={email}
          required
          autoComplete="off"
          inputMode="email"
          maxLength={giftLimits.email}
        />
        <MessageField t={t} message={message} />
        <p className="ctas">
          <button type="submit" className="btn">
            {t('giftOption.save')}
          </button>
        </p>
      </Form>
    </DialogFrame>
  )
}

export const island: IslandOf<'gift-option'> = GiftOption
