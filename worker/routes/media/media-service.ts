import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'

/** A response that no cache may store. */
export const noStore = { 'cache-control': 'no-store' }

const segment = String.raw`\/[A-Za-z0-9](?:[\w-]|\.(?=[\w-])){0,80}`
const path = new RegExp(`^(?:${segment}){2,6}$`)

/**
 * Whether a media service may be asked for this path, which is still encoded: no dots at either end of a segment and no
 * percent sign, since a server behind the shop could read those as a parent folder or as another character.
 */
export const isMediaPath = (pathname: string): boolean => path.test(pathname)

/** The named headers, as far as they are there. */
export function pickHeaders(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/**
 * The shop's response if a media service gave none that can be passed on. A busy service, or one that refuses the shop,
 * may still have the file, so that is a 503 to retry.
 */
export async function mediaFailure(c: Context<AppEnv>, answer: Response | null): Promise<Response> {
  await answer?.body?.cancel().catch(() => undefined)
  if (!answer) return c.body(null, 502, noStore)
  if ([400, 404].includes(answer.status)) return c.body(null, 404, noStore)
  if ([401, 403, 429, 503].includes(answer.status))
    return c.body(null, 503, { ...noStore, 'retry-after': seconds(answer.headers.get('retry-after')) })
  return c.body(null, 502, noStore)
}

const seconds = (text: string | null): string => (/^\d{1,4}$/.test(text ?? '') ? `${text}` : '10')
