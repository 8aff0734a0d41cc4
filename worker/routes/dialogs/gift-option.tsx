import { Island } from '../../../client/blocks/parts/island.tsx'
import { LineGoneDialog } from '../../../client/pages/dialogs/note-dialogs.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import type { Cart, GiftOption } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { formAnswer } from '../page-answer/form-answer.ts'
import { dialogPage } from './dialog-page.ts'

type Refused = { readonly typed: GiftOption | null; readonly texts: FormAnswer['texts'] }

export type GiftRefused = Refused & { readonly itemId: string }

/** A gift card's recipient. `refused`: what was typed, and the errors. */
export function giftOptionDialog(context: RequestContext, item: Cart['items'][number] | null, refused?: Refused) {
  const { site, t, locale, csrfToken } = context
  if (!item?.isDigitalProduct) return <LineGoneDialog site={site} t={t} />
  const props = {
    form: { csrf: csrfToken, returnTo: href.cart(locale) },
    item: refused ? { ...item, giftOption: refused.typed } : item,
    answer: { texts: refused?.texts ?? {} },
    templates: fieldTemplates(locale),
  }
  return <Island name="gift-option" on="idle" locale={locale} props={props} />
}

/** The dialog's page after a refused form, for a browser without script. */
export const answerGift = formAnswer('gift-option', async (c, { itemId, ...refused }: GiftRefused) => {
  const context = c.get('context')
  const answer = await c.get('services').cart.read(context)
  if (!answer.ok) return loadUnavailablePage(c, answer.failure)
  if (answer.value.session) await setSession(c, context, answer.value.session)
  const item = answer.value.cart?.items.find(({ id }) => id === itemId) ?? null
  const page = dialogPage(context, context.t('giftOption.title'), giftOptionDialog(context, item, refused))
  return { ...page, canonical: '/dialog/gift-option', status: 422 }
})
