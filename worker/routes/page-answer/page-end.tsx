import type { Context } from 'hono'
import { renderToString } from 'react-dom/server.edge'
import { Behavior } from '../../../client/blocks/parts/island.tsx'
import { measureLimits, type PageWay } from '../../../shared/measures.ts'
import type { AppEnv } from '../../app-env.ts'
import { isCrawler, isSpeculative } from '../../context/page-view.ts'
import type { Way } from '../../context/questions.ts'
import { tagManagerOf } from '../../context/tag-manager.ts'
import { isConsentEnding } from '../../http/cookies/consent-cookie.ts'
import { sealEvents } from '../../http/security/sealed-events.ts'
import type { PageHead } from '../../render/page-cache/kept-page.ts'
import { isPartOnly } from './asked-part.ts'
import { expose } from './exposures.tsx'

/** Text at the end of a whole page, of its visitor alone: a page that is kept for everybody doesn't have it. */
export const pageEnd = async (c: Context<AppEnv>, way: Way, pageWay: PageWay, head: PageHead): Promise<string> =>
  (await expose(c, way)) + (await viewed(c, head)) + measured(c, way, pageWay) + forgetting(c)

/** Storage that an ended consent allowed goes as the page is shown. */
function forgetting(c: Context<AppEnv>): string {
  if (!isConsentEnding(c, c.get('context'))) return ''
  return renderToString(
    <Behavior name="forget" on="idle" props={{}}>
      {null}
    </Behavior>,
  )
}

/** Logs the view with the page's events; of a part, a list that has taken another's place. */
async function viewed(c: Context<AppEnv>, { pageType, events }: PageHead): Promise<string> {
  const { config, analytics, background, visitorId, now } = c.get('context')
  if (c.req.method !== 'GET') return ''
  if (isPartOnly(c)) {
    background(
      analytics.log(
        pageType,
        events.filter(({ name }) => name === 'view_item_list'),
      ),
    )
    return ''
  }
  const seen = [{ name: 'page_view' } as const, ...events]
  background(analytics.log(pageType, seen))
  const postponed = await analytics.postpone(pageType, seen)
  if (postponed.length === 0) return ''
  const list = await sealEvents(config.SESSION_SECRET, { visitorId, events: [...postponed] }, now)
  return renderToString(
    <Behavior name="exposure" on="idle" props={{ list, of: 'events' }}>
      {null}
    </Behavior>,
  )
}

/** Counts the page, and answers with the scripts that measure it and report, where its visitor allows that. */
function measured(c: Context<AppEnv>, way: Way, pageWay: PageWay): string {
  const { config, consent, userAgent, preview, testContext, background } = c.get('context')
  const isVisit = c.req.method === 'GET' && !isPartOnly(c) && !preview && !testContext
  if (!isVisit || isCrawler(userAgent)) return ''
  if (!isSpeculative((name) => c.req.header(name))) background(c.get('services').traffic(consent))
  const savesData = c.req.header('save-data') === 'on'
  if (savesData || !consent.allowed.has('performance')) return ''
  const variants = way.flatMap(({ kind, name, answer }) =>
    kind === 'experience' && answer !== null ? [`${name}:${answer}`] : [],
  )
  const view = { way: pageWay, release: __BUILD_ID__, variants: variants.slice(0, measureLimits.variants) }
  const isSampled = Math.random() < config.MEASURES_SHARE
  const tagManager = tagManagerOf(c.get('context'))
  return renderToString(
    <>
      {isSampled ? (
        <Behavior name="measures" on="idle" props={view}>
          {null}
        </Behavior>
      ) : null}
      {tagManager ? (
        <Behavior name="tag-manager" on="idle" props={{ src: tagManager.src }}>
          {null}
        </Behavior>
      ) : null}
      <Behavior name="seen" on="idle" props={{}}>
        {null}
      </Behavior>
    </>,
  )
}
