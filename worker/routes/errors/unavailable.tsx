import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { log } from '../../http/log.ts'
import type { Page } from '../../render/page.ts'
import { loadErrorPage } from './error-page.tsx'

/** A service that this page can't be without gave nothing, and nothing was kept of it. */
export function loadUnavailablePage(c: Context<AppEnv>, code: string): Page {
  const reference = crypto.randomUUID().slice(0, 8)
  log('error', 'page.unavailable', { path: c.get('context').url.pathname.slice(0, 200), code, reference })
  return loadErrorPage(c, 503, reference)
}
