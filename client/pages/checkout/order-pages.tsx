import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { Field } from '../form/field.tsx'
import { type FieldError, FormErrors } from '../form/form-errors.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { OrderView, type OrderViewProps } from './order-view.tsx'

export function ConfirmationPage(view: OrderViewProps) {
  const { site, t, order } = view
  const name = order.billingAddress?.firstName ?? ''
  const isCancelled = order.status === 'CANCELLED'
  const thanks = name ? t('checkout.thanksNamed', { name }) : t('checkout.thanks')
  const title = isCancelled ? t('checkout.cancelledTitle') : thanks
  const told = { number: order.orderNumber, email: order.email }
  return (
    <div className="co-done edge">
      <header>
        <h1 className={displayClass(title)}>{title}</h1>
        <p>{isCancelled ? t('checkout.cancelledLead', told) : t('checkout.confirmed', told)}</p>
      </header>
      <OrderView {...view} />
      <p className="co-on">
        <a className="btn" href={href.home(site.locale)}>
          {t('checkout.onward')}
        </a>
        <a className="link" href={href.orderTracking(site.locale)}>
          {t('checkout.trackLink')}
        </a>
      </p>
    </div>
  )
}

type TrackingPageProps = PageContext & {
  readonly form: FormContext
  readonly values: { readonly orderNumber: string; readonly email: string }
  readonly errors: readonly FieldError[]
  readonly fault?: string | undefined
  readonly found: OrderViewProps | null
  /** It can still be called off. */
  readonly canCancel: boolean
  readonly said?: string | undefined
}

export function TrackingPage({ site, t, form, values, errors, fault, found, canCancel, said }: TrackingPageProps) {
  const faults = Object.fromEntries(errors.map(({ name, text }) => [name, text]))
  return (
    <div className="co-done edge">
      <header>
        <h1 className={displayClass(t('checkout.trackTitle'))}>{t('checkout.trackTitle')}</h1>
        <p className="muted">{t('checkout.trackLead')}</p>
      </header>
      {said ? (
        <p className="callout" role="status">
          {said}
        </p>
      ) : null}
      {found ? (
        <>
          <OrderView {...found} />
          {canCancel ? (
            <form method="post" action={href.checkoutAction(site.locale, 'cancel')}>
              <FormFields site={site} form={form} />
              <input type="hidden" name="orderNumber" value={values.orderNumber} />
              <input type="hidden" name="email" value={values.email} />
              <button type="submit" className="btn b2">
                {t('checkout.cancelOrder')}
              </button>
            </form>
          ) : null}
        </>
      ) : (
        <form method="post" action={href.checkoutAction(site.locale, 'track')} className="co-form">
          <FormErrors t={t} errors={errors} fault={fault} />
          <FormFields site={site} form={form} />
          <Field
            name="orderNumber"
            label={t('checkout.orderNumber')}
            hint={t('checkout.numberHint')}
            value={values.orderNumber}
            fault={faults['orderNumber']}
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
            fault={faults['email']}
            required
            autoComplete="email"
            inputMode="email"
            maxLength={254}
          />
          <button type="submit" className="btn">
            {t('checkout.trackSubmit')}
          </button>
        </form>
      )}
    </div>
  )
}

type WaitPageProps = PageContext & { readonly retryHref: string }

/** The order is being made and takes longer: the page asks again by itself, with or without script. */
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

type AskAgainPageProps = PageContext & { readonly form: FormContext; readonly fields: Readonly<Record<string, string>> }

/** Whether the order was made is not known: asking again can't make a second one. */
export function AskAgainPage({ site, t, form, fields }: AskAgainPageProps) {
  return (
    <div className="co-done edge">
      <h1 className={displayClass(t('checkout.unknownTitle'))}>{t('checkout.unknownTitle')}</h1>
      <p role="alert">{t('checkout.unknownBody')}</p>
      <form method="post" action={href.checkoutAction(site.locale, 'place')}>
        <FormFields site={site} form={form} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn">
          {t('checkout.unknownAsk')}
        </button>
      </form>
    </div>
  )
}
