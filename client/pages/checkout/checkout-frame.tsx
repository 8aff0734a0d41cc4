import type { ReactNode } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { formCss } from '../form/form-css.ts'
import type { PageContext } from '../page-context.ts'
import css from './checkout.css?inline'
import { OrderAside } from './order-aside.tsx'

export const checkoutCss: readonly string[] = [...formCss, css]

export const checkoutSteps = ['shipping', 'billing', 'summary'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

type CheckoutFrameProps = PageContext & {
  readonly step: CheckoutStep
  /** Steps up to this one can be gone to. */
  readonly reached: CheckoutStep
  readonly cart: Cart
  /** On top of the page, in words. */
  readonly notices: readonly string[]
  readonly children: ReactNode
}

/** Every step of checkout: where one is, what is wrong, the form, and what is bought beside it. */
export function CheckoutFrame({ site, t, step, reached, cart, notices, children }: CheckoutFrameProps) {
  const last = checkoutSteps.indexOf(reached)
  return (
    <div className="co edge">
      <header className="co-top">
        <h1 className="title">{t('checkout.title')}</h1>
        <nav aria-label={t('checkout.steps')}>
          <ol className="co-steps">
            {checkoutSteps.map((one, index) => (
              <li key={one} aria-current={one === step ? 'step' : undefined}>
                {one !== step && index <= last ? (
                  <a href={href.checkout(site.locale, one)}>{t(`checkout.${one}`)}</a>
                ) : (
                  <span>{t(`checkout.${one}`)}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div className="co-main">
        {notices.length > 0 ? (
          <div role="alert" className="co-notices">
            {notices.map((notice) => (
              <p className="warn notice" key={notice}>
                {notice}
              </p>
            ))}
          </div>
        ) : null}
        {children}
      </div>
      <OrderAside
        site={site}
        t={t}
        items={cart.items}
        totals={cart.totals}
        currency={cart.currency}
        payment_instruments={cart.payment_instruments}
        unfolded={step === 'summary'}
      />
    </div>
  )
}
