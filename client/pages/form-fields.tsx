import type { FormContext, PageContext } from './page-context.ts'

/** The hidden fields of every form that posts: its token, the shop front, and where to come back to. */
export function FormFields({ site, form }: { site: PageContext['site']; form: FormContext }) {
  return (
    <>
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="locale" value={site.locale} />
      <input type="hidden" name="returnTo" value={form.returnTo} />
    </>
  )
}
