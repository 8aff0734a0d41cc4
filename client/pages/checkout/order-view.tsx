import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { CartNotice } from '../cart/cart-notices.ts'
import type { PageContext } from '../page-context.ts'
import { OrderLines } from './order-aside.tsx'
import { Part } from './part.tsx'
import { TotalsList } from './totals-list.tsx'

export type ShipmentView = {
  readonly id: string
  readonly title: string
  readonly when: string
  /** When it was sent or delivered; empty before. */
  readonly progress: string
  /** The carrier's page about the parcel. */
  readonly trackingUrl: string | null
  /** The address or pickup location, and the recipient. */
  readonly where: readonly string[]
}

export type OrderViewProps = PageContext & {
  readonly order: PlacedOrder
  /** Localized. */
  readonly status: string
  readonly placed: string
  readonly shipments: readonly ShipmentView[]
  readonly billing: readonly string[]
  /** The store and the employee of a store sale. */
  readonly sale: readonly string[]
  /** Refunds beside returns. */
  readonly refunds: readonly string[]
  /** Notes on a line that came back or was refunded, by its id. */
  readonly notices: Readonly<Record<string, readonly CartNotice[]>>
  /** Loyalty points that the order earns; 0 shows none. */
  readonly earnedPoints: number
  /** Messages from the order service. */
  readonly messages: readonly string[]
}

/** All details of an order (spec 1 §3 "Order"). */
export function OrderView(props: OrderViewProps) {
  const { site, t, order, status, placed, shipments, billing, sale, refunds, notices, earnedPoints, messages } = props
  const itemsOf = (id: string) =>
    order.items.filter((item) => order.shipments.find(({ shipmentId }) => shipmentId === id)?.itemIds.includes(item.id))
  const unsent = order.items.filter(({ id }) => !order.shipments.some(({ itemIds }) => itemIds.includes(id)))
  // Only applied promotions; the summary also lists those that were within reach.
  const promotions = order.promoSummary
    .filter(({ approachingDisplayLevel }) => approachingDisplayLevel === undefined)
    .map(({ promotionName }) => promotionName)
  return (
    <div className="co-order">
      <dl className="co-facts">
        <div>
          <dt>{t('checkout.orderNumber')}</dt>
          <dd>
            <strong>{order.orderNumber}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('checkout.status')}</dt>
          <dd>{status}</dd>
        </div>
        {placed ? (
          <div>
            <dt>{t('checkout.placedOn')}</dt>
            <dd>{placed}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('checkout.goods')}</dt>
          <dd>{order.totalItems}</dd>
        </div>
        {order.email ? (
          <div>
            <dt>{t('form.email')}</dt>
            <dd>{order.email}</dd>
          </div>
        ) : null}
      </dl>
      {messages.map((message) => (
        <p className="notice" key={message}>
          {message}
        </p>
      ))}
      {shipments.map((shipment) => (
        <Part heading="h2" key={shipment.id} title={shipment.title}>
          <p className="muted">{shipment.progress || shipment.when}</p>
          {shipment.trackingUrl ? (
            <p>
              <a className="link" href={shipment.trackingUrl} rel="noreferrer">
                {t('account.trackParcel')}
              </a>
            </p>
          ) : null}
          {shipment.where.length > 0 ? <Lines lines={shipment.where} /> : null}
          <OrderLines site={site} t={t} items={itemsOf(shipment.id)} notices={notices} />
        </Part>
      ))}
      {unsent.length > 0 ? <OrderLines site={site} t={t} items={unsent} notices={notices} /> : null}
      <div className="co-review">
        <section>
          <h2>{t('checkout.billing')}</h2>
          <ul>
            {order.paymentMethods.map(({ code, label, amount }) => (
              <li key={`${code}-${label}`}>
                {[label, amount === null ? '' : formatMoney(amount, order.currency, site.locale)]
                  .filter(Boolean)
                  .join(': ')}
              </li>
            ))}
          </ul>
        </section>
        {refunds.length > 0 ? (
          <section>
            <h2>{t('account.refunds')}</h2>
            <ul>
              {refunds.map((refund) => (
                <li key={refund}>{refund}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {billing.length > 0 ? (
          <section>
            <h2>{t('checkout.billingAddress')}</h2>
            <Lines lines={billing} />
          </section>
        ) : null}
        {sale.length > 0 ? (
          <section>
            <h2>{t('checkout.sale')}</h2>
            <Lines lines={sale} />
          </section>
        ) : null}
      </div>
      {promotions.length > 0 ? (
        <p className="muted">{t('checkout.promotions', { names: promotions.join(', ') })}</p>
      ) : null}
      <TotalsList
        site={site}
        t={t}
        totals={order.totals}
        currency={order.currency}
        earnedPoints={earnedPoints}
        adjustments={order.priceAdjustments}
      />
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </p>
  )
}
