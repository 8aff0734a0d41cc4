import type { Locale } from '../../../shared/i18n/locales.ts'
import { Island } from '../../blocks/parts/island.tsx'
import css from './dialog-frame.css?inline'

export const dialogFrameCss = css

type DialogShellProps = { readonly locale: Locale }

/**
 * The mini cart's drawer, in the page so that it opens immediately (client/runtime/dialogs.ts): a list of items being
 * added, and the cart.
 */
export const MiniCartDrawer = ({ locale, loading }: DialogShellProps & { readonly loading: string }) => (
  <Island name="dialog" on="intent" id="mini" locale={locale} props={{ kind: 'drawer' }}>
    <ul className="lines mini-adding" data-adding-lines="" />
    <div data-body="">
      <div className="mini-wait">
        <p className="sr">{loading}</p>
      </div>
    </div>
  </Island>
)

/** The template of every other dialog. */
export const DialogTemplate = ({ locale }: DialogShellProps) => (
  <template id="dialog-shell">
    <Island name="dialog" on="intent" locale={locale} props={{ kind: 'page' }}>
      <div className="dialog-body" data-body="" data-wait="" />
    </Island>
  </template>
)
