import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import { DialogFrame } from './dialog-frame.tsx'

type StoreNamed = { readonly storeId: string; readonly name: string }

export function StoreChangedDialog({ site, t, store }: PageContext & { store: StoreNamed }) {
  return (
    <DialogFrame title={t('storeChanged.title')} lead={t('storeChanged.body', { store: store.name })}>
      <p className="ctas">
        <a className="btn" href={href.cart(site.locale)} data-dismiss="">
          {t('dialog.backToCart')}
        </a>
      </p>
    </DialogFrame>
  )
}

/** For a dialog about a line that is no longer in the cart. */
export function LineGoneDialog({ site, t }: PageContext) {
  return (
    <DialogFrame title={t('dialog.noLine')}>
      <p className="ctas">
        <a className="btn" href={href.cart(site.locale)}>
          {t('dialog.backToCart')}
        </a>
      </p>
    </DialogFrame>
  )
}

/** `example`: the cart's total and a third of it, formatted; null for an empty cart. */
export function PayLaterDialog({
  site,
  t,
  example,
}: PageContext & { example: { readonly total: string; readonly part: string } | null }) {
  return (
    <DialogFrame title={t('payLater.title')} lead={t('payLater.lead')}>
      <ol className="parts">
        <li>{t('payLater.first')}</li>
        <li>{t('payLater.second')}</li>
      </ol>
      {example ? (
        <p>
          <b>{t('payLater.example', example)}</b>
        </p>
      ) : null}
      <p className="muted">{t('payLater.terms')}</p>
      <p className="ctas">
        <a className="btn" href={href.checkout(site.locale)} data-dismiss="">
          {t('enrollment.continue')}
        </a>
      </p>
    </DialogFrame>
  )
}
