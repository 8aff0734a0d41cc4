import { type CartItem, GiftOption } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { Field, FieldFrame, fieldId } from '../form/field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { DialogFrame, FormFailure } from './dialog-frame.tsx'

export type LineDialogProps = PageContext & { form: FormContext; item: CartItem }

/** The ways one line can come. A way by a store leads to the choice of one. */
export function ShippingMethodDialog({ site, t, form, item }: LineDialogProps) {
  const { locale } = site
  const ways = item.shippingOptions.filter(({ shippingMethod: { code } }) => code !== 'pudo')
  return (
    <DialogFrame title={t('shippingMethod.title')} lead={item.name}>
      {ways.length < 2 ? <p>{t('shippingMethod.none')}</p> : null}
      <form method="post" action={href.cartAction(locale, 'delivery')}>
        <FormFields site={site} form={form} />
        <input type="hidden" name="itemId" value={item.id} />
        <FormFailure />
        <ul className="ways">
          {ways.map(({ shippingMethod: { code, label, price }, selected, available }) => (
            <li key={code}>
              <label>
                <input type="radio" name="code" value={code} defaultChecked={selected} disabled={!available} />
                <span>
                  {label}
                  {available ? null : <small className="muted">{t('shippingMethod.unavailable')}</small>}
                </span>
                <span>
                  {price.amount === 0 ? t('cart.shippingFree') : formatMoney(price.amount, site.currency, locale)}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="ctas">
          <button type="submit" className="btn">
            {t('shippingMethod.confirm')}
          </button>
          {item.isDigitalProduct ? null : (
            <a className="link" href={href.dialog(locale, 'pickup', { item: item.id })} data-dialog="">
              {t('pickup.title')}
            </a>
          )}
        </p>
      </form>
    </DialogFrame>
  )
}

const messageLimit = GiftOption.shape.message.maxLength ?? 0

/** Who gets a digital gift, and with which words. */
export function GiftOptionDialog({ site, t, form, item }: LineDialogProps) {
  const { to = '', email = '', message = '' } = item.giftOption ?? {}
  return (
    <DialogFrame title={t('giftOption.title')} lead={t('giftOption.lead', { name: item.name })}>
      <form method="post" action={href.cartAction(site.locale, 'gift-option')}>
        <FormFields site={site} form={form} />
        {Object.entries({ itemId: item.id, productId: item.productId, upc: item.upc, qty: item.qty }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <FormFailure />
        <Field
          name="giftTo"
          label={t('giftOption.to')}
          value={to}
          required
          autoComplete="off"
          maxLength={GiftOption.shape.to.maxLength ?? 0}
        />
        <Field
          name="giftEmail"
          type="email"
          label={t('giftOption.email')}
          value={email}
          required
          autoComplete="off"
          inputMode="email"
          maxLength={GiftOption.shape.email.maxLength ?? 0}
        />
        <FieldFrame
          name="giftMessage"
          label={t('giftOption.message')}
          hint={t('giftOption.messageHint', { count: messageLimit })}
        >
          <textarea
            className="field"
            id={fieldId('giftMessage')}
            name="giftMessage"
            rows={4}
            maxLength={messageLimit}
            defaultValue={message}
            aria-describedby={`${fieldId('giftMessage')}-hint`}
          />
        </FieldFrame>
        <p className="ctas">
          <button type="submit" className="btn">
            {t('giftOption.save')}
          </button>
        </p>
      </form>
    </DialogFrame>
  )
}
