import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { loadNotFoundPage } from '../errors/not-found.tsx'
import type { RouteAnswer } from '../pages.ts'
import { isPartOnly } from './asked-part.ts'
import { type KeptAnswer, keepAnswer } from './kept-answer.ts'
import { respond } from './respond.ts'

type C = Context<AppEnv>
/** Draws the page that answers a form, from what was said and entered, and the rest as it is by then. */
type Draw<Said> = (c: C, said: Said) => RouteAnswer | Promise<RouteAnswer>

const draws = new Map<string, (c: C, said: string) => RouteAnswer | Promise<RouteAnswer>>()

/**
 * An answer to forms that is a page. A browser is led to an address for it, at which the page is drawn each time that
 * it is opened; script gets it at once. `said` is kept as JSON in between.
 */
export function formAnswer<Said>(name: string, draw: Draw<Said>): (c: C, said: Said) => Promise<Response> {
  if (draws.has(name)) throw new Error(`two answers to forms are called ${name}`)
  // Nobody but this build has written it (kept-answer.ts).
  draws.set(name, (c, said) => draw(c, JSON.parse(said)))
  return async (c, said) => {
    const location = isSentAsPage(c) ? await keepAnswer(c, { name, said: JSON.stringify(said) }) : null
    if (location !== null) return seeOther(c, location)
    takeSentSession(c)
    const answer = await draw(c, said)
    if (answer !== null && 'redirect' in answer) return seeOther(c, answer.redirect)
    return respond(c, answer ?? (await loadNotFoundPage(c)))
  }
}

/** Null where nothing has the name. */
export async function drawAnswer(c: C, { name, said }: Pick<KeptAnswer, 'name' | 'said'>): Promise<RouteAnswer> {
  takeSentSession(c)
  return (await draws.get(name)?.(c, said)) ?? null
}

/** Sent by the browser as it opens a page. Script that sends a form reads the answer itself, and has no history. */
const isSentAsPage = (c: C): boolean =>
  c.req.method === 'POST' && !isPartOnly(c) && (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'

/** A call may have renewed it by now, and an old one can't be renewed twice. */
function takeSentSession(c: C): void {
  const session = c.get('sentSession')
  if (session !== undefined) c.set('context', { ...c.get('context'), session })
}

const seeOther = (c: C, location: string): Response =>
  c.body(null, 303, { location, 'cache-control': 'private, no-store' })
