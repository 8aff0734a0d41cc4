import { Behavior } from '../../blocks/parts/island.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import css from './sale-bar.css?inline'

export const saleBarCss = css

type SaleBarProps = PageContext & {
  readonly form: FormContext
  /** The store and the seller, or the news that the sale was interrupted. */
  readonly words: string
  /** The member whom they sell to; null for nobody, and where the page says it itself. */
  readonly customer: string | null
}

/** On the pages of an associate's sale: where they sell, to whom, and the way to the next customer. */
export function SaleBar({ site, t, form, words, customer }: SaleBarProps) {
  return (
    <Behavior name="hand-over" on="idle" props={{}}>
      <form method="post" className="sale-bar edge">
        <FormFields site={site} form={form} to="session/next-customer" />
        <p>{words}</p>
        {customer ? <p>{customer}</p> : null}
        <button type="submit" className="btn b2">
          {t('people.nextCustomer')}
        </button>
      </form>
    </Behavior>
  )
}
