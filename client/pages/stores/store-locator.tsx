import type { Store } from '../../../shared/contracts/store.ts'
import { href } from '../../../shared/routes.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { formCss } from '../form/form-css.ts'
import type { PageContext } from '../page-context.ts'
import css from './store-locator.css?inline'
import { StoreMap, type StoreMapView } from './store-map.tsx'

export const storeLocatorCss: readonly string[] = [...formCss, css]

export type StoreView = {
  readonly store: Store
  /** In the country's unit; null without a place. */
  readonly distance: string | null
  /** Whether it is open now, and until when. */
  readonly opening: string
  /** Seven days from today on, in the site's language. `hours` are empty on a day when it is closed. */
  readonly week: readonly {
    readonly day: string
    readonly hours: readonly string[]
    readonly isToday: boolean
  }[]
}

type StoreLocatorProps = PageContext & {
  /** As typed. */
  readonly query: string
  readonly summary: string
  /** Places with the name that was typed, beside the one that was taken. */
  readonly otherPlaces: readonly string[]
  /** Null: they can't be read. */
  readonly stores: readonly StoreView[] | null
  readonly map: StoreMapView | null
  readonly moreHref: string | null
}

/** Spec 1 §2, §7 "Stores". The search is a plain form, the map is drawn here. */
export function StoreLocator(props: StoreLocatorProps) {
  const { site, t, query, summary, otherPlaces, stores, map, moreHref } = props
  return (
    <div className="locator edge">
      <header>
        <h1 className="title">{t('stores.title')}</h1>
        <form action={href.storeLocator(site.locale)} aria-label={t('stores.title')}>
          <label htmlFor="stores-near">{t('stores.search')}</label>
          <div className="locator-find">
            <input
              className="field"
              id="stores-near"
              name="near"
              type="search"
              defaultValue={query}
              // The address says which place it is; a browser that goes back would fill in what was typed last.
              autoComplete="off"
              enterKeyHint="search"
              maxLength={60}
            />
            <button type="submit" className="btn">
              {t('stores.find')}
            </button>
          </div>
          <input type="hidden" name="lat" disabled />
          <input type="hidden" name="lng" disabled />
          <Behavior name="position" on="idle" className="locator-here" props={{ fault: t('stores.hereNone') }}>
            <button type="button" className="link" hidden>
              {t('stores.here')}
            </button>
            <p role="status" />
          </Behavior>
        </form>
      </header>
      <section aria-label={summary}>
        <div className="locator-count">
          <h2>{summary}</h2>
          {otherPlaces.length > 0 ? (
            <p className="locator-others">
              {t('stores.otherPlaces')}
              {otherPlaces.map((place) => (
                <a key={place} className="link" href={href.storeLocator(site.locale, { near: place })}>
                  {place}
                </a>
              ))}
            </p>
          ) : null}
        </div>
        {map ? <StoreMap {...map} /> : null}
        <ol>
          {(stores ?? []).map((view, index) => (
            <StoreItem key={view.store.storeId} site={site} t={t} number={index + 1} {...view} />
          ))}
        </ol>
        {stores?.length === 0 && query ? (
          <p>
            <a className="link" href={href.storeLocator(site.locale)}>
              {t('stores.all')}
            </a>
          </p>
        ) : null}
        {moreHref ? (
          <p className="ctas">
            <a className="btn b2" href={moreHref}>
              {t('stores.more')}
            </a>
          </p>
        ) : null}
      </section>
    </div>
  )
}

function StoreItem({
  t,
  number,
  store,
  distance,
  opening,
  week,
}: PageContext & StoreView & { readonly number: number }) {
  return (
    <li id={`store-${store.storeId}`}>
      <h3>
        <span className="locator-number" aria-hidden="true">
          {number}
        </span>{' '}
        {store.name} {distance ? <small className="muted">{distance}</small> : null}
      </h3>
      <address>
        {store.addressLine1}
        {store.addressLine2 ? `, ${store.addressLine2}` : null}
        <br />
        {store.country === 'US' || store.country === 'CA'
          ? `${store.city}, ${[store.province, store.postalCode].filter(Boolean).join(' ')}`
          : store.country === 'GB'
            ? `${store.city} ${store.postalCode}`
            : `${store.postalCode} ${store.city}`}
      </address>
      <details>
        <summary>{opening}</summary>
        <dl aria-label={t('stores.hours')}>
          {week.map(({ day, hours, isToday }) => (
            <div key={day} aria-current={isToday ? 'date' : undefined}>
              <dt>{day}</dt>
              <dd>{hours.length > 0 ? hours.join(', ') : t('stores.closed')}</dd>
            </div>
          ))}
        </dl>
      </details>
      {store.services.length > 0 ? (
        <p className="muted">{store.services.map((service) => t(`stores.service.${service}`)).join(' · ')}</p>
      ) : null}
      <p className="locator-ways">
        <a
          className="link"
          href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(destinationOf(store))}`}
          rel="noreferrer"
          target="_blank"
          aria-label={t('stores.directionsTo', { store: store.name })}
        >
          {t('stores.directions')}
        </a>
        {store.phone ? (
          <a className="link" href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>
            {store.phone}
          </a>
        ) : null}
      </p>
    </li>
  )
}

/** The position; without one the address, which the map looks for. */
const destinationOf = ({ latitude, longitude, addressLine1, postalCode, city, country }: Store): string =>
  latitude === null || longitude === null
    ? [addressLine1, postalCode, city, country].join(', ')
    : `${latitude},${longitude}`
