import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'
import { WayOut } from '../way-out.tsx'

type SaleTermsProps = PageContext & {
  readonly isForMembers: boolean
  /** The date from which it is sold, as text. */
  readonly comesOn: string | undefined
  readonly returnTo: string
}

/** From when a product is sold, and to whom alone. Cached pages say so to everybody, members too. */
export function SaleTerms({ site, t, isForMembers, comesOn, returnTo }: SaleTermsProps) {
  const signIn = { label: t('people.title'), href: href.account(site.locale, { returnTo }), dialog: true }
  const join = {
    label: t('enrollment.joinTitle'),
    href: href.dialog(site.locale, 'loyalty-sign-up', { returnTo }),
    dialog: true,
  }
  return (
    <>
      {comesOn === undefined ? null : <p className="terms">{t('product.comesOn', { date: comesOn })}</p>}
      {isForMembers ? (
        <p className="terms">
          {t('product.forMembers')}
          <WayOut way={join} />
          <WayOut way={signIn} />
        </p>
      ) : null}
    </>
  )
}
