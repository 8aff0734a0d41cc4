import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { RequestContext } from '../context/request-context.ts'
import { cookieNames } from './cookie-names.ts'
import { seal, unseal } from './cookies.ts'

/** How the shopper is told of the order, kept between the steps of checkout: a cart of gift cards has no address to keep it in. */
const Contact = z.object({ email: z.string().max(254), newsletter: z.boolean() })
export type Contact = z.infer<typeof Contact>

const lifetimeSeconds = 7200
const isSecure = ({ url }: RequestContext): boolean => url.protocol === 'https:'

export async function readContact(c: Context, context: RequestContext): Promise<Contact | null> {
  const sealed = getCookie(c, cookieNames(isSecure(context)).contact)
  return Contact.safeParse(await unseal(context.config.SESSION_SECRET, 'contact', sealed)).data ?? null
}

export async function setContact(c: Context, context: RequestContext, contact: Contact): Promise<void> {
  const secure = isSecure(context)
  setCookie(c, cookieNames(secure).contact, await seal(context.config.SESSION_SECRET, 'contact', contact), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: lifetimeSeconds,
  })
}
