import type { Captcha, FormAnswer } from '../../../client/pages/form/form-props.ts'
import { type Balance, BalanceForm, balanceFormCss } from '../../../client/pages/gift-card/balance-form.tsx'
import { ownRenderContext } from '../../context/render-context.ts'
import { marker } from '../../render/holes.ts'
import type { Page } from '../../render/page.ts'
import type { C } from '../api/checkout-answers.ts'
import { loadContentPage } from '../content-page/content-page-route.tsx'
import { loadPublicPage, type PublicAnswer, type PublicRequest } from '../public-loader.ts'

export type BalanceAsked = {
  readonly code: string
  readonly answer: FormAnswer
  readonly balance: Balance | null
  readonly captchas?: readonly Captcha[]
}

const nothingAsked: BalanceAsked = { code: '', answer: { texts: {} }, balance: null }

/** The editors' page with the question for a card's balance below it. */
export async function loadGiftCardPage(
  request: PublicRequest,
  { captchas, ...asked }: BalanceAsked = nothingAsked,
): Promise<PublicAnswer> {
  const page = await loadContentPage(request, 'gift-card')
  if (!page || !('segments' in page)) return page
  const { site, t, locale } = request.context
  const form = { csrf: marker('csrfToken'), returnTo: `/${locale}/gift-card`, captchas }
  return {
    ...page,
    css: [...page.css, ...balanceFormCss],
    segments: [...page.segments, { name: 'balance', node: () => <BalanceForm {...{ site, t, form, ...asked }} /> }],
  }
}

/** The page that answers the form; of a visitor alone. */
export async function balancePage(c: C, asked: BalanceAsked, status: Page['status']) {
  const page = await loadPublicPage(c, ownRenderContext(c.get('context')), (request) =>
    loadGiftCardPage(request, { ...asked, captchas: c.get('context').captchas.shown() }),
  )
  return page && !('redirect' in page) ? { ...page, status, noStore: true } : null
}
