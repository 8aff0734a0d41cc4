import type { Locale } from '../../../shared/i18n/locales.ts'
import { href } from '../../../shared/routes.ts'
import listingCss from '../listing/listing.css?inline'
import { Pagination } from '../listing/pagination.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'

/** The numbered pages. */
export const ordersPageCss: readonly string[] = [listingCss]

/** An order in a list; money and dates arrive formatted. */
export type OrderRowView = {
  readonly orderNumber: string
  readonly when: string
  readonly items: string
  readonly total: string
  readonly status: string
  /** How and where each part of the order is delivered. */
  readonly deliveries: readonly string[]
}

type OrderRowProps = Pick<PageContext, 't'> & { readonly locale: Locale; readonly order: OrderRowView }

export function OrderRow({ t, locale, order }: OrderRowProps) {
  return (
    <li>
      <a className="link" href={href.accountSection(locale, 'orders', order.orderNumber)}>
        {t('people.order', { number: order.orderNumber })}
      </a>
      <span className="muted">{[order.when, order.items].filter(Boolean).join(', ')}</span>
      <span className="amount">{order.total}</span>
      <span className="label">{order.status}</span>
      {order.deliveries.map((words) => (
        <span className="muted" key={words}>
          {words}
        </span>
      ))}
    </li>
  )
}

type OrdersPageProps = PageContext & {
  readonly form: FormContext
  readonly orders: readonly OrderRowView[]
  readonly page: number
  readonly pages: number
}

export function OrdersPage({ site, t, form, orders, page, pages }: OrdersPageProps) {
  const { locale } = site
  return (
    <AccountFrame site={site} t={t} form={form} section="orders" title={t('account.orders')}>
      {orders.length === 0 ? (
        <div className="account-empty">
          <p>{t('people.ordersNone')}</p>
          <p className="muted">{t('account.ordersNoneBody')}</p>
          <a className="btn" href={href.home(locale)}>
            {t('checkout.onward')}
          </a>
        </div>
      ) : (
        <ul className="account-rows">
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} t={t} locale={locale} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        t={t}
        page={page}
        pages={pages}
        hrefOf={(to) => href.accountSection(locale, 'orders', undefined, { page: to === 1 ? undefined : to })}
      />
    </AccountFrame>
  )
}
