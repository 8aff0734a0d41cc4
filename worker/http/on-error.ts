import type { ErrorHandler } from 'hono'
import { message } from '../../shared/errors/message.ts'
import type { AppEnv } from '../app-env.ts'
import { errorPage } from '../routes/errors/error-page.tsx'
import { log } from './log.ts'

/** An exception is a bug of ours: logged whole, told as GEN500, never with its stack. */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  const reference = crypto.randomUUID().slice(0, 8)
  log('error', 'request.failed', {
    reference,
    path: new URL(c.req.url).pathname.slice(0, 200),
    reason: String(error),
    stack: error.stack ?? null,
  })
  const context = c.get('context')
  const wantsPage = context && (c.req.header('accept') ?? '').includes('text/html')
  if (!wantsPage)
    return c.json({ ok: false, code: 'GEN500', message: message('GEN500', context?.locale ?? 'en-us') }, 500)
  try {
    return await errorPage(c, 500, reference)
  } catch (second) {
    log('error', 'error-page.failed', { reason: String(second) })
    return c.text(message('GEN500', context.locale), 500)
  }
}
