import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { mostFavorites } from '../../../shared/contracts/favorites.ts'
import { ProductId } from '../../../shared/contracts/product.ts'
import type { FavoritesAnswer } from '../../../shared/favorites-answer.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { keepFavorites } from '../../http/cookies/favorites-cookie.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import type { FavoritesSummary } from '../../services/favorites-summary.ts'
import { notInSale, ofSale } from '../../services/purchase.ts'
import type { CallFailure } from '../../services/result.ts'
import { errorPage } from '../errors/error-page.tsx'
import { failureStatus, failureWords } from '../failure-words.ts'
import { showFavorites } from '../favorites/favorites-route.tsx'
import { formRefusal } from '../form-refusal.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { recoveryWay } from '../recovery.ts'

type C = Context<AppEnv>

/** `to` is what script wants it to be; a form without script turns it over. */
const ToggleForm = z.object({ productId: ProductId, to: z.enum(['on', 'off']).nullable().catch(null) })
const ShareForm = z.object({ shared: z.enum(['on', 'off']) })

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')

/** Hearts and the list: a form gets a 303 back to its page, script the whole list. */
export const favoritesApi = new Hono<AppEnv>()
  .get('/favorites', async (c) => {
    const list = await c.get('services').favorites.whole(c.get('context'))
    return c.json(answerOf(list), 200, noStore)
  })
  .post('/favorites/toggle', async (c) => {
    const fields = await fieldsOf(c, ToggleForm)
    if (fields instanceof Response) return fields
    const context = c.get('context')
    if (!context.favorites) return refused(c, context.session?.person?.associate ? notInSale : notOffered)
    const to = fields.to === null ? null : fields.to === 'on'
    const done = await c.get('services').favorites.toggle(context, fields.productId, to)
    await setVisitorCookie(c, context)
    if (!done.ok) return refused(c, done.failure)
    await keepFavorites(c, done.value.session, done.value.favorites)
    if (wantsJson(c)) return c.json(answerOf(done.value.favorites), 200, noStore)
    return c.body(null, 303, { location: pageOf(c), ...noStore })
  })
  .post('/favorites/share', async (c) => {
    const fields = await fieldsOf(c, ShareForm)
    if (fields instanceof Response) return fields
    const context = c.get('context')
    if (!context.favorites) return refused(c, context.session?.person?.associate ? notInSale : notOffered)
    const done = await c.get('services').favorites.share(context, fields.shared === 'on')
    if (!done.ok) return refused(c, done.failure)
    await setSession(c, context, done.value.session)
    return c.body(null, 303, { location: `${href.favorites(context.locale)}#share`, ...noStore })
  })

/** Where the feature is off nobody has a list. */
const notOffered: CallFailure = { code: 'API405', status: 405, message: '', details: {}, cause: 'answer' }

const answerOf = (list: FavoritesSummary | null): FavoritesAnswer => ({
  ok: true,
  ids: [...(list?.ids ?? [])],
  total: list?.total ?? 0,
})

const pageOf = (c: C): string => cameFrom(c) ?? href.favorites(c.get('context').locale)

/** The form's fields, or the answer to one that no page of ours sends. */
async function fieldsOf<T>(c: C, shape: z.ZodType<T>): Promise<T | Response> {
  const context = c.get('context')
  const form = await readForm(c, context)
  const read = form.ok ? shape.safeParse(form.value) : null
  if (read?.success) return read.data
  const status = form.ok ? 400 : refusalStatus(form.failure)
  if (!wantsJson(c)) return errorPage(c, status)
  const refusal = formRefusal(context, form.ok ? null : form.failure, pageOf(c))
  return c.json({ ok: false, ...refusal } satisfies FavoritesAnswer, status, noStore)
}

const answerFavorites = formAnswer('favorites', showFavorites)

/** Without script the list says what is wrong: one that is full is where something can be taken out. */
async function refused(c: C, refusal: CallFailure): Promise<Response> {
  const context = c.get('context')
  const failure = ofSale(refusal, context.session)
  const told = { ...failure, details: { ...failure.details, additionalInfo: { most: mostFavorites } } }
  const words = failure === notInSale ? context.t('people.notInSale') : failureWords(told, context.locale)
  const status = failureStatus(failure, 409)
  const way = recoveryWay(context, failure.code, pageOf(c))
  if (wantsJson(c))
    return c.json({ ok: false, message: words, ...(way && { way }) } satisfies FavoritesAnswer, status, noStore)
  return status === 503 ? errorPage(c, 503) : answerFavorites(c, { words, status })
}
