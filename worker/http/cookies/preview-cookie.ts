import type { Context } from 'hono'
import { previewLifetime } from '../../../shared/browser-register.ts'
import { Preview } from '../../context/preview.ts'
import type { CookieScope } from './cookie-scope.ts'
import { setEditorFlag } from './editor-cookie.ts'
import { sealedCookie } from './sealed-cookie.ts'

export const previewCookie = sealedCookie({ name: 'preview', schema: Preview })

export const newPreview = (now: Date): Preview => ({
  expiresAt: now.getTime() + previewLifetime * 1000,
  date: null,
  segments: [],
  variants: {},
  features: {},
  outlines: false,
  by: crypto.randomUUID(),
  link: null,
})

/** Keeps its expiry: changing the view, or opening a link, doesn't extend it. */
export async function setPreview(
  c: Context,
  context: CookieScope & { readonly now: Date },
  preview: Preview,
): Promise<void> {
  const remainingSeconds = Math.round((preview.expiresAt - context.now.getTime()) / 1000)
  await previewCookie.set(c, context, preview, Math.max(0, remainingSeconds))
  if (!preview.link) await setEditorFlag(c, context)
}
