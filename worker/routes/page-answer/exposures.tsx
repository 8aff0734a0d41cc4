import type { Context } from 'hono'
import { renderToString } from 'react-dom/server.edge'
import { Behavior } from '../../../client/blocks/parts/island.tsx'
import type { AppEnv } from '../../app-env.ts'
import type { Way } from '../../context/questions.ts'
import { sealExposures } from '../../http/security/sealed-exposures.ts'
import { isPartOnly } from './asked-part.ts'

/**
 * Counts the experiments and flags whose answers shaped a whole page that is sent. Answers what stands at its end:
 * where the page was fetched ahead, the list by which the browser reports that it was shown.
 */
export async function expose(c: Context<AppEnv>, way: Way): Promise<string> {
  const experienceIds = way.filter(({ kind }) => kind === 'experience' || kind === 'feature').map(({ name }) => name)
  const { config, experiments, now } = c.get('context')
  const visitor = experiments.visitor()
  if (experienceIds.length === 0 || !visitor || c.req.method !== 'GET' || isPartOnly(c)) return ''
  experiments.expose(experienceIds)
  const exposures = experiments.postpone(experienceIds)
  if (exposures.length === 0) return ''
  const list = await sealExposures(config.SESSION_SECRET, { visitorId: visitor.id, exposures: [...exposures] }, now)
  return renderToString(
    <Behavior name="exposure" on="idle" props={{ list, of: 'experiments' }}>
      {null}
    </Behavior>,
  )
}

/**
 * A page with what stands at its end. Asked for there and not before: what a page reads of its visitor is only known
 * once all of it is drawn.
 */
export async function* endingWith(
  text: AsyncIterable<string>,
  end: () => Promise<string>,
): AsyncGenerator<string, void> {
  yield* text
  yield await end()
}
