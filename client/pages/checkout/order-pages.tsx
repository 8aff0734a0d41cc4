import type { ReactNode } from 'react'
import type { OrderStatus } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { isKept } from '../../../shared/orders/is-kept.ts'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { captchaField } from '../form/captcha-field.tsx'
import { FaultsContext, listFaults } from '../form/faults.tsx'
import { Field } from '../form/field.tsx'
import { FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { OrderView, type OrderViewProps } from './order-view.tsx'
import { Hidden, ReturnForm, type ReturnFormView, ReturnsList, type ReturnView } from './returns.tsx'

type Around = {
  /** The form by which a guest makes an account of the order. */
  readonly account: ReactNode
  /** Heads the page where an associate has sold. */
  readonly head: ReactNode
}

export function ConfirmationPage({ account, head, ...view }: OrderViewProps & Around) {
  const { site, t, order } = view
  const name = order.billingAddress?.firstName ?? ''
  const kept = isKept(order)
  const thanks = name ? t('checkout.thanksNamed', { name }) : t('checkout.thanks')
  const title = kept ? thanks : view.status
  const orderValues = { number: order.orderNumber, email: order.email }
  return (
    <>
      {head}
      <div className="co-done edge">
        <header>
          <h1 className={displayClass(title)}>{title}</h1>
          <p>{t(kept ? 'checkout.confirmed' : 'people.order', orderValues)}</p>
        </header>
        <OrderView {...view} />
        {account ? (
          <section className="co-account" aria-labelledby="order-account">
            <h2 className="title" id="order-account">
              {t('password.orderTitle')}
            </h2>
            <p>{t('password.orderLead')}</p>
            {account}
          </section>
        ) : null}
        <p className="co-on">
          <a className="btn" href={href.home(site.locale)}>
            {t('checkout.onward')}
          </a>
          <a className="link" href={href.orderTracking(site.locale)}>
            {t('checkout.trackLink')}
          </a>
        </p>
      </div>
    </>
  )
}

type TrackingPageProps = PageContext & {
  readonly form: FormContext
  readonly values: { readonly orderNumber: string; readonly email: string }
  /** Error texts by field; `fault` is the form's. */
  readonly texts: Readonly<Record<string, string>>
  readonly fault?: string | undefined
  readonly found: OrderViewProps | null
  /** The order can still be canceled. */
  readonly canCancel: boolean
  readonly outcome?: string | undefined
  readonly returns: readonly ReturnView[]
  /** Null where nothing can be returned. */
  readonly returnForm: ReturnFormView | null
  /** A return was asked for all the same. */
  readonly nothingToReturn: boolean
  /** Fields of a return that waits for the order to be found. */
  readonly waiting: Readonly<Record<string, string>>
}

export function TrackingPage(props: TrackingPageProps) {
  const { site, t, form, values, texts, fault, found, canCancel, outcome, waiting } = props
  const { returns, returnForm, nothingToReturn } = props
  const fields = [
    { name: 'orderNumber', label: t('checkout.orderNumber') },
    { name: 'email', label: t('form.email') },
  ]
  return (
    <div className="co-done edge">
      <header>
        <h1 className={displayClass(t('checkout.trackTitle'))}>{t('checkout.trackTitle')}</h1>
        <p className="muted">{t('checkout.trackLead')}</p>
      </header>
      {outcome ? (
        <p className="callout" role="status">
          {outcome}
        </p>
      ) : null}
      {nothingToReturn ? (
        <p className="callout" role="alert">
          {t('account.returnNothing')}
        </p>
      ) : null}
      {found ? (
        <>
          <OrderView {...found} />
          <ReturnsList site={site} t={t} form={form} to="checkout/return-label" fields={values} returns={returns} />
          {returnForm ? (
            <details className="confirm" open={returnForm.open}>
              <summary className="link">{t('account.returnItems')}</summary>
              <ReturnForm site={site} t={t} form={form} to="checkout/return" fields={values} view={returnForm} />
            </details>
          ) : null}
          {canCancel ? (
            <form method="post">
              <FormFields site={site} form={form} to="checkout/cancel" />
              <input type="hidden" name="orderNumber" value={values.orderNumber} />
              <input type="hidden" name="email" value={values.email} />
              {captchaField(form.captchas, 'checkout/cancel')}
              <button type="submit" className="btn b2">
                {t('checkout.cancelOrder')}
              </button>
            </form>
          ) : null}
        </>
      ) : (
        <FaultsContext value={listFaults(fields, texts, fault)}>
          <form method="post" className="co-form">
            <FormErrors t={t} />
            <FormFields site={site} form={form} to="checkout/track" />
            <Hidden fields={waiting} />
            <Field
              name="orderNumber"
              label={t('checkout.orderNumber')}
              hint={t('checkout.numberHint')}
              value={values.orderNumber}
              required
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <Field
              name="email"
              type="email"
              label={t('form.email')}
              value={values.email}
              required
              autoComplete="email"
              inputMode="email"
              maxLength={254}
            />
            {captchaField(form.captchas, 'checkout/track')}
            <button type="submit" className="btn">
              {t('checkout.trackSubmit')}
            </button>
          </form>
        </FaultsContext>
      )}
    </div>
  )
}

type WaitPageProps = PageContext & { readonly retryHref: string }

/** Shown while placing an order takes longer; the page refreshes itself, even without script. */
export function WaitPage({ t, retryHref }: WaitPageProps) {
  return (
    <div className="co-done edge">
      <h1 className={displayClass(t('checkout.processingTitle'))}>{t('checkout.processingTitle')}</h1>
      <p role="status">{t('checkout.processingBody')}</p>
      <p>
        <a className="btn b2" href={retryHref}>
          {t('checkout.processingCheck')}
        </a>
      </p>
    </div>
  )
}

const returnedWords = {
  PLACED: 'checkout.returnedPlaced',
  PROCESSING: 'checkout.returnedProcessing',
  ACTION_REQUIRED: 'checkout.returnedWaiting',
  CANCELLED: 'checkout.returnedCancelled',
} as const satisfies Record<OrderStatus, MessageKey>

type ReturnedPageProps = PageContext & { readonly title: string; readonly status: OrderStatus }

/**
 * Back from the bank without being whose order it is, for example in another browser: how the order stands, and nothing
 * else of it.
 */
export function ReturnedPage({ site, t, title, status }: ReturnedPageProps) {
  return (
    <div className="co-done edge">
      <h1 className={displayClass(title)}>{title}</h1>
      <p role="status">{t(returnedWords[status])}</p>
      <p className="co-on">
        {status === 'CANCELLED' ? (
          <a className="btn" href={href.cart(site.locale)}>
            {t('dialog.backToCart')}
          </a>
        ) : (
          <a className="btn" href={href.orderTracking(site.locale)}>
            {t('checkout.trackLink')}
          </a>
        )}
        <a className="link" href={href.home(site.locale)}>
          {t('checkout.onward')}
        </a>
      </p>
    </div>
  )
}

type RetryOrderPageProps = PageContext & {
  readonly form: FormContext
  readonly fields: Readonly<Record<string, string>>
}

/** Shown when it is unknown whether the order was placed. Retrying can't place a second one. */
export function RetryOrderPage({ site, t, form, fields }: RetryOrderPageProps) {
  return (
    <div className="co-done edge">
      <h1 className={displayClass(t('checkout.unknownTitle'))}>{t('checkout.unknownTitle')}</h1>
      <p role="alert">{t('checkout.unknownBody')}</p>
      <form method="post">
        <FormFields site={site} form={form} to="checkout/place" />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {captchaField(form.captchas, 'checkout/place')}
        <button type="submit" className="btn">
          {t('checkout.unknownAsk')}
        </button>
      </form>
    </div>
  )
}
