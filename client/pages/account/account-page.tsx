import type { ReactNode } from 'react'
import { href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { Membership, type MembershipView } from './membership.tsx'
import { OrderRow, type OrderRowView } from './orders-page.tsx'
import { SpendBanner, type SpendView } from './spend-banner.tsx'

/** Text as it is shown: money, dates and months are already formatted. */
export type AccountView = {
  readonly firstName: string | null
  /** An address that its mailbox has not confirmed yet; null for a confirmed one. */
  readonly unprovenEmail: string | null
  /** The person's status: member, employee … */
  readonly kinds: readonly string[]
  readonly selling: string | null
  /** Null for who isn't a member, and where the shop has no loyalty program. */
  readonly membership: MembershipView | null
  readonly spends: readonly SpendView[]
  /** Has no part in the loyalty program yet. */
  readonly mayJoin: boolean
  readonly termsPending: boolean
  /** Spec 1 §4: the profile is partially enrolled. */
  readonly isPartial: boolean
  /** Null if the list can't be loaded. */
  readonly orders: readonly OrderRowView[] | null
  readonly instruments: readonly InstrumentView[] | null
  readonly addresses: readonly AddressView[]
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
    <AccountFrame site={site} t={t} form={form} section={null} title={title}>
      <ul className="kinds label">
        {account.kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      {account.selling ? <p>{account.selling}</p> : null}

      {account.unprovenEmail === null ? null : (
        <UnprovenEmail site={site} t={t} form={form} email={account.unprovenEmail} />
      )}

      {account.isPartial ? (
        <section className="terms" aria-labelledby="complete-title">
          <h2 id="complete-title" className="title">
            {t('enrollment.inviteTitle')}
          </h2>
          <p>{t('enrollment.inviteLead')}</p>
          <a className="btn b2" href={href.completeProfile(locale)}>
            {t('enrollment.welcomeSubmit')}
          </a>
        </section>
      ) : null}

      {account.mayJoin ? (
        <section className="terms" aria-labelledby="join-title">
          <h2 id="join-title" className="title">
            {t('enrollment.joinTitle')}
          </h2>
          <p>{t('enrollment.joinLead')}</p>
          <a
            className="btn b2"
            href={href.dialog(locale, 'loyalty-sign-up', { returnTo: href.account(locale) })}
            data-dialog=""
          >
            {t('enrollment.joinTitle')}
          </a>
        </section>
      ) : null}

      {account.termsPending ? <Terms site={site} t={t} afterTerms={afterTerms} /> : null}

      {account.membership || account.spends.length > 0 ? (
        <div className="standing">
          {account.membership ? <Membership site={site} t={t} form={form} membership={account.membership} /> : null}
          {account.spends.map((spend) => (
            <SpendBanner key={spend.title} {...spend} />
          ))}
        </div>
      ) : null}

      <div className="account-lists">
        <Listed
          title={t('people.orders')}
          none={t('people.ordersNone')}
          items={account.orders}
          t={t}
          more={{ to: href.accountSection(locale, 'orders'), label: t('account.allOrders') }}
        >
          {(order) => <OrderRow key={order.orderNumber} t={t} locale={locale} order={order} />}
        </Listed>
        <Listed
          title={t('people.addresses')}
          none={t('people.addressesNone')}
          items={account.addresses}
          t={t}
          more={{ to: href.accountSection(locale, 'addresses'), label: t('account.manageAddresses') }}
        >
          {(address) => (
            <li key={address.id}>
              <b>{address.kind}</b>
              <address>{address.lines.join(', ')}</address>
            </li>
          )}
        </Listed>
        <Listed
          title={t('people.cards')}
          none={t('people.cardsNone')}
          items={account.instruments}
          t={t}
          more={{ to: href.accountSection(locale, 'payment'), label: t('account.managePayment') }}
        >
          {(instrument) => (
            <li key={instrument.id}>
              <b>{instrument.label}</b>
              <span className="muted">{[instrument.kind, instrument.expires].filter(Boolean).join(', ')}</span>
            </li>
          )}
        </Listed>
        <section>
          <h2>{t('account.interests')}</h2>
          <p className="muted">{t('account.interestsLead')}</p>
          <p className="label">
            <a
              className="link"
              href={href.dialog(locale, 'interests', { returnTo: href.account(locale) })}
              data-dialog=""
            >
              {t('enrollment.interestsTitle')}
            </a>
          </p>
        </section>
      </div>
    </AccountFrame>
  )
}

type UnprovenEmailProps = PageContext & { readonly form: FormContext; readonly email: string }

function UnprovenEmail({ site, t, form, email }: UnprovenEmailProps) {
  return (
    <section className="terms" aria-labelledby="email-title">
      <h2 className="title" id="email-title">
        {t('email.openTitle')}
      </h2>
      <p>{t('email.openBody', { email })}</p>
      <form method="post">
        <FormFields site={site} form={form} to="account/email-link" />
        <button type="submit" className="btn b2">
          {t('email.again')}
        </button>
      </form>
    </section>
  )
}

function Terms({ site, t, afterTerms }: PageContext & { readonly afterTerms: string }) {
  const query = { returnTo: afterTerms }
  return (
    <section className="terms" aria-labelledby="terms-title">
      <h2 className="title" id="terms-title">
        {t('people.termsTitle')}
      </h2>
      <p>{t('people.termsBody')}</p>
      <p>
        <a className="btn" href={href.dialog(site.locale, 'employee-terms', query)} data-dialog="">
          {t('people.termsOpen')}
        </a>
      </p>
    </section>
  )
}

type ListedProps<T> = {
  title: string
  none: string
  t: PageContext['t']
  items: readonly T[] | null
  more: { readonly to: string; readonly label: string }
  children: (item: T) => ReactNode
}

function Listed<T>({ title, none, t, items, more, children }: ListedProps<T>) {
  return (
    <section>
      <h2>{title}</h2>
      {items === null ? <p className="muted">{t('error.unavailableTitle')}</p> : null}
      {items?.length === 0 ? <p className="muted">{none}</p> : null}
      {items && items.length > 0 ? <ul>{items.map(children)}</ul> : null}
      <p className="label">
        <a className="link" href={more.to}>
          {more.label}
        </a>
      </p>
    </section>
  )
}
