import type { Edges } from '../../../backend/edges.ts'
import type { SearchEngine } from './engine.ts'

/** How long a server that has failed isn't asked again: otherwise each search would wait for its timeout. */
const pauseMs = 5000

/** Asks `engine`. Where that fails, `standIn` answers, so that nobody sees an empty search. */
export function withStandIn(
  engine: SearchEngine,
  standIn: SearchEngine,
  { now, log }: Pick<Edges, 'now' | 'log'>,
): SearchEngine {
  let pausedUntil = 0
  async function answer<Answer>(ask: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (now() < pausedUntil) return ask(standIn)
    try {
      return await ask(engine)
    } catch (error) {
      pausedUntil = now() + pauseMs
      log('warn', 'search.no-answer', { reason: String(error) })
      return ask(standIn)
    }
  }
  return {
    search: (interpreted, request) => answer((one) => one.search(interpreted, request)),
    suggest: (interpreted, most) => answer((one) => one.suggest(interpreted, most)),
  }
}
