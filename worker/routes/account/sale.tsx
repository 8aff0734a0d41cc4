import type { ReactNode } from 'react'
import { SaleBar } from '../../../client/pages/account/sale-bar.tsx'
import { saleMemberWords } from '../../../client/pages/cart/sale-member.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Context = Pick<RequestContext, 'site' | 't' | 'session' | 'csrfToken'>

/**
 * Heads the pages of an associate's sale, also of one whose session has ended; null for everybody who buys for
 * themselves. `returnTo` is the page's path, `member` whom the page has to name.
 */
export function saleBar(
  { site, t, session, csrfToken: csrf }: Context,
  returnTo: string,
  member: Cart['member'] = null,
): ReactNode {
  const associate = session?.person?.associate
  if (!associate && !session?.endedSale) return null
  const words = associate
    ? t('people.selling', { store: associate.storeName, name: associate.storeEmployeeName })
    : t('people.saleStopped')
  const customer = member && saleMemberWords(t, member)
  return <SaleBar site={site} t={t} form={{ csrf, returnTo }} words={words} customer={customer} />
}
