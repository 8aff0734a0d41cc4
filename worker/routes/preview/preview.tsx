import { type Context, Hono } from 'hono'
import { EnterPage } from '../../../client/pages/preview/enter-page.tsx'
import { waitText } from '../../../shared/errors/format.ts'
import { defaultLocale } from '../../../shared/i18n/locales.ts'
import { withoutLocale } from '../../../shared/routes.ts'
import { sameText } from '../../../shared/same-text.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { newPreview, previewCookie, setPreview } from '../../http/cookies/preview-cookie.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { clientAddressOf } from '../../http/limits/client-address.ts'
import { createKeyTries } from '../../http/limits/key-tries.ts'
import { isLinkRevoked, readLink, revokeLink, revokeLinksUntil } from '../../http/security/preview-links.ts'
import { respond } from '../page-answer/respond.ts'
import { contentScreen } from './content-screen.tsx'
import { compareFrames, deviceFrame } from './frames.tsx'
import { blockFrames, blockGallery, blockPage } from './gallery.tsx'
import { EnterForm, RevokeForm, SettingsForm } from './preview-forms.ts'
import { previewPage } from './preview-page.ts'

type C = Context<AppEnv>

/** The delay after a wrong key, in milliseconds: it slows guessing and hardly affects a typing error. */
const wrongKeyMs = 800
const keyTries = createKeyTries()

const pathOf = (c: C): string => ReturnTo.parse(c.req.query('to')) ?? '/'

type Refused = { readonly fault?: string; readonly linkOver?: boolean; readonly status?: 403 | 429 }

function enter(c: C, to: string, refused: Refused = {}): Promise<Response> {
  const { csrfToken } = c.get('context')
  const { fault, linkOver = false, status = 403 } = refused
  const node = <EnterPage csrf={csrfToken} to={to} linkOver={linkOver} {...(fault && { fault })} />
  return respond(c, previewPage('Sign in', node, { status: fault || linkOver ? status : 200 }))
}

/** Editors' pages (spec 1 §2, §6). They require the key or a signed link; without one the entrance is shown. */
export const preview = new Hono<AppEnv>()
  .get('/', async (c) => {
    const context = c.get('context')
    const token = c.req.query('token')
    if (token === undefined) return enter(c, pathOf(c))
    const view = await readLink(context.config.PREVIEW_SECRET, token, context.now)
    if (!view || (await isLinkRevoked(c.env.CONTENT_CACHE, view))) return enter(c, pathOf(c), { linkOver: true })
    await setPreview(c, context, view)
    return c.redirect(pathOf(c), 303)
  })
  .post('/enter', async (c) => {
    const context = c.get('context')
    const form = await readForm(c, context)
    if (!form.ok) return c.text('Not accepted', refusalStatus(form.failure))
    const { key, to } = EnterForm.parse(form.value)
    const address = clientAddressOf(c)
    const { SESSION_SECRET, PREVIEW_SECRET } = context.config
    const wait = await keyTries.take(c.env.CONTENT_CACHE, SESSION_SECRET, address, context.now.getTime())
    if (wait !== null) {
      c.header('retry-after', String(wait))
      return enter(c, to, { fault: `Too many wrong keys. Try again ${waitText(wait, defaultLocale)}`, status: 429 })
    }
    if (!sameText(key, PREVIEW_SECRET)) {
      await scheduler.wait(wrongKeyMs)
      return enter(c, to, { fault: 'This is not the key' })
    }
    keyTries.forget(address)
    await setVisitorCookie(c, context)
    await setPreview(c, context, newPreview(context.now))
    return c.redirect(to, 303)
  })
  .use(async (c, next) => {
    const { preview, url } = c.get('context')
    if (preview) return next()
    return c.req.method === 'GET'
      ? c.redirect(`/preview?${new URLSearchParams({ to: url.pathname + url.search })}`, 302)
      : c.text('Not in a preview', 403)
  })
  .post('/settings', async (c) => {
    const context = c.get('context')
    const form = await readForm(c, context)
    if (!form.ok || !context.preview) return c.text('Not accepted', form.ok ? 403 : refusalStatus(form.failure))
    const settings = SettingsForm.safeParse(form.value)
    if (!settings.success) return c.text(settings.error.issues[0]?.message ?? 'unreadable', 400)
    const { to, locale, preview } = settings.data
    await setPreview(c, context, { ...context.preview, ...preview })
    const path = withoutLocale(to)
    return c.redirect(locale && locale !== context.locale && path !== to ? `/${locale}${path}` : to, 303)
  })
  .post('/revoke', async (c) => {
    const context = c.get('context')
    const form = await readForm(c, context)
    if (!form.ok || !context.preview) return c.text('Not accepted', form.ok ? 403 : refusalStatus(form.failure))
    if (context.preview.link) return c.text('Only an editor takes links back', 403)
    const { to, link, all } = RevokeForm.parse(form.value)
    const view = all ? null : await readLink(context.config.PREVIEW_SECRET, link, context.now)
    if (!all && !view?.link) return c.text('This is no preview link, or it is over', 400)
    if (view?.link) await revokeLink(c.env.CONTENT_CACHE, view.link.id)
    else await revokeLinksUntil(c.env.CONTENT_CACHE, context.now)
    return c.redirect(to, 303)
  })
  .post('/leave', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return c.text('Not accepted', refusalStatus(form.failure))
    previewCookie.clear(c, c.get('context'))
    return c.redirect(ReturnTo.parse(form.value['to']) ?? '/', 303)
  })
  .get('/content', contentScreen)
  .get('/device', deviceFrame)
  .get('/compare', compareFrames)
  .get('/blocks', blockGallery)
  .get('/blocks/:type', blockFrames)
  .get('/blocks/:type/:fixture', blockPage)
