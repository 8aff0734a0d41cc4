import type { ReactNode } from 'react'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { CartWords } from '../cart/cart-notices.ts'
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
  readonly notices: {
    readonly top: readonly CartWords[]
    /** Script shows these itself. */
    readonly toasts: readonly { readonly title: string; readonly message: string }[]
    readonly byItem: Readonly<Record<string, readonly CartWords[]>>
  }
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
        <Notices role="alert" words={notices.top.filter(({ tone }) => tone === 'error')} />
        <Notices role="status" words={notices.top.filter(({ tone }) => tone === 'info')} />
        {notices.toasts.length > 0 ? (
          <noscript>
            <Notices
              role="alert"
              words={notices.toasts.map(({ title, message }) => ({ tone: 'error', words: `${title} ${message}` }))}
            />
          </noscript>
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
        notices={notices.byItem}
        unfolded={step === 'summary'}
      />
    </div>
  )
}

/** Errors are said at once, what the shop changed when there is a pause. */
function Notices({ role, words }: { readonly role: 'alert' | 'status'; readonly words: readonly CartWords[] }) {
  if (words.length === 0) return null
  return (
    <div role={role} className="co-notices">
      {words.map((one) => (
        <p className={one.tone === 'error' ? 'warn notice' : 'notice'} key={one.words}>
          {one.words}
        </p>
      ))}
    </div>
  )
}
