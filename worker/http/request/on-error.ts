import type { ErrorHandler } from 'hono'
import { message } from '../../../shared/errors/message.ts'
import type { AppEnv } from '../../app-env.ts'
import { errorPage } from '../../routes/errors/error-page.tsx'

/** An exception is a bug: logged completely, answered as GEN500, never with its stack. */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  const { log } = c.get('edges')
  log('error', 'request.failed', {
    requestId: c.get('trace').id,
    path: new URL(c.req.url).pathname.slice(0, 200),
    reason: String(error),
    stack: error.stack ?? null,
  })
  const context = c.get('context')
  const wantsPage = context && (c.req.header('accept') ?? '').includes('text/html')
  if (!wantsPage)
    return c.json({ ok: false, code: 'GEN500', message: message('GEN500', context?.locale ?? 'en-us') }, 500, {
      'cache-control': 'no-store',
    })
  try {
    return await errorPage(c, 500)
  } catch (second) {
    log('error', 'error-page.failed', { reason: String(second) })
    return c.text(message('GEN500', context.locale), 500)
  }
}
