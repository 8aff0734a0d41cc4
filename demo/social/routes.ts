import { type Context, Hono } from 'hono'
import { errorBody } from '../../shared/errors/body.ts'
import type { ErrorCode } from '../../shared/errors/catalogue.ts'
import { defaultLocale, isLocale } from '../../shared/i18n/locales.ts'
import { socialOperations } from '../../shared/operations/social.ts'
import widget from './browser/widget.ts?script'
import { widgetSettings } from './widget-settings.ts'

/**
 * GET /social/widget/{locale}.js: a small stand-in for the external photo script (spec 2 §2.1), the same for every
 * visitor. Its pictures are scenes of the image service, with paths relative to the shop's origin. The calls of
 * shared/operations/social.ts are not implemented and return 501.
 */
export function socialRoutes(): Hono {
  const app = new Hono()
  app.get('/social/widget/:file{[a-z]{2}-[a-z]{2}\\.js}', (c) => {
    const locale = c.req.param('file').slice(0, 5)
    if (!isLocale(locale)) return refused(c, 'API404', 404)
    const settings = `window.kerbSocialSettings=${JSON.stringify(widgetSettings(locale))};`
    return c.body(settings + widget, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  })
  for (const { method, path } of socialOperations)
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => refused(c, 'API501', 501))
  return app
}

function refused(c: Context, code: ErrorCode, status: 404 | 501): Response {
  const requestedLocale = c.req.query('locale') ?? ''
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  return c.json(errorBody({ code, locale, correlationId: crypto.randomUUID() }), status)
}
