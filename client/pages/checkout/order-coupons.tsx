import type { Cart } from '../../../shared/contracts/cart.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import type { CheckoutStep } from './checkout-props.ts'

type OrderCouponsProps = PageContext & {
  readonly coupons: Cart['couponItems']
  /** Why a coupon has no effect, by code. */
  readonly idle: Readonly<Record<string, string>>
  readonly form: FormContext
  readonly step: CheckoutStep
}

/**
 * The order's coupon codes, each removable, with the reason if a code has no effect.
 */
export function OrderCoupons({ site, t, coupons, idle, form, step }: OrderCouponsProps) {
  if (coupons.length === 0) return null
  return (
    <ul className="co-coupons" aria-label={t('cart.couponsApplied')}>
      {coupons.map(({ code }) => (
        <li key={code}>
          <form method="post">
            <FormFields site={site} form={form} to="checkout/coupon-remove" />
            <input type="hidden" name="coupon" value={code} />
            <input type="hidden" name="step" value={step} />
            <span>{code}</span>{' '}
            <button type="submit" className="link" aria-label={t('cart.couponRemove', { code })}>
              {t('cart.remove')}
            </button>
          </form>
          {idle[code] ? <p className="warn label">{idle[code]}</p> : null}
        </li>
      ))}
    </ul>
  )
}
