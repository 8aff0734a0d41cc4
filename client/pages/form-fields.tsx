import type { FormContext, PageContext } from './page-context.ts'

/**
 * The hidden fields of every form that posts: CSRF token, locale, return path, and the data to restore a lost cart
 * from.
 */
export function FormFields({ site, form }: { site: PageContext['site']; form: FormContext }) {
  return (
    <>
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="locale" value={site.locale} />
      <input type="hidden" name="returnTo" value={form.returnTo} />
      {form.remaining ? <input type="hidden" name="remaining" value={form.remaining} /> : null}
      {form.bag ? <input type="hidden" name="bag" value={form.bag} /> : null}
      {form.held ? <input type="hidden" name="held" value={form.held} /> : null}
    </>
  )
}
