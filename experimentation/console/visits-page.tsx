import { defaultLocale } from '../../shared/i18n/locales.ts'
import { formatMoney } from '../../shared/money/format.ts'
import type { ShopEventName } from '../../shared/shop-events.ts'
import type { ShopFigures } from '../shop-events/shop-events.ts'
import { Page } from './page.tsx'
import { periods } from './speed-page.tsx'

/** Words for operators, by the event's name. */
export const eventTitles: Readonly<Record<ShopEventName, string>> = {
  page_view: 'Looked at a page',
  search: 'Searched',
  view_item_list: 'Looked at a list of products',
  view_item: 'Looked at a product',
  view_promotion: 'Saw a promotion',
  select_promotion: 'Pressed in a promotion',
  view_recommendation: 'Saw a recommendation',
  select_recommendation: 'Pressed in a recommendation',
  view_pop_up: 'Saw a pop-up',
  add_to_cart: 'Added to the cart',
  remove_from_cart: 'Removed from the cart',
  view_cart: 'Looked at the cart',
  checkout_step: 'Reached a step of checkout',
  purchase: 'Ordered',
  error_shown: 'Was shown an error',
}

type VisitsPageProps = ShopFigures & { readonly days: number; readonly csrf: string }

/** Visits of people who allow analytics, as the shop's Worker saw them. */
export const VisitsPage = ({ counts, turnover, days, csrf }: VisitsPageProps) => (
  <Page title="Visits" csrf={csrf}>
    <h1>Visits</h1>
    <p class="lead">
      Counted by the shop itself, for visitors who allow it: what scripts or their blockers do in a browser changes
      nothing.
    </p>
    <nav aria-label="Period" class="periods">
      {periods.map((period) => (
        <a key={period} href={`/console/visits?days=${period}`} {...(period === days && { 'aria-current': 'page' })}>
          {period === 1 ? 'Last 24 hours' : `${period} days`}
        </a>
      ))}
    </nav>
    <section class="scroll" tabindex={0} aria-labelledby="visits-events">
      <h2 id="visits-events">From the first page to the order</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Times</th>
            <th scope="col">Visitors</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, events, visitors }) => (
            <tr key={name}>
              <th scope="row">{eventTitles[name]}</th>
              <td>{events}</td>
              <td>{visitors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {turnover.length > 0 && (
      <section class="scroll" tabindex={0} aria-labelledby="visits-orders">
        <h2 id="visits-orders">Orders</h2>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Orders</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {turnover.map(({ currency, orders, value }) => (
              <tr key={currency}>
                <th scope="row">{currency}</th>
                <td>{orders}</td>
                <td>{formatMoney(value, currency, defaultLocale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </Page>
)
