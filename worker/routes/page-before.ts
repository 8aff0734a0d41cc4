import type { Context } from 'hono'
import { matchRoute, pageType, withoutLocale } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { cameFrom } from '../http/forms/came-from.ts'

/** The type of the page at a path of the shop. */
export const pageTypeAt = (path: string): string => pageType(matchRoute(withoutLocale(path)))

/** The type of the page that a form was sent from, as the browser names it; empty for any other. */
export function pageTypeBefore(c: Context<AppEnv>): string {
  const path = cameFrom(c)
  return path === null ? '' : pageTypeAt(path.split('?')[0] ?? '')
}
