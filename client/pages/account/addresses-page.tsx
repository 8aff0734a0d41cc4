import { href } from '../../../shared/routes.ts'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'
import { SavedEntryActions } from './saved-entry-actions.tsx'

export type AddressCardView = {
  readonly id: string
  readonly lines: readonly string[]
  readonly main: boolean
  /** The link to edit it, in the shop of its country; null if there is no such shop. */
  readonly edit: { readonly to: string; readonly label: string } | null
}

type AddressesPageProps = PageContext & {
  readonly form: FormContext
  readonly shipping: readonly AddressCardView[]
  readonly billing: readonly AddressCardView[]
  readonly fault?: string | undefined
}

export function AddressesPage({ site, t, form, shipping, billing, fault }: AddressesPageProps) {
  const groups = [
    { title: t('account.shippingAddresses'), cards: shipping },
    { title: t('account.billingAddresses'), cards: billing },
  ]
  return (
    <AccountFrame site={site} t={t} form={form} section="addresses" title={t('account.addresses')} fault={fault}>
      <p>
        <a className="btn" href={href.accountSection(site.locale, 'addresses', 'new')}>
          {t('account.addAddress')}
        </a>
      </p>
      {groups.map(({ title, cards }) => (
        <section className="account-group" key={title}>
          <h2>{title}</h2>
          {cards.length === 0 ? <p className="muted">{t('people.addressesNone')}</p> : null}
          <ul className="account-cards">
            {cards.map((card) => (
              <AddressCard key={card.id} site={site} t={t} form={form} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </AccountFrame>
  )
}

type AddressCardProps = PageContext & { readonly form: FormContext; readonly card: AddressCardView }

function AddressCard({ site, t, form, card }: AddressCardProps) {
  const { id, lines, main, edit } = card
  const name = lines.slice(0, 2).join(', ')
  return (
    <li>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <SavedEntryActions site={site} t={t} form={form} kind="address" id={id} name={name} main={main}>
        {edit ? (
          <a className="link" href={edit.to} aria-label={`${edit.label}: ${name}`}>
            {edit.label}
          </a>
        ) : null}
      </SavedEntryActions>
    </li>
  )
}
