import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { SpendBanner, type SpendView } from './spend-banner.tsx'

/** Words and amounts as they are shown: money, dates and months arrive formatted. */
export type AccountView = {
  readonly firstName: string | null
  /** What the person is here: member, employee … */
  readonly kinds: readonly string[]
  readonly selling: string | null
  readonly points: { readonly balance: string; readonly note: string } | null
  readonly spends: readonly SpendView[]
  readonly termsPending: boolean
  /** Null where the list can't be had just now. */
  readonly orders: readonly OrderView[] | null
  readonly instruments: readonly InstrumentView[] | null
  readonly addresses: readonly AddressView[]
}
export type OrderView = {
  readonly orderNumber: string
  readonly when: string
  readonly items: string
  readonly total: string
  readonly status: string
}
export type InstrumentView = {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly expires: string | null
  readonly main: boolean
}
export type AddressView = {
  readonly id: string
  readonly kind: string
  readonly lines: readonly string[]
  readonly main: boolean
}

/** `afterTerms` is the path to go on to once an employee's terms are accepted. */
type AccountPageProps = PageContext & { form: FormContext; afterTerms: string; account: AccountView }

export function AccountPage({ site, t, form, afterTerms, account }: AccountPageProps) {
  const { locale } = site
  const title = account.firstName ? t('people.hello', { name: account.firstName }) : t('people.helloNobody')
  return (
    <div className="account edge">
      <header className="account-top">
        <h1 className={displayClass(title)}>{title}</h1>
        <ul className="kinds label">
          {account.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        {account.selling ? <p>{account.selling}</p> : null}
      </header>

      {account.termsPending ? <Terms site={site} t={t} form={{ ...form, returnTo: afterTerms }} /> : null}

      {account.points || account.spends.length > 0 ? (
        <div className="standing">
          {account.points ? (
            <section>
              <p className="title">{account.points.balance}</p>
              <p>{account.points.note}</p>
            </section>
          ) : null}
          {account.spends.map((spend) => (
            <SpendBanner key={spend.title} {...spend} />
          ))}
        </div>
      ) : null}

      <div className="account-lists">
        <Listed title={t('people.orders')} none={t('people.ordersNone')} items={account.orders} t={t}>
          {(order) => (
            <li key={order.orderNumber}>
              <b>{t('people.order', { number: order.orderNumber })}</b>
              <span className="muted">
                {order.when}, {order.items}
              </span>
              <span className="amount">{order.total}</span>
              <span className="label">{order.status}</span>
            </li>
          )}
        </Listed>
        <Listed title={t('people.cards')} none={t('people.cardsNone')} items={account.instruments} t={t}>
          {(instrument) => (
            <li key={instrument.id}>
              <b>{instrument.label}</b>
              <span className="muted">{[instrument.kind, instrument.expires].filter(Boolean).join(', ')}</span>
              {instrument.main ? <span className="label">{t('people.main')}</span> : null}
            </li>
          )}
        </Listed>
        <Listed title={t('people.addresses')} none={t('people.addressesNone')} items={account.addresses} t={t}>
          {(address) => (
            <li key={address.id}>
              <b>{address.kind}</b>
              <address>{address.lines.join(', ')}</address>
              {address.main ? <span className="label">{t('people.main')}</span> : null}
            </li>
          )}
        </Listed>
      </div>

      <form method="post" action={href.sessionAction(locale, 'sign-out')}>
        <FormFields site={site} form={form} />
        <button type="submit" className="btn b2">
          {t('people.signOut')}
        </button>
      </form>
    </div>
  )
}

function Terms({ site, t, form }: PageContext & { form: FormContext }) {
  return (
    <section className="terms" aria-labelledby="terms-title">
      <h2 className="title" id="terms-title">
        {t('people.termsTitle')}
      </h2>
      <p>{t('people.termsBody')}</p>
      <form className="ctas" method="post" action={href.sessionAction(site.locale, 'accept-terms')}>
        <FormFields site={site} form={form} />
        <button type="submit" className="btn">
          {t('people.termsAccept')}
        </button>
        <a className="link" href={href.legal(site.locale, 'associate-discount-terms')}>
          {t('people.termsRead')}
        </a>
      </form>
    </section>
  )
}

type ListedProps<T> = {
  title: string
  none: string
  t: PageContext['t']
  items: readonly T[] | null
  children: (item: T) => ReactNode
}

function Listed<T>({ title, none, t, items, children }: ListedProps<T>) {
  return (
    <section>
      <h2>{title}</h2>
      {items === null ? <p className="muted">{t('error.unavailableTitle')}</p> : null}
      {items?.length === 0 ? <p className="muted">{none}</p> : null}
      {items && items.length > 0 ? <ul>{items.map(children)}</ul> : null}
    </section>
  )
}
