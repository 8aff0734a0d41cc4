import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import type { CartNotices } from '../../pages/cart/cart-notices.ts'
import type { CartForm } from '../../pages/cart/line-form.tsx'
import { Field } from '../../pages/form/field.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { PageContext } from '../../pages/page-context.ts'

type CouponsProps = PageContext & {
  readonly cart: Pick<Cart, 'couponItems' | 'purchaseId'>
  readonly form: CartForm
  readonly notices: Pick<CartNotices, 'coupon' | 'idleCoupons'>
  /** The view's number (use-view.ts). */
  readonly turn: number
  /** A captcha that came with the page: a code that was tried has spent it. */
  readonly slot: ReactNode
}

/** The coupon field with its error, and the codes in use as removable pills. */
export function Coupons({ site, t, cart, form, notices, turn, slot }: CouponsProps) {
  const { coupon: notice, idleCoupons } = notices
  const { ref, onSubmit } = useResetOnNewView(turn, notice !== null)
  return (
    <div className="coupons">
      <form method="post" action={href.cartAction(site.locale, 'coupon')} ref={ref} onSubmit={onSubmit}>
        <FormFields site={site} form={{ ...form, purchaseId: cart.purchaseId }} />
        <Field
          name="coupon"
          label={t('cart.coupon')}
          value={notice?.typed}
          fault={notice?.words ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          {...(notice?.words && { autoFocus: true })}
        />
        {turn === 0 ? slot : null}
        <button type="submit" className="btn b2">
          {t('cart.couponApply')}
        </button>
      </form>
      {notice?.words ? (
        <p className="sr" role="alert">
          {notice.words}
        </p>
      ) : null}
      {cart.couponItems.length > 0 ? (
        <ul className="pills" aria-label={t('cart.couponsApplied')}>
          {cart.couponItems.map(({ code, valid }) => (
            <li key={code}>
              <form method="post" action={href.cartAction(site.locale, 'coupon-remove')}>
                <FormFields site={site} form={form} />
                <input type="hidden" name="coupon" value={code} />
                <button type="submit" className="pill" aria-label={t('cart.couponRemove', { code })}>
                  {code} <Icon name="close" />
                </button>
              </form>
              {valid ? null : <p className="label muted">{idleCoupons[code]}</p>}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/**
 * Clears the field once a new view shows the posted code's outcome, unless the code was refused or the shopper has
 * typed another one in the meantime.
 */
function useResetOnNewView(turn: number, isRefused: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const posted = useRef<string>(null)
  const typed = () => (ref.current ? String(new FormData(ref.current).get('coupon')) : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every view
  useLayoutEffect(() => {
    if (!isRefused && posted.current !== null && posted.current === typed()) ref.current?.reset()
    posted.current = null
  }, [turn])
  return { ref, onSubmit: () => (posted.current = typed()) }
}
