import { href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { DialogFrame, FormFailure } from './dialog-frame.tsx'

type StoreNamed = { readonly storeId: string; readonly name: string }

type ChangeStoreProps = PageContext & {
  form: FormContext
  store: StoreNamed
  /** The lines that are fetched now. */
  itemIds: readonly string[]
}

/** Asks before everything that is fetched goes to another store. */
export function ChangeStoreDialog({ site, t, form, store, itemIds }: ChangeStoreProps) {
  const { locale } = site
  const names = { store: store.name }
  return (
    <DialogFrame title={t('changeStore.title')} lead={t('changeStore.body', names)}>
      <form method="post" action={href.cartAction(locale, 'delivery')}>
        <FormFields site={site} form={form} />
        <input type="hidden" name="storeId" value={store.storeId} />
        <input type="hidden" name="itemId" value={itemIds.join(',')} />
        <input type="hidden" name="code" value="pickup" />
        <input type="hidden" name="moved" value="1" />
        <FormFailure />
        <p className="ctas">
          <button type="submit" className="btn">
            {t('changeStore.confirm', names)}
          </button>
          <a className="link" href={href.cart(locale)} data-dismiss="">
            {t('dialog.cancel')}
          </a>
        </p>
      </form>
    </DialogFrame>
  )
}

export function StoreChangedDialog({ site, t, store }: PageContext & { store: StoreNamed }) {
  return (
    <DialogFrame title={t('storeChanged.title')} lead={t('storeChanged.body', { store: store.name })}>
      <p className="ctas">
        <a className="btn" href={href.cart(site.locale)} data-dismiss="">
          {t('dialog.backToBag')}
        </a>
      </p>
    </DialogFrame>
  )
}

/** Said where a dialog is about a line that has gone since. */
export function LineGoneDialog({ site, t }: PageContext) {
  return (
    <DialogFrame title={t('dialog.noLine')}>
      <p className="ctas">
        <a className="btn" href={href.cart(site.locale)}>
          {t('dialog.backToBag')}
        </a>
      </p>
    </DialogFrame>
  )
}

/** `example` in the shop's money: what the bag comes to and a third of it; null for an empty bag. */
export function PayLaterDialog({
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
    </DialogFrame>
  )
}
