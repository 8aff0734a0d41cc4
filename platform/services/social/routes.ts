import { Hono } from 'hono'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { errorAnswer } from '../../http/answer.ts'
import type { PlatformEnv } from '../../http/mount-operations.ts'
import widget from './browser/widget.ts?script'
import { widgetSettings } from './widget-settings.ts'

/**
 * GET /social/widget/{locale}.js: a small stand-in of the external photo script (spec 2 §2.1), the same for each who asks. Its pictures are
 * scenes of the image service, by paths of the page it runs in.
 */
export function socialRoutes(): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>().get('/widget/:file{[a-z]{2}-[a-z]{2}\\.js}', (c) => {
    const locale = c.req.param('file').slice(0, 5)
    if (!isLocale(locale)) return errorAnswer({ code: 'API404', ...c.var.call })
    const settings = `window.kerbSocialSettings=${JSON.stringify(widgetSettings(locale))};`
    return c.body(settings + widget, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  })
}
