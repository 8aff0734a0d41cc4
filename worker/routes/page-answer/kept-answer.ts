import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { turnOf } from '../../http/cookies/turn.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { answerParam, withoutOutcomes } from '../../http/forms/form-target.ts'
import { log } from '../../http/log.ts'
import { lock, unlock } from '../../http/security/locked.ts'
import { readJson } from '../../render/page-cache/kept-page.ts'

type C = Context<AppEnv>

/**
 * Contents of a form's answer, kept for its browser and reached by an id in the query: its page can be gone back to and
 * reloaded without sending the form again, and the form's own address shows nothing of it.
 */
const KeptAnswer = z.object({
  /** The name of its `formAnswer`. */
  name: z.string(),
  said: z.string(),
  /** The route that answered, below `/api/`. */
  target: z.string(),
  /** Operations that want a captcha's proof by now. */
  asked: z.array(z.string()),
  isChallenged: z.boolean(),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

/** Long enough to look something up elsewhere and to come back. */
const keptSeconds = 1800
const idShape = /^[\da-f]{32}$/
const headers = { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${keptSeconds}` }

/** Another build draws other pages. */
const requestFor = (id: string) => new Request(`https://kept-answer.invalid/${__BUILD_ID__}/${id}`)

/**
 * Only the person that it was made for can read it, in this browser and at this page. A refusal is in the words of the
 * page's language, and an address has its country's fields: a language link leads to the other one's empty form.
 */
function purposeOf(c: C, id: string, { pathname }: URL): string {
  const context = c.get('context')
  const sent = c.get('sentSession')
  const session = sent === undefined ? context.session : sent
  const person = session?.person ? session.userId : 'nobody'
  return ['answer', id, context.visitorId, turnOf(c, context), person, pathname].join(' ')
}

/** The page that the form stands on; null where the browser doesn't say. */
export function pageOfForm(c: C): URL | null {
  const { url } = c.get('context')
  if (!url.pathname.startsWith('/api/')) return url
  const path = cameFrom(c)
  return path === null ? null : new URL(path, url)
}

/** The answer's address; null where it can't be kept. */
export async function keepAnswer(c: C, answer: Pick<KeptAnswer, 'name' | 'said'>): Promise<string | null> {
  const page = pageOfForm(c)
  if (!page) return null
  const address = withoutOutcomes(page)
  const id = crypto.randomUUID().replaceAll('-', '')
  const { captchas, wasChallenged } = c.get('context')
  const kept = { ...answer, target: c.req.path, asked: [...captchas.asked()], isChallenged: wasChallenged() }
  const text = JSON.stringify(kept satisfies KeptAnswer)
  const cache = c.get('edges').sharedCache()
  try {
    const locked = await lock(c.get('config').SESSION_SECRET, purposeOf(c, id, address), text)
    await cache.put(requestFor(id), new Response(locked, { headers }))
    // There are places without a cache, which forget at once.
    if (!(await cache.match(requestFor(id)))) return null
  } catch (error) {
    log('warn', 'kept-answer.write-failed', { reason: String(error) })
    return null
  }
  address.searchParams.set(answerParam, id)
  return address.pathname + address.search
}

/** Null for one that is somebody else's or another page's, too old, or none. */
export async function readAnswer(c: C, address: URL): Promise<KeptAnswer | null> {
  const id = idIn(address)
  const locked = id && (await find(c, id))
  if (!locked) return null
  const text = await unlock(c.get('config').SESSION_SECRET, purposeOf(c, id, address), locked)
  return text === null ? null : (KeptAnswer.safeParse(readJson(text)).data ?? null)
}

export async function forgetAnswer(c: C, address: URL): Promise<void> {
  const id = idIn(address)
  try {
    if (id) await c.get('edges').sharedCache().delete(requestFor(id))
  } catch (error) {
    log('warn', 'kept-answer.delete-failed', { reason: String(error) })
  }
}

function idIn({ searchParams }: URL): string | null {
  const id = searchParams.get(answerParam) ?? ''
  return idShape.test(id) ? id : null
}

async function find(c: C, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await c.get('edges').sharedCache().match(requestFor(id))
    return found ? new Uint8Array(await found.arrayBuffer()) : null
  } catch (error) {
    log('warn', 'kept-answer.read-failed', { reason: String(error) })
    return null
  }
}
