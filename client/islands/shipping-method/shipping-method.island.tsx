import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCartForm } from '../use-cart-form.ts'

/** The delivery methods of one line, with a link to the store picker. */
function ShippingMethod({ site, t, form, item }: IslandContext & IslandPropsOf<'shipping-method'>) {
  const { onSubmit, failure, way, busy } = useCartForm(t)
  const { locale } = site
  const options = item.shippingOptions.filter(({ shippingMethod: { code } }) => code !== 'pudo')
  return (
    <DialogFrame title={t('shippingMethod.title')} lead={item.name} failure={failure} way={way} busy={busy}>
      {options.length < 2 ? <p>{t('shippingMethod.none')}</p> : null}
      <form method="post" action={href.cartAction(locale, 'delivery')} onSubmit={onSubmit}>
        <FormFields site={site} form={form} />
        <input type="hidden" name="itemId" value={item.id} />
        <ul className="ways">
          {options.map(({ shippingMethod: { code, label, price }, selected, available }) => (
            <li key={code}>
              <label>
                <input type="radio" name="code" value={code} defaultChecked={selected} disabled={!available} />
                <span>
                  {label || code}
                  {available ? null : <small className="muted">{t('shippingMethod.unavailable')}</small>}
                </span>
                <span>
                  {!price
                    ? ''
                    : price.amount === 0
                      ? t('cart.shippingFree')
                      : formatMoney(price.amount, site.currency, locale)}
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

export const island: IslandOf<'shipping-method'> = ShippingMethod
