import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../../../shared/contracts/product.ts'
import { href } from '../../../shared/routes.ts'
import { displayClass } from '../../blocks/parts/display.ts'
import { Heart } from '../../blocks/parts/product/heart.tsx'
import { productCardCss } from '../../blocks/parts/product/product-card.tsx'
import { ProductGrid } from '../../blocks/parts/product/product-grid.tsx'
import { formCss } from '../form/form-css.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './favorites.css?inline'

export const favoritesPageCss: readonly string[] = [productCardCss, ...formCss, css]

/** A product of the list. `card` is null if it is no longer sold; `note` says what has changed since it was saved. */
export type FavoriteView = {
  readonly productId: string
  readonly card: Card | null
  readonly note: { readonly words: string; readonly good: boolean } | null
}

/** A page of a list, with links to the others. */
export type FavoritesView = {
  readonly items: readonly FavoriteView[]
  readonly range: string
  readonly previousHref: string | null
  readonly nextHref: string | null
}

type OwnProps = PageContext & {
  readonly form: FormContext
  /** Null if there is none. */
  readonly list: FavoritesView | null
  readonly total: number
  /** The sign-in link for a guest; null for a signed-in shopper. */
  readonly signInHref: string | null
  /** Absolute; null while the list is not shared. */
  readonly sharedHref: string | null
  /** The message of a failed form. */
  readonly fault: string | null
}

/** The shopper's own list. */
export function FavoritesPage({ site, t, form, list, total, signInHref, sharedHref, fault }: OwnProps) {
  const title = t('favorites.title')
  return (
    <div className="faves edge">
      <header>
        <h1 className={displayClass(title)}>{title}</h1>
        {list ? (
          <p className="faves-count muted" data-favorites="">
            {total}
          </p>
        ) : null}
      </header>
      {fault ? (
        <p className="form-error" role="alert">
          {fault}
        </p>
      ) : null}
      {list ? (
        <>
          {signInHref ? (
            <p>
              {t('favorites.guest')}{' '}
              <a className="link" href={signInHref}>
                {t('favorites.signIn')}
              </a>
            </p>
          ) : null}
          <FavoritesGrid site={site} t={t} list={list} own />
          <Sharing site={site} t={t} form={form} sharedHref={sharedHref} />
        </>
      ) : (
        <>
          <h2 className="title">{t('favorites.emptyTitle')}</h2>
          <p>{t('favorites.emptyBody')}</p>
          <a className="btn" href={href.home(site.locale)}>
            {t('favorites.emptyAction')}
          </a>
        </>
      )}
    </div>
  )
}

type SharedProps = PageContext & { readonly ownerName: string | null; readonly list: FavoritesView | null }

/** A shared list of another shopper. */
export function SharedFavoritesPage({ site, t, ownerName, list }: SharedProps) {
  const title = ownerName ? t('favorites.sharedTitleOf', { name: ownerName }) : t('favorites.sharedTitle')
  return (
    <div className="faves edge">
      <header>
        <h1 className={displayClass(title)}>{title}</h1>
      </header>
      {list ? <FavoritesGrid site={site} t={t} list={list} /> : <p>{t('favorites.sharedEmpty')}</p>}
    </div>
  )
}

type GridProps = PageContext & { readonly list: FavoritesView; readonly own?: boolean }

function FavoritesGrid({ site, t, list, own = false }: GridProps) {
  const { items, range, previousHref, nextHref } = list
  const notes = new Map(items.map(({ productId, note }) => [productId, note]))
  return (
    <>
      <ProductGrid
        cards={items.flatMap(({ card }) => card ?? [])}
        locale={site.locale}
        t={t}
        {...(own && {
          footOf: (card: Card) => <CardFoot site={site} t={t} card={card} note={notes.get(card.productId) ?? null} />,
        })}
      />
      {own ? (
        <ul>
          {items.map(({ card, productId }) =>
            card ? null : (
              <li key={productId} className="faves-gone muted">
                <Heart
                  productId={productId}
                  label={t('card.save', { name: t('favorites.notSoldName', { id: productId }) })}
                />
                {t('favorites.notSold', { id: productId })}
              </li>
            ),
          )}
        </ul>
      ) : null}
      {previousHref || nextHref ? (
        <nav className="faves-pages" aria-label={t('pagination.label')}>
          <p className="muted">{range}</p>
          {previousHref ? <Way href={previousHref}>{t('pagination.previous')}</Way> : null}
          {nextHref ? <Way href={nextHref}>{t('pagination.next')}</Way> : null}
        </nav>
      ) : null}
    </>
  )
}

const Way = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className="link" href={href}>
    {children}
  </a>
)

type CardFootProps = PageContext & { readonly card: Card; readonly note: FavoriteView['note'] }

const CardFoot = ({ site, t, card, note }: CardFootProps) => (
  <>
    {note ? <p className={note.good ? 'faves-note good' : 'faves-note'}>{note.words}</p> : null}
    {card.available ? (
      <a
        className="btn b2"
        href={href.dialog(site.locale, 'quickshop', { product: card.productId, from: 'favorites' })}
        aria-label={t('favorites.moveOf', { name: card.name })}
        data-dialog=""
      >
        {t('favorites.move')}
      </a>
    ) : null}
  </>
)

type SharingProps = PageContext & { readonly form: FormContext; readonly sharedHref: string | null }

const Sharing = ({ site, t, form, sharedHref }: SharingProps) => (
  <form className="faves-share" id="share" method="post" action={href.favoriteAction(site.locale, 'share')}>
    <FormFields site={site} form={form} />
    {sharedHref ? (
      <label>
        {t('favorites.shareLink')}
        <input type="url" readOnly value={sharedHref} />
      </label>
    ) : null}
    <p className="muted">{t('favorites.shareHint')}</p>
    <button type="submit" className="btn b2" name="shared" value={sharedHref ? 'off' : 'on'}>
      {t(sharedHref ? 'favorites.stopSharing' : 'favorites.share')}
    </button>
  </form>
)
