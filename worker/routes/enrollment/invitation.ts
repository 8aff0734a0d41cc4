import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Invitation = { readonly text: string; readonly to: string; readonly dialog: true }

/** Whether somebody has an account and isn't a member of the loyalty program yet. */
export const mayJoin = ({ session, features }: Pick<RequestContext, 'session' | 'features'>): boolean =>
  features.has('loyalty') && session?.person?.kind === 'registered' && !session.person.associate

/** Gain that joining would bring for the order in hand, with the way to it; empty for everybody else. */
export function invitations(
  context: Pick<RequestContext, 'session' | 'features' | 't' | 'locale'>,
  returnTo: string,
): Invitation[] {
  if (!mayJoin(context)) return []
  const to = href.dialog(context.locale, 'loyalty-sign-up', { returnTo })
  return [{ text: context.t('enrollment.joinWithOrder'), to, dialog: true }]
}
