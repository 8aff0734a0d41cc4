import type { Context } from 'hono'
import { Preview } from '../../context/preview.ts'
import { setEditorFlag } from './editor-cookie.ts'
import { type CookieScope, sealedCookie } from './sealed-cookie.ts'

/** A working day, for an editor who signed in. */
const lifetimeSeconds = 8 * 3600
export const previewCookie = sealedCookie({ name: 'preview', schema: Preview, lifetimeSeconds })

export const newPreview = (now: Date): Preview => ({
  expiresAt: now.getTime() + lifetimeSeconds * 1000,
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
