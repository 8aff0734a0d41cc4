import { type Context, Hono } from 'hono'
import { EnterPage } from '../../../client/pages/preview/enter-page.tsx'
import { withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readForm, refusalStatus, sameText } from '../../http/forms.ts'
import { setVisitorCookie } from '../../http/page-headers.ts'
import { newPreview, readLinkToken, setPreviewCookie } from '../../http/preview-cookie.ts'
import { ReturnTo } from '../../http/return-to.ts'
import { respond } from '../../render/respond.tsx'
import { contentScreen } from './content-screen.tsx'
import { compareFrames, deviceFrame } from './frames.tsx'
import { blockFrames, blockGallery, blockPage } from './gallery.tsx'
import { EnterForm, SettingsForm } from './preview-forms.ts'
import { previewPage } from './preview-page.ts'

type C = Context<AppEnv>

/** How long a wrong key is thought about, in milliseconds: guessing is slow, an honest slip hardly is. */
const wrongKeyMs = 800

const pathOf = (c: C): string => ReturnTo.parse(c.req.query('to')) ?? '/'

function enter(c: C, to: string, refused: { fault?: string; linkOver?: boolean } = {}): Promise<Response> {
  const { csrfToken } = c.get('context')
  const { fault, linkOver = false } = refused
  const node = <EnterPage csrf={csrfToken} to={to} linkOver={linkOver} {...(fault && { fault })} />
  return respond(c, previewPage('Sign in', node, { status: fault || linkOver ? 403 : 200 }))
}

/** Editors' pages (spec 1 §2, §6). Entered with the key or a signed link; all else leads to the entrance first. */
export const preview = new Hono<AppEnv>()
  .get('/', async (c) => {
    const context = c.get('context')
    const token = c.req.query('token')
    if (token === undefined) return enter(c, pathOf(c))
    const view = await readLinkToken(context.config.PREVIEW_SECRET, token, context.now)
    if (!view) return enter(c, pathOf(c), { linkOver: true })
    await setPreviewCookie(c, view)
    return c.redirect(pathOf(c), 303)
  })
  .post('/enter', async (c) => {
    const context = c.get('context')
    const form = await readForm(c, context)
    if (!form.ok) return c.text('Not accepted', refusalStatus(form.refusal))
    const { key, to } = EnterForm.parse(form.fields)
    if (!sameText(key, context.config.PREVIEW_SECRET)) {
      await scheduler.wait(wrongKeyMs)
      return enter(c, to, { fault: 'This is not the key' })
    }
    await setVisitorCookie(c, context)
    await setPreviewCookie(c, newPreview(context.now))
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
    if (!form.ok || !context.preview) return c.text('Not accepted', form.ok ? 403 : refusalStatus(form.refusal))
    const settings = SettingsForm.safeParse(form.fields)
    if (!settings.success) return c.text(settings.error.issues[0]?.message ?? 'unreadable', 400)
    const { to, locale, preview } = settings.data
    await setPreviewCookie(c, { ...preview, expiresAt: context.preview.expiresAt })
    const path = withoutLocale(to)
    return c.redirect(locale && locale !== context.locale && path !== to ? `/${locale}${path}` : to, 303)
  })
  .post('/leave', async (c) => {
    const form = await readForm(c, c.get('context'))
    if (!form.ok) return c.text('Not accepted', refusalStatus(form.refusal))
    await setPreviewCookie(c, null)
    return c.redirect(ReturnTo.parse(form.fields['to']) ?? '/', 303)
  })
  .get('/content', contentScreen)
  .get('/device', deviceFrame)
  .get('/compare', compareFrames)
  .get('/blocks', blockGallery)
  .get('/blocks/:type', blockFrames)
  .get('/blocks/:type/:fixture', blockPage)
