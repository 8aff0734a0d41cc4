import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie, privacyControlHeader } from '../../shared/consent.ts'
import { type Random, random } from '../../shared/random.ts'
import { type CookieJar, createCookieJar } from '../../tests/harness/cookie-jar.ts'
import { startEventLog } from '../../tests/harness/event-log.ts'
import { fragmentHeader } from '../../worker/routes/page-answer/asked-part.ts'
import { counted } from '../figure.ts'
import { pause, range } from '../reliability/at-once.ts'
import { startTarget } from '../reliability/target.ts'
import { experimentsDatafile, startExperimentContent } from './experiment-site.ts'

const perPage = 2
const clients = 6
const path = '/en-us/camp'
const patienceMs = 180_000
/** Longer than an outbox waits before it sends. */
const settledMs = 4000
const previewSecret = 'preview-of-the-figure'
const cookieOfExperiments = 'kerb-experiments'
const prefetch = { 'sec-purpose': 'prefetch' }
const prerender = { 'sec-purpose': 'prefetch;prerender' }

type Headers = Readonly<Record<string, string>>
type Page = { readonly sights: readonly string[]; readonly list: string | null }
type Browser = { readonly jar: CookieJar; readonly dice: Random }
/** Kind of a view: how it comes about, and whether somebody sees it whom experiments count. */
type Kind = (shop: Shop, browser: Browser) => Promise<void>

const show =
  (headers: Headers = {}): Kind =>
  async (shop, { jar }) =>
    shop.saw(await shop.view(jar, headers))

const unseen =
  (headers: Headers, suffix = '', method = 'GET'): Kind =>
  async (shop, { jar }) =>
    void (await shop.view(jar, headers, suffix, method))

/** Requests that a browser sends with a list: at once and as a beacon, from each tab, or again after a restore. */
const showLater =
  (headers: Headers, requests: number): Kind =>
  async (shop, { jar }) => {
    const page = await shop.view(jar, headers)
    shop.saw(page)
    await Promise.all(range(requests).map(() => shop.report(jar, page)))
  }

/** Somebody else than the browser's visitor, who has no id and gets none. */
const unknown =
  (headers: Headers, consent: string): Kind =>
  async (shop) => {
    const jar = createCookieJar()
    jar.set(consentCookie, consent)
    await shop.view(jar, headers)
    if (jar.get(cookieOfExperiments)) shop.fault('somebody who must not be counted has an id')
  }

