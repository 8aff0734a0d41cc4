import { href } from '../../../shared/routes.ts'
import { type Choice, SelectField } from '../form/choices.tsx'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { Part } from './part.tsx'

/** One thing to check before ordering, and where it is changed. */
export type ReviewRow = {
  readonly title: string
  readonly lines: readonly string[]
  readonly changeHref: string
  readonly changeLabel: string
}

export type SummaryStepProps = PageContext & {
  readonly form: FormContext
  readonly rows: readonly ReviewRow[]
  /** The same for every press of the button on this page: an order sent twice is one order. */
  readonly orderKey: string
  readonly total: string
  /** Where it is sold, in words, and who may have sold it; null outside a store. */
  readonly sale: { readonly words: string; readonly employees: readonly Choice[]; readonly employee: string } | null
  readonly express: boolean
  /** A wallet that script can open over the page; without script the provider's own page is gone to. */
  readonly wallet: {
    readonly script: string
    readonly method: string
    /** Minor units. */
    readonly amount: number
    readonly currency: string
    readonly label: string
  } | null
}

export function SummaryStep({ site, t, form, rows, orderKey, total, sale, express, wallet }: SummaryStepProps) {
  return (
    <form
      method="post"
      action={href.checkoutAction(site.locale, 'place')}
      className="co-form"
      data-checkout="place"
      data-wallet={wallet ? JSON.stringify(wallet) : undefined}
    >
      <FormFields site={site} form={form} />
      <input type="hidden" name="key" value={orderKey} />
      {express ? <p className="callout">{t('checkout.express')}</p> : null}
      <div className="co-review">
        {rows.map((row) => (
          <section key={row.title}>
            <h2>{row.title}</h2>
            <p>
              {row.lines.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </p>
            <a className="link label" href={row.changeHref} aria-label={row.changeLabel}>
              {t('checkout.change')}
            </a>
          </section>
        ))}
      </div>
      {sale ? (
        <Part title={t('checkout.sale')}>
          <p className="muted">{sale.words}</p>
          <SelectField
            name="storeEmployeeId"
            label={t('checkout.soldBy')}
            choices={sale.employees}
            value={sale.employee}
            autoComplete="off"
          />
        </Part>
      ) : null}
      <div>
        <p className="label muted">{t('checkout.legal')}</p>
        <p className="label co-legal">
          <a className="link" href={href.legal(site.locale, 'terms')}>
            {t('checkout.terms')}
          </a>
          <a className="link" href={href.legal(site.locale, 'privacy')}>
            {t('checkout.privacy')}
          </a>
        </p>
      </div>
      <button type="submit" className="btn co-place" data-busy={t('checkout.placing')}>
        {t('checkout.place', { total })}
      </button>
      <p role="status" className="f-fault" data-place-status="" />
    </form>
  )
}
