import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { log } from '../../http/log.ts'
import type { Page } from '../../render/page.ts'
import type { CallFailure } from '../../services/result.ts'
import { loadErrorPage } from './error-page.tsx'

/** A required service failed and nothing was cached. */
export function loadUnavailablePage(
  c: Context<AppEnv>,
  { code, retryAfter }: Pick<CallFailure, 'code' | 'retryAfter'>,
): Page {
  log('error', 'page.unavailable', {
    path: c.get('context').url.pathname.slice(0, 200),
    code,
    requestId: c.get('trace').id,
  })
  return { ...loadErrorPage(c, 503), ...(retryAfter && { retryAfter }) }
}