const forced = `?p13n_testcontext=${encodeURIComponent('{"variants":{"experience-0":"loud","experience-1":"calm"}}')}`
const kinds: Readonly<Record<string, Kind>> = {
  view: show(),
  'fetched again after Back': show(),
  'two tabs at once': async (shop, { jar }) => {
    for (const page of await Promise.all([shop.view(jar), shop.view(jar)])) shop.saw(page)
  },
  'prefetch, shown': showLater(prefetch, 1),
  'prefetch, never shown': unseen(prefetch),
  'prerender, activated': showLater(prerender, 1),
  'prerender, never activated': unseen(prerender),
  'prefetch, reported and sent as a beacon': showLater(prefetch, 2),
  'prerender, restored from the back/forward cache': async (shop, { jar }) => {
    const page = await shop.view(jar, prerender)
    shop.saw(page)
    await shop.report(jar, page)
    await shop.report(jar, page)
  },
  'prefetch, unconfirmed and sent by the next page': async (shop, { jar }) => {
    const [first, second] = [await shop.view(jar, prefetch), await shop.view(jar, prefetch)]
    for (const page of [first, second]) shop.saw(page)
    for (const page of [first, second, first]) await shop.report(jar, page)
  },
  crawler: unseen({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
  'no consent': unknown({}, consentTo('functional')),
  'Global Privacy Control': unknown({ [privacyControlHeader]: '1' }, 'required.targeting'),
  forced: unseen({}, forced),
  'forced, prefetched': unseen(prefetch, forced),
  head: unseen({}, '', 'HEAD'),
  part: unseen({ [fragmentHeader]: 'main' }),
  preview: async (shop) => void (await shop.view(shop.editor, {})),
}

/**
 * Visitors see pages of the running shop, or do not, in all the ways there are. Answers by how many the exposures that
 * the log endpoint counts of each visitor and variant differ from the variants in HTML that somebody saw.
 */
export async function exposureDifference({ views, log }: { views: number; log: (line: string) => void }) {
  const sink = await startEventLog(() => experimentsDatafile(perPage))
  const content = await startExperimentContent(perPage)
  const target = await startTarget({
    shop: {
      CONTENT_ORIGIN: content.origin,
      DATAFILE_ORIGIN: sink.origin,
      EVENTS_ORIGIN: sink.origin,
      DATAFILE_SDK_KEY: 'bench',
      PREVIEW_SECRET: previewSecret,
    },
  })
  try {
    const shop = await openShop(target.shopUrl)
    const dice = random('edge.exposures')
    const made = new Map<string, number>()
    const client = async () => {
      while (shop.views() < views) {
        const browser = { jar: consenting(), dice }
        for (let left = dice.int(1, 8); left > 0; left -= 1) {
          const [name = '', kind] = dice.pick(Object.entries(kinds))
          await kind?.(shop, browser)
          made.set(name, (made.get(name) ?? 0) + 1)
        }
      }
    }
    await Promise.all(range(clients).map(client))
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline && sink.events.size < shop.seen.length) await pause(100)
    await pause(settledMs)
    const logged = [...sink.events.values()].map(({ visitorId, decision }) =>
      [visitorId, decision?.metadata?.flag_key, decision?.metadata?.variation_key].join(' '),
    )
    const difference = differenceOf(shop.seen, logged)
    const kindsMade = [...made].map(([name, count]) => `${name} ${count}`).join(', ')
    log(`edge.exposures: ${kindsMade}`)
    log(
      `edge.exposures: ${shop.views()} views, ${shop.seen.length} variants seen, ${logged.length} counted; ${sink.refused.length} refused`,
    )
    return difference + counted(log, 'edge.exposures', [...shop.faults, ...sink.refused])
  } finally {
    await Promise.all([target.dispose(), sink.close(), content.close()])
  }
}

function consenting(): CookieJar {
  const jar = createCookieJar()
  jar.set(consentCookie, consentTo('targeting'))
  return jar
}

/** How many of either have no counterpart in the other. */
function differenceOf(seen: readonly string[], logged: readonly string[]): number {
  const balance = new Map<string, number>()
  for (const sight of seen) balance.set(sight, (balance.get(sight) ?? 0) + 1)
  for (const sight of logged) balance.set(sight, (balance.get(sight) ?? 0) - 1)
  return [...balance.values()].reduce((sum, each) => sum + Math.abs(each), 0)
}

type Shop = Awaited<ReturnType<typeof openShop>>

async function openShop(shopUrl: string) {
  let views = 0
  /** `visitor experience variant` for each that somebody saw. */
  const seen: string[] = []
  const faults: string[] = []
  const ask = async (jar: CookieJar, address: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Headers), cookie: jar.header(), origin: shopUrl }
    const response = await fetch(shopUrl + address, { redirect: 'manual', ...init, headers })
    jar.keep(response)
    return response
  }
  const view = async (jar: CookieJar, headers: Headers = {}, suffix = '', method = 'GET'): Promise<Page> => {
    views += 1
    const before = jar.get(cookieOfExperiments)
    const response = await ask(jar, path + suffix, { method, headers })
    const html = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    const own = createCookieJar()
    own.keep(response)
    const id = visitorIn(own.get(cookieOfExperiments) ?? before)
    return {
      sights: [...html.matchAll(/<p>(calm|loud)-(\d)<\/p>/g)].map(
        ([, variant, index]) => `${id} experience-${index} ${variant}`,
      ),
      list: /data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html)?.[1] ?? null,
    }
  }
  const editor = createCookieJar()
  const csrf = /name="csrf" value="([^"]+)"/.exec(await (await ask(editor, '/preview')).text())?.[1] ?? ''
  const body = new URLSearchParams({ csrf, key: previewSecret, to: path })
  const entered = await ask(editor, '/preview/enter', { method: 'POST', body })
  if (!editor.get('kerb-preview')) throw new Error(`the preview answered ${entered.status}`)
  editor.set(consentCookie, consentTo('targeting'))
  const shop = {
    seen,
    faults,
    editor,
    views: () => views,
    view,
    saw: (page: Page) => void seen.push(...page.sights),
    fault: (text: string) => void faults.push(text),
    /** Report that the page's script sends once it is shown (client/behaviors/exposure). */
    async report(jar: CookieJar, { list }: Page): Promise<void> {
      if (list === null) return void faults.push('a page that was fetched ahead has no list')
      const { list: sealed } = JSON.parse(list) as { list: string }
      const { status } = await ask(jar, '/api/expose', { method: 'POST', body: sealed })
      if (status !== 204) faults.push(`a list was answered ${status}`)
    },
  }
  // Until the shop has its datafile.
  while ((await view(consenting(), prefetch)).sights.length < perPage) await pause(50)
  views = 0
  return shop
}

/** The cookie is signed, not secret. */
function visitorIn(cookie: string | undefined): string {
  const [payload = ''] = (cookie ?? '').split('.')
  return payload === '' ? '' : String(JSON.parse(Buffer.from(payload, 'base64url').toString()).id)
}
