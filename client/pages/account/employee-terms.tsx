import { href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

/** An employee accepts the terms of their discount; `form.returnTo` is where they go on to. */
export function EmployeeTerms({ site, t, form }: PageContext & { readonly form: FormContext }) {
  return (
    <>
      <p>
        <a className="link" href={href.legal(site.locale, 'associate-discount-terms')} target="_blank" rel="noopener">
          {t('people.termsRead')}
        </a>
      </p>
      <form className="ctas" method="post">
        <FormFields site={site} form={form} to="session/accept-terms" />
        <button type="submit" className="btn">
          {t('people.termsAccept')}
        </button>
        <a className="link" href={form.returnTo} data-dismiss="">
          {t('people.termsLater')}
        </a>
      </form>
    </>
  )
}
