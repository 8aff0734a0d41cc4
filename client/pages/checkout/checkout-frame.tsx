import type { ReactNode } from 'react'
import { awaitsTax } from '../../../shared/cart/awaits-tax.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { saleBarCss } from '../account/sale-bar.tsx'
import type { CartNotice } from '../cart/cart-notices.ts'
import { formCss } from '../form/form-css.ts'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './checkout.css?inline'
import type { CheckoutStep } from './checkout-props.ts'
import { FinishedSteps, type ReviewRow } from './finished-steps.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderCoupons } from './order-coupons.tsx'

export const checkoutCss: readonly string[] = [...formCss, saleBarCss, css]

/** The heading of the open step, which gets the focus when script opens it. */
const openStepId = 'co-step'

const checkoutSteps: readonly CheckoutStep[] = ['shipping', 'billing', 'summary']

type CheckoutFrameProps = PageContext & {
  readonly step: CheckoutStep
  readonly hrefOf: (step: CheckoutStep) => string
  /** The last step the shopper can navigate to. */
  readonly reached: CheckoutStep
  /** Entries of the steps before this one. */
  readonly finished: readonly ReviewRow[]
  readonly cart: Cart
  /** Loyalty points of the order; 0 shows none. */
  readonly earnedPoints: number
  /** The hidden fields of the step's forms. */
  readonly form: FormContext
  readonly notices: {
    readonly top: readonly CartNotice[]
    /** The checkout island shows these when script is available. */
    readonly toasts: readonly { readonly title: string }[]
    readonly byItem: Readonly<Record<string, readonly CartNotice[]>>
    readonly idleCoupons: Readonly<Record<string, string>>
  }
  /** Heads the page where an associate sells. */
  readonly sale: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every checkout step: progress, notices, the other steps and the order. The open step is an island.
 */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { site, t, step, hrefOf, reached, finished, cart, earnedPoints, form, notices, sale, children } = props
  const last = checkoutSteps.indexOf(reached)
  return (
    <>
      {sale}
      <div className="co edge">
        <header className="co-top">
          <h1 className="title">{t('checkout.title')}</h1>
          <nav aria-label={t('checkout.steps')}>
            <ol className="co-steps">
              {checkoutSteps.map((listedStep, index) => (
                <li key={listedStep} aria-current={listedStep === step ? 'step' : undefined}>
                  {listedStep !== step && index <= last ? (
                    <a href={hrefOf(listedStep)}>{t(`checkout.${listedStep}`)}</a>
                  ) : (
                    <span>{t(`checkout.${listedStep}`)}</span>
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
              <Notices role="alert" words={notices.toasts.map(({ title }) => ({ tone: 'error', words: title }))} />
            </noscript>
          ) : null}
          {step === 'summary' ? null : <FinishedSteps t={t} rows={finished} heading="h2" />}
          <section className="co-now" aria-labelledby={openStepId}>
            <h2 id={openStepId} tabIndex={-1}>
              {t(`checkout.${step}`)}
            </h2>
            {step === 'summary' ? <FinishedSteps t={t} rows={finished} heading="h3" /> : null}
            {children}
          </section>
          {checkoutSteps.slice(checkoutSteps.indexOf(step) + 1).map((laterStep) => (
            <h2 className="co-later" key={laterStep}>
              {t(`checkout.${laterStep}`)}
            </h2>
          ))}
        </div>
        <OrderAside
          site={site}
          t={t}
          items={cart.items}
          totals={cart.totals}
          currency={cart.currency}
          payment_instruments={cart.payment_instruments}
          earnedPoints={earnedPoints}
          priceAdjustments={cart.priceAdjustments}
          taxLater={awaitsTax(site, cart)}
          notices={notices.byItem}
          coupons={
            <OrderCoupons
              site={site}
              t={t}
              coupons={cart.couponItems}
              idle={notices.idleCoupons}
              form={form}
              step={step}
            />
          }
          unfolded={step === 'summary'}
        />
      </div>
    </>
  )
}

/** Errors are announced at once, changes made by the shop politely. */
function Notices({ role, words }: { readonly role: 'alert' | 'status'; readonly words: readonly CartNotice[] }) {
  if (words.length === 0) return null
  return (
    <div role={role} className="co-notices">
      {words.map((notice) => (
        <p className={notice.tone === 'error' ? 'warn notice' : 'notice'} key={notice.words}>
          {notice.href ? (
            <a className="link" href={notice.href} data-dialog={notice.dialog ? '' : undefined}>
              {notice.words}
            </a>
          ) : (
            notice.words
          )}
        </p>
      ))}
    </div>
  )
}
