import { type MouseEvent, type SubmitEvent, useState } from 'react'
import { href } from '../../../shared/routes.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { PageContext } from '../../pages/page-context.ts'
import { readIsland } from '../../state/read-island.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCartForm } from '../use-cart-form.ts'

type Props = IslandPropsOf<'pickup'>
type Choice = NonNullable<Props['choices']>[number]

/** The store picker for one line or the whole cart. A search updates it in place. */
function Pickup(props: IslandContext & Props) {
  const { site, t, item } = props
  const { onSubmit, failure, way, busy } = useCartForm(t)
  const [address, setAddress] = useState<string | null>(null)
  const { data, error, isLoading } = useRead(address, (url) => readIsland('pickup', url))
  const { query, itemIds, form, note, ways, choices } = data?.props ?? props
  const failed = choices === null || error !== undefined
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const searchParams = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>)
    setAddress(`${event.currentTarget.action}?${searchParams}`)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAddress(event.currentTarget.href)
  }
  const lead = item ? t('pickup.leadLine', { name: item.name }) : t('pickup.leadCart')
  return (
    <DialogFrame title={t('pickup.title')} lead={lead} failure={failure} way={way} busy={busy || isLoading}>
      <form className="dlg-find" action={href.dialog(site.locale, 'pickup')} onSubmit={find}>
        {item ? <input type="hidden" name="item" value={item.id} /> : null}
        <label htmlFor="store-q">{t('pickup.search')}</label>
        <input className="field" id="store-q" name="q" defaultValue={query} autoComplete="postal-code" maxLength={60} />
        <button type="submit" className="btn b2">
          {t('pickup.find')}
        </button>
      </form>
      {failed ? <p role="alert">{t('pickup.failed')}</p> : null}
      {choices && note ? <p role="status">{note}</p> : null}
      {choices && ways.length > 0 ? (
        <p className="dlg-ways">
          {choices.length > 0 ? t('stores.otherPlaces') : null}
          {ways.map(({ label, url }) => (
            <a key={url} className="link" href={url} onClick={follow}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
      {choices && choices.length > 0 ? (
        <ul className="stores" aria-label={t('pickup.stores')} onSubmit={onSubmit}>
          {choices.map((choice) => (
            <Store key={choice.store.storeId} site={site} t={t} form={form} itemIds={itemIds} choice={choice} />
          ))}
        </ul>
      ) : null}
    </DialogFrame>
  )
}

type StoreProps = PageContext & Pick<Props, 'form' | 'itemIds'> & { readonly choice: Choice }

function Store({ site, t, form, itemIds, choice: { store, distance, hours, stock } }: StoreProps) {
  const hasAll = stock !== null && stock.there === stock.wanted
  const canPickUp = hasAll && store.services.includes('pickup')
  const canShip = !canPickUp && store.services.includes('ship-to-store')
  const buttonText = t(canPickUp ? 'pickup.here' : 'pickup.send')
  return (
    <li>
      <div>
        <h2>
          {store.name} {distance ? <small className="muted">{distance}</small> : null}
        </h2>
        <p className="muted">
          {store.addressLine1}, {store.city}
        </p>
        <p className="muted">{hours ? t('pickup.hours', hours) : t('pickup.closed')}</p>
        <p className={hasAll ? 'good' : undefined}>{stockText(t, stock)}</p>
      </div>
      {(canPickUp || canShip) && itemIds.length > 0 ? (
        <form method="post" action={href.cartAction(site.locale, 'delivery')}>
          <FormFields site={site} form={form} />
          <input type="hidden" name="itemId" value={itemIds.join(',')} />
          <input type="hidden" name="storeId" value={store.storeId} />
          <button
            type="submit"
            name="code"
            value={canPickUp ? 'pickup' : 'sts'}
            className={canPickUp ? 'btn' : 'btn b2'}
            aria-label={`${buttonText}: ${store.name}`}
          >
            {buttonText}
          </button>
        </form>
      ) : null}
    </li>
  )
}

function stockText(t: PageContext['t'], stock: Choice['stock']): string {
  if (!stock) return t('pickup.unknownStock')
  if (stock.there === stock.wanted) return t('pickup.inStock')
  return stock.there === 0
    ? t('pickup.outOfStock')
    : t('pickup.someInStock', { count: stock.there, total: stock.wanted })
}

export const island: IslandOf<'pickup'> = Pickup
