import { Hono } from 'hono'
import { readTexts } from '../texts/outbox.ts'
import { readOutbox } from './outbox.ts'
import { OutboxPage } from './outbox-page.tsx'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Everybody's mail and text messages: whoever mounts it does so on a developer's machine only. */
export const outboxRoutes = (): Hono<{ Bindings: { readonly DB: D1Database } }> =>
  new Hono<{ Bindings: { readonly DB: D1Database } }>().get('/', async (c) =>
    c.html(<OutboxPage mails={await readOutbox(c.env.DB)} texts={await readTexts(c.env.DB)} />, 200, headers),
  )
