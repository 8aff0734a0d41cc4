import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Field } from '../form/field.tsx'
import { FormFields } from '../form-fields.tsx'
import type { PageContext } from '../page-context.ts'
import type { CartNotices } from './cart-notices.ts'
import type { CartForm } from './line-form.tsx'

type CouponsProps = PageContext & {
  readonly cart: Pick<Cart, 'couponItems'>
  readonly form: CartForm
  readonly notice: CartNotices['coupon']
}

/** The field, its error at it, and the codes in use as pills that can be taken off. */
export function Coupons({ site, t, cart, form, notice }: CouponsProps) {
  return (
    <div className="coupons">
      <form method="post" action={href.cartAction(site.locale, 'coupon')}>
        <FormFields site={site} form={form} />
        <Field
          name="coupon"
          label={t('bag.coupon')}
          value={notice?.typed}
          fault={notice?.words}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          {...(notice && { autoFocus: true })}
        />
        <button type="submit" className="btn b2">
          {t('bag.couponApply')}
        </button>
      </form>
      {notice ? (
        <p className="sr" role="alert">
          {notice.words}
        </p>
      ) : null}
      {cart.couponItems.length > 0 ? (
        <ul className="pills" aria-label={t('bag.couponsApplied')}>
          {cart.couponItems.map(({ code, valid }) => (
            <li key={code}>
              <form method="post" action={href.cartAction(site.locale, 'coupon-remove')}>
                <FormFields site={site} form={form} />
                <input type="hidden" name="coupon" value={code} />
                <button type="submit" className="pill" aria-label={t('bag.couponRemove', { code })}>
                  {code} <Icon name="close" />
                </button>
              </form>
              {valid ? null : <p className="label muted">{t('bag.couponIdle')}</p>}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
