import type { CartItem } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { OrderView, type OrderViewProps } from '../checkout/order-view.tsx'
import { ReturnsList, type ReturnView } from '../checkout/returns.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { Confirm } from './confirm.tsx'

/** The result of buying an order again: how many lines were added, and why the others weren't. */
export type BoughtAgain = {
  readonly added: number
  readonly missing: readonly { readonly id: string; readonly name: string; readonly why: string }[]
}

type OrderPageProps = {
  readonly form: FormContext
  readonly view: OrderViewProps
  /** The question before it is cancelled; null where it can't be. */
  readonly cancelAsk: string | null
  readonly canReturn: boolean
  /** Digital lines, whose mail can be sent again. */
  readonly giftCards: readonly CartItem[]
  /** Why the last change was refused. */
  readonly fault?: string | undefined
  readonly returns: readonly ReturnView[]
  /** Absent while the order is being placed. */
  readonly hasInvoice: boolean
  /** Equal for every press of this page's button, so that a repeated request adds items once. */
  readonly againKey: string
  readonly again: BoughtAgain | null
}

export function OrderPage(props: OrderPageProps) {
  const { form, view, cancelAsk, canReturn, giftCards, fault, returns, hasInvoice, againKey, again } = props
  const { site, t, order } = view
  const { locale } = site
  const { orderNumber } = order
  return (
    <AccountFrame site={site} t={t} form={form} section="orders" title={t('people.order', { number: orderNumber })}>
      {fault ? (
        <p className="account-fault" role="alert">
          {fault}
        </p>
      ) : null}
      {again ? <Again again={again} t={t} site={site} /> : null}
      <div className="ctas">
        <form method="post">
          <FormFields site={site} form={form} to="account/buy-again" />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <input type="hidden" name="key" value={againKey} />
          <button type="submit" className="btn">
            {t('account.buyAgain')}
          </button>
        </form>
        {hasInvoice ? (
          <a className="link" href={href.invoice(locale, orderNumber)} download="">
            {t('account.invoice')}
          </a>
        ) : null}
        {canReturn ? (
          <a className="link" href={href.accountReturn(locale, orderNumber)}>
            {t('account.returnItems')}
          </a>
        ) : null}
        {cancelAsk !== null ? (
          <Confirm
            site={site}
            form={form}
            to="account/order-cancel"
            fields={{ orderNumber }}
            label={t('checkout.cancelOrder')}
            ask={cancelAsk}
            confirm={t('account.cancelConfirm')}
          />
        ) : null}
      </div>
      <ReturnsList site={site} t={t} form={form} to="account/return-label" fields={{ orderNumber }} returns={returns} />
      {giftCards.map(({ id, name, giftOption }) => (
        <form key={id} method="post">
          <FormFields site={site} form={form} to="account/resend-gift-card" />
          <input type="hidden" name="orderNumber" value={orderNumber} />
          <input type="hidden" name="itemId" value={id} />
          <p>{t('account.giftCardTo', { name, email: giftOption?.email ?? order.email })}</p>
          <button type="submit" className="btn b2">
            {t('account.giftCardResend')}
          </button>
        </form>
      ))}
      <OrderView {...view} />
      {hasInvoice ? (
        <p>
          <a className="link" href={href.accountSection(locale, 'support', orderNumber)}>
            {t('warranty.link')}
          </a>
        </p>
      ) : null}
      <p>
        <a className="link" href={href.accountSection(locale, 'orders')}>
          {t('account.allOrders')}
        </a>
      </p>
    </AccountFrame>
  )
}

function Again({ again, site, t }: Pick<OrderViewProps, 'site' | 't'> & { readonly again: BoughtAgain }) {
  return (
    <section className="again" role="status">
      <p>
        {again.added > 0 ? t('account.againAdded', { count: again.added }) : t('account.againNone')}{' '}
        {again.added > 0 ? (
          <a className="link" href={href.cart(site.locale)}>
            {t('miniCart.view')}
          </a>
        ) : null}
      </p>
      {again.missing.length > 0 ? (
        <>
          <h2>{t('account.againMissing')}</h2>
          <ul>
            {again.missing.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${why}`}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
