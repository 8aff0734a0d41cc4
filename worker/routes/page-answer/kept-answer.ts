import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { Asked } from '../../context/questions.ts'
import { turnOf } from '../../http/cookies/turn.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { answerParam, withoutOutcomes } from '../../http/forms/form-target.ts'
import { log } from '../../http/log.ts'
import { lock, unlock } from '../../http/security/locked.ts'
import { HoleName, joinAtHoles, splitAtHoles } from '../../render/holes.ts'
import { PageHead, readJson } from '../../render/page-cache/kept-page.ts'
import { isPartOnly } from './asked-part.ts'

/**
 * The page that answers a form, kept for its browser and reached by an id in the query: it can be gone back to and
 * reloaded without sending the form again, and the form's own address shows nothing of it.
 */
const KeptAnswer = z.object({
  /** With its holes as markers. */
  text: z.string(),
  head: PageHead,
  /** Questions about its visitor. */
  way: z.array(Asked).readonly(),
  paymentOrigin: z.string().optional(),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>
/** Markers are an isolate's own, so the text is split at them. */
const Stored = z.array(z.object({ text: z.string(), hole: HoleName.nullable() }))

/** Long enough to look something up elsewhere and to come back. */
const keptSeconds = 1800
const idShape = /^[\da-f]{32}$/
const headers = { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${keptSeconds}` }

/** Another build draws other pages. */
const requestFor = (id: string) => new Request(`https://kept-answer.invalid/${__BUILD_ID__}/${id}`)

/** Nobody else can read it, nor whoever uses the browser next. */
function purposeOf(c: Context<AppEnv>, id: string): string {
  const context = c.get('context')
  return ['answer', id, context.visitorId, turnOf(c, context)].join(' ')
}

/** Sent by the browser as it opens a page. Script that sends a form reads the answer itself, and has no history. */
export const isSentAsPage = (c: Context<AppEnv>): boolean =>
  c.req.method === 'POST' && !isPartOnly(c) && (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'

/** The page that the form stands on; null where the browser doesn't say. */
function pageOfForm(c: Context<AppEnv>): URL | null {
  const { url } = c.get('context')
  const path = url.pathname.startsWith('/api/') ? cameFrom(c) : url.pathname + url.search
  return path === null ? null : withoutOutcomes(new URL(path, url))
}

/** The answer's address; null where it can't be kept. */
export async function keepAnswer(c: Context<AppEnv>, answer: KeptAnswer): Promise<string | null> {
  const address = pageOfForm(c)
  if (!address) return null
  const id = crypto.randomUUID().replaceAll('-', '')
  const { SESSION_SECRET } = c.get('config')
  const cache = c.get('edges').sharedCache()
  const text = JSON.stringify(splitAtHoles(JSON.stringify(answer)))
  try {
    await cache.put(requestFor(id), new Response(await lock(SESSION_SECRET, purposeOf(c, id), text), { headers }))
    // There are places without a cache, which forget at once.
    if (!(await cache.match(requestFor(id)))) return null
  } catch (error) {
    log('warn', 'kept-answer.write-failed', { reason: String(error) })
    return null
  }
  address.searchParams.set(answerParam, id)
  return address.pathname + address.search
}

/** Null for one that is another browser's, too old, or none. */
export async function readAnswer(c: Context<AppEnv>, id: string): Promise<KeptAnswer | null> {
  const locked = idShape.test(id) ? await find(c, id) : null
  const text = locked && (await unlock(c.get('config').SESSION_SECRET, purposeOf(c, id), locked))
  const stored = Stored.safeParse(text === null ? null : readJson(text)).data
  return stored ? (KeptAnswer.safeParse(readJson(joinAtHoles(stored))).data ?? null) : null
}

async function find(c: Context<AppEnv>, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await c.get('edges').sharedCache().match(requestFor(id))
    return found ? new Uint8Array(await found.arrayBuffer()) : null
  } catch (error) {
    log('warn', 'kept-answer.read-failed', { reason: String(error) })
    return null
  }
}
