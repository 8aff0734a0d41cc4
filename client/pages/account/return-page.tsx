import { href } from '../../../shared/routes.ts'
import { ReturnForm, type ReturnFormView } from '../checkout/returns.tsx'
import type { FormContext, PageContext } from '../page-context.ts'
import { AccountFrame } from './account-frame.tsx'

type ReturnPageProps = PageContext & {
  readonly form: FormContext
  readonly orderNumber: string
  /** Null where nothing can be returned. */
  readonly view: ReturnFormView | null
}

export function ReturnPage({ site, t, form, orderNumber, view }: ReturnPageProps) {
  const { locale } = site
  return (
    <AccountFrame site={site} t={t} form={form} section="orders" title={t('account.returnItems')}>
      <p className="muted">{t('people.order', { number: orderNumber })}</p>
      {view ? (
        <ReturnForm site={site} t={t} form={form} to="account/return" fields={{ orderNumber }} view={view} />
      ) : (
        <p>{t('account.returnNothing')}</p>
      )}
      <p>
        <a className="link" href={href.accountSection(locale, 'orders', orderNumber)}>
          {t('account.returnBack')}
        </a>
      </p>
    </AccountFrame>
  )
}
