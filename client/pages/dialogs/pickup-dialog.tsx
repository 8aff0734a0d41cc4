import type { StoreHit } from '../../../shared/contracts/store.ts'
import { href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { DialogFrame, FormFailure } from './dialog-frame.tsx'

/** How much of what is wanted lies in a store; null where nobody knows. */
export type ShelfState = { readonly there: number; readonly wanted: number } | null

export type StoreChoice = {
  readonly store: StoreHit
  readonly distance: string | null
  readonly hours: { readonly opens: string; readonly closes: string } | null
  readonly shelf: ShelfState
}

export type PickupDialogProps = PageContext & {
  form: FormContext
  /** The line it is for; without one the whole bag. */
  item: { readonly id: string; readonly name: string } | null
  /** The lines that are fetched: the one, or all that can be. */
  itemIds: readonly string[]
  query: string
  /** Null when the stores could not be asked. */
  choices: readonly StoreChoice[] | null
}

export function PickupDialog({ site, t, form, item, itemIds, query, choices }: PickupDialogProps) {
  return (
    <DialogFrame
      title={t('pickup.title')}
      lead={item ? t('pickup.leadLine', { name: item.name }) : t('pickup.leadBag')}
    >
      <form className="dlg-find" action={href.dialog(site.locale, 'pickup')}>
        {item ? <input type="hidden" name="item" value={item.id} /> : null}
        <label htmlFor="store-q">{t('pickup.search')}</label>
        <input className="field" id="store-q" name="q" defaultValue={query} autoComplete="postal-code" maxLength={60} />
        <button type="submit" className="btn b2">
          {t('pickup.find')}
        </button>
      </form>
      <FormFailure />
      {choices === null ? <p role="alert">{t('pickup.failed')}</p> : null}
      {choices?.length === 0 ? <p role="status">{t('pickup.none')}</p> : null}
      {choices && choices.length > 0 ? (
        <ul className="stores" aria-label={t('pickup.stores')}>
          {choices.map((choice) => (
            <Store key={choice.store.storeId} site={site} t={t} form={form} itemIds={itemIds} choice={choice} />
          ))}
        </ul>
      ) : null}
    </DialogFrame>
  )
}

type StoreProps = Pick<PickupDialogProps, 'site' | 't' | 'form' | 'itemIds'> & { choice: StoreChoice }

function Store({ site, t, form, itemIds, choice: { store, distance, hours, shelf } }: StoreProps) {
  const all = shelf !== null && shelf.there === shelf.wanted
  const fetched = all && store.services.includes('pickup')
  const sent = !fetched && store.services.includes('ship-to-store')
  const words = t(fetched ? 'pickup.here' : 'pickup.send')
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
        <p className={all ? 'good' : undefined}>{shelfText(t, shelf)}</p>
      </div>
      {(fetched || sent) && itemIds.length > 0 ? (
        <form method="post" action={href.cartAction(site.locale, 'delivery')}>
          <FormFields site={site} form={form} />
          <input type="hidden" name="itemId" value={itemIds.join(',')} />
          <input type="hidden" name="storeId" value={store.storeId} />
          <button
            type="submit"
            name="code"
            value={fetched ? 'pickup' : 'sts'}
            className={fetched ? 'btn' : 'btn b2'}
            aria-label={`${words}: ${store.name}`}
          >
            {words}
          </button>
        </form>
      ) : null}
    </li>
  )
}

function shelfText(t: PageContext['t'], shelf: ShelfState): string {
  if (!shelf) return t('pickup.unknownStock')
  if (shelf.there === shelf.wanted) return t('pickup.inStock')
  return shelf.there === 0
    ? t('pickup.outOfStock')
    : t('pickup.someInStock', { count: shelf.there, total: shelf.wanted })
}
