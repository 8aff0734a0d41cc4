import { href } from '../../../shared/routes.ts'
import { DialogFrame } from '../../pages/dialogs/dialog-frame.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCartForm } from '../use-cart-form.ts'

/** Asks for confirmation before moving all pickup items to another store. */
function ChangeStore({ site, t, form, store, itemIds }: IslandContext & IslandPropsOf<'change-store'>) {
  const { onSubmit, failure, way, busy } = useCartForm(t)
  const { locale } = site
  const names = { store: store.name }
  return (
    <DialogFrame
      title={t('changeStore.title')}
      lead={t('changeStore.body', names)}
      failure={failure}
      way={way}
      busy={busy}
    >
      <form method="post" action={href.cartAction(locale, 'delivery')} onSubmit={onSubmit}>
        <FormFields site={site} form={form} />
        <input type="hidden" name="storeId" value={store.storeId} />
        <input type="hidden" name="itemId" value={itemIds.join(',')} />
        <input type="hidden" name="code" value="pickup" />
        <input type="hidden" name="moved" value="1" />
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

export const island: IslandOf<'change-store'> = ChangeStore
