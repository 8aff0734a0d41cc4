import type { ReactNode } from 'react'
import { SaleMember } from '../../../client/pages/cart/sale-member.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { memberGone } from '../../../shared/errors/flow-messages.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'

/** The number as it was typed, and why it was refused. */
export type MemberInput = { readonly typed: string; readonly answer: FormAnswer }

/** The form for the member whom an associate sells to; null for everybody else, and in a shop without the program. */
export function saleMember(
  context: RequestContext,
  cart: Cart,
  { typed = '', answer = { texts: {} } }: Partial<MemberInput>,
): ReactNode {
  const { site, t, locale, session, csrfToken: csrf, features } = context
  if (!session?.person?.associate || !features.has('loyalty') || cart.items.length === 0) return null
  const form = {
    csrf,
    returnTo: href.cart(locale),
    remaining: remainingOf(cart.items),
    captchas: context.captchas.shown(),
    purchaseId: purchaseIdOf(cart),
  }
  const isGone = cart.flash.some(({ code }) => code === memberGone)
  return <SaleMember {...{ site, t, form, isGone, typed, answer }} member={cart.member} />
}
