import type { FormTarget } from '../../shared/routes.ts'
import type { FormContext, PageContext } from './page-context.ts'

type FormFieldsProps = {
  readonly site: PageContext['site']
  readonly form: FormContext
  readonly to?: FormTarget
}

/**
 * The hidden fields of every form that posts: CSRF token, which says whose it is, locale, return path, and the data to
 * restore a lost cart from. `to`: the form has no `action`; it posts to the page that it stands on, where this route
 * answers it, so that a refusal has that page's address.
 */
export function FormFields({ site, form, to }: FormFieldsProps) {
  return (
    <>
      {to ? <input type="hidden" name="to" value={to} /> : null}
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="locale" value={site.locale} />
      <input type="hidden" name="returnTo" value={form.returnTo} />
      {form.purchaseId ? <input type="hidden" name="purchaseId" value={form.purchaseId} /> : null}
      {form.remaining ? <input type="hidden" name="remaining" value={form.remaining} /> : null}
      {form.bag ? <input type="hidden" name="bag" value={form.bag} /> : null}
      {form.held ? <input type="hidden" name="held" value={form.held} /> : null}
    </>
  )
}
