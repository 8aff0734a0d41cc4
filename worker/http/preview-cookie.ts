import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { Preview } from '../context/preview.ts'
import { cookieNames } from './cookie-names.ts'
import { seal, unseal } from './cookies.ts'

/** A working day, for an editor who signed in. */
const sessionMs = 8 * 3_600_000
/** A week, for somebody who was sent a link. */
const linkMs = 7 * 86_400_000

export const newPreview = (now: Date): Preview => ({
  expiresAt: now.getTime() + sessionMs,
  date: null,
  variants: {},
  outlines: false,
})

/** Null ends the preview. */
export async function setPreviewCookie(c: Context<AppEnv>, preview: Preview | null): Promise<void> {
  const { url, config, now } = c.get('context')
  const secure = url.protocol === 'https:'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const { preview: name } = cookieNames(secure)
  if (!preview) return setCookie(c, name, '', { ...options, maxAge: 0 })
  const maxAge = Math.max(0, Math.round((preview.expiresAt - now.getTime()) / 1000))
  setCookie(c, name, await seal(config.SESSION_SECRET, 'preview', preview), { ...options, maxAge })
}

/** What stands in `/preview?token=`: the same view for whoever has the link, until it expires. */
export const linkToken = (secret: string, preview: Preview, now: Date): Promise<string> =>
  seal(secret, 'preview-link', { ...preview, expiresAt: now.getTime() + linkMs })

/** Null for a token that isn't ours or is over. */
export async function readLinkToken(secret: string, token: string, now: Date): Promise<Preview | null> {
  const preview = Preview.safeParse(await unseal(secret, 'preview-link', token)).data
  return preview && preview.expiresAt > now.getTime() ? preview : null
}
