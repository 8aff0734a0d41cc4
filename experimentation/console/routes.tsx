import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { PriceAction } from '../../shared/contracts/price-revision.ts'
import { type Command, changeOf, type Refusal } from '../experiments/change.ts'
import type { Experiment } from '../experiments/experiment.ts'
import { type Actor, readHistory } from '../experiments/history.ts'
import { createExperiment } from '../experiments/insert.ts'
import { readResults } from '../experiments/results.ts'
import { readExperiment, readExperiments, writeChange } from '../experiments/store.ts'
import { parts, readSpeeds, readVariantSpeeds } from '../measures/measures.ts'
import { readTraffic } from '../measures/traffic.ts'
import type { RoomEnv, Setup } from '../setup.ts'
import { readShopFigures } from '../shop-events/shop-events.ts'
import { ChooseBlockPage } from './choose-block-page.tsx'
import css from './console.css?inline'
import { ExperimentPage } from './experiment-page.tsx'
import { ExperimentsPage } from './experiments-page.tsx'
import { readNewExperiment, type Typed, typedFor, weightOf, withAnotherRow } from './new-experiment-form.ts'
import { NewExperimentPage } from './new-experiment-page.tsx'
import { PriceRevisionPage, PricesPage } from './prices-page.tsx'
import { RefusalPage } from './refusal-page.tsx'
import { csrfOf, isAdminToken, isCsrf, newSession, sessionMs, sessionName } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'
import { createSignInTries } from './sign-in-tries.ts'
import { periods, SpeedPage } from './speed-page.tsx'
import { VisitsPage } from './visits-page.tsx'
import { fieldFault, keyTaken, refusals } from './words.ts'

type ConsoleSetup = Pick<
  Setup,
  'adminToken' | 'sessionSecret' | 'shopOrigin' | 'sdkKey' | 'experiences' | 'prices' | 'onChange' | 'now'
>

type ConsoleEnv = RoomEnv & { Variables: { actor: Actor } }

/** Without a name, as a script signs in. */
const OperatorName = z.string().trim().min(1).max(80).default('operator')

const Days = z.coerce
  .number()
  .pipe(z.literal([...periods]))
  .catch(7)

const PageNumber = z.coerce.number().pipe(z.int().min(1).max(1000)).catch(1)

const cookieName = 'kerb-console'
const maxBody = 64 * 1024
const home = '/console/experiments'
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // `no-referrer` would remove the Origin header from the console's own forms.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const notFound = {
  title: 'Page not found',
  advice: 'There is no such page or experiment in the console.',
}
const unknownForm = {
  title: 'Nothing was changed',
  advice: 'The form is from another site or an older session. Open the page again and repeat the change.',
}

/** `/console`: an operator signs in with ADMIN_TOKEN, looks at experiments and changes them. */
export function consoleRoutes(setup: ConsoleSetup): Hono<ConsoleEnv> {
  const { shopOrigin, sdkKey, experiences, prices, onChange, now } = setup
  const tries = createSignInTries()
  const app = new Hono<ConsoleEnv>()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use(bodyLimit({ maxSize: maxBody }))
  app.get('/console.css', (c) =>
    c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  )
  app.use(async (c, next) => {
    if (c.req.method === 'POST' && !isOwnForm(c)) return c.html(<RefusalPage {...unknownForm} csrf={null} />, 403)
    return next()
  })

  app.get('/sign-in', (c) => c.html(<SignInPage fault={null} username="" />))
  app.post('/sign-in', async (c) => {
    const address = c.req.header('cf-connecting-ip') ?? ''
    const typed = await fieldsOf(c)
    const refuse = (status: 403 | 422 | 429, field: 'username' | 'token', text: string) =>
      c.html(<SignInPage fault={{ field, text }} username={typed.get('username') ?? ''} />, status)
    if (tries.isBarred(address, now())) return refuse(429, 'token', 'Too many wrong tokens. Try again in ten minutes.')
    if (!(await isAdminToken(setup, typed.get('token') ?? ''))) {
      tries.failed(address, now())
      return refuse(403, 'token', 'This is not the operator’s token.')
    }
    const name = OperatorName.safeParse(typed.get('username'))
    if (!name.success) return refuse(422, 'username', 'Enter your name, of at most 80 characters.')
    setCookie(c, cookieName, await newSession(setup, name.data, now()), {
      path: '/console',
      httpOnly: true,
      sameSite: 'Strict',
      secure: new URL(c.req.url).protocol === 'https:',
      maxAge: sessionMs / 1000,
    })
    return c.redirect(home, 303)
  })

  const csrfFor = (c: Context<ConsoleEnv>) => csrfOf(setup, getCookie(c, cookieName) ?? '')
  app.use(async (c, next) => {
    const session = getCookie(c, cookieName) ?? ''
    const name = await sessionName(setup, session, now())
    if (name === null) return c.redirect('/console/sign-in', 303)
    c.set('actor', { name, door: 'console' })
    if (c.req.method !== 'POST') return next()
    const { csrf } = await c.req.parseBody()
    if (typeof csrf === 'string' && (await isCsrf(setup, session, csrf))) return next()
    return c.html(<RefusalPage {...unknownForm} csrf={await csrfFor(c)} />, 403)
  })
  const missing = async (c: Context<ConsoleEnv>) => c.html(<RefusalPage {...notFound} csrf={await csrfFor(c)} />, 404)

  app.get('/', (c) => c.redirect(home, 303))
  app.post('/sign-out', (c) => {
    deleteCookie(c, cookieName, { path: '/console' })
    return c.redirect('/console/sign-in', 303)
  })
  app.get('/experiments', async (c) => {
    const experiments = await readExperiments(c.env.DB)
    const shown = await Promise.all(
      experiments.map(async (experiment) => ({ experiment, results: await readResults(c.env.DB, experiment) })),
    )
    return c.html(<ExperimentsPage shown={shown} csrf={await csrfFor(c)} isServed={sdkKey !== ''} />)
  })
  app.get('/speed', async (c) => {
    const days = Days.parse(c.req.query('days'))
    const tables = parts.map(async (part) => [part, await readSpeeds(c.env.DB, part, days, now())] as const)
    return c.html(<SpeedPage tables={await Promise.all(tables)} days={days} csrf={await csrfFor(c)} />)
  })
  app.get('/visits', async (c) => {
    const days = Days.parse(c.req.query('days'))
    return c.html(
      <VisitsPage {...(await readShopFigures(c.env.DB, days, now()))} days={days} csrf={await csrfFor(c)} />,
    )
  })
  app.get('/prices', async (c) => {
    const page = PageNumber.parse(c.req.query('page'))
    const [revisions, older] = await Promise.all([
      prices.revisions(c.env.DB, page),
      prices.revisions(c.env.DB, page + 1),
    ])
    return c.html(<PricesPage {...{ revisions, page }} hasMore={older.length > 0} csrf={await csrfFor(c)} />)
  })
  app.get('/prices/:revision', (c) =>
    showPrices(c, c.req.param('revision'), c.req.query('done') === '1' ? 'done' : null),
  )
  app.post('/prices/:revision', async (c) => {
    const form = await fieldsOf(c)
    const action = PriceAction.safeParse(form.get('action'))
    const shown = await prices.revision(c.env.DB, c.req.param('revision'))
    if (!action.success || !shown) return missing(c)
    if (form.get('version') !== shown.version) return showPrices(c, shown.revision, 'stale')
    await prices.settle(c.env.DB, shown.revision, action.data, c.get('actor').name)
    return c.redirect(`/console/prices/${shown.revision}?done=1`, 303)
  })
  app.get('/experiments/:key', async (c) => {
    const experiment = await readExperiment(c.env.DB, c.req.param('key'))
    return experiment ? show(c, experiment, null, new Map()) : missing(c)
  })
  app.post('/experiments/:key', async (c) => {
    const experiment = await readExperiment(c.env.DB, c.req.param('key'))
    if (!experiment) return missing(c)
    const form = await fieldsOf(c)
    if (form.get('version') !== String(experiment.version)) return show(c, experiment, 'stale', form)
    if (form.get('kind') === 'start' && experiment.state === 'draft' && !form.has('seen'))
      return show(c, experiment, 'unseen', form)
    const command = commandOf(form, experiment)
    const changed = changeOf(experiment, command, now())
    if (!changed.ok) return show(c, experiment, changed.failure, form)
    const deed = { by: c.get('actor'), action: command.kind, at: now() }
    if (!(await writeChange(c.env.DB, experiment, changed.value, deed))) return show(c, experiment, 'stale', form)
    await onChange()
    return c.redirect(`${home}/${experiment.key}?done=1`, 303)
  })
  app.get('/new-experiment', async (c) => {
    const [found, taken] = await Promise.all([experiences(c.env.DB), readExperiments(c.env.DB)])
    const free = found.filter((experience) => !taken.some(({ key }) => key === experience.key))
    const chosen = free.find(({ key }) => key === c.req.query('of'))
    if (chosen) return ask(c, typedFor(chosen), new Map())
    if (free.length === 0 || c.req.query('of') !== undefined) return ask(c, new Map(), new Map())
    return c.html(<ChooseBlockPage free={free} csrf={await csrfFor(c)} />)
  })
  app.post('/new-experiment', async (c) => {
    const typed = await fieldsOf(c)
    if (typed.get('intent') === 'add-variant') return ask(c, withAnotherRow(typed), new Map())
    const { experiment, wrong } = readNewExperiment(typed)
    if (!experiment) return ask(c, typed, new Map(wrong.map((field) => [field, fieldFault(field)])))
    if (!(await createExperiment(c.env.DB, experiment, c.get('actor'), now())))
      return ask(c, typed, new Map([['key', keyTaken]]))
    await onChange()
    return c.redirect(`${home}/${experiment.key}?done=1`, 303)
  })
  app.all('*', missing)

  async function showPrices(c: Context<ConsoleEnv>, revision: string, outcome: 'done' | 'stale' | null) {
    const [shown, moves, decisions] = await Promise.all([
      prices.revision(c.env.DB, revision),
      prices.moves(c.env.DB, revision),
      prices.decisions(c.env.DB, revision),
    ])
    if (!shown) return missing(c)
    const page = <PriceRevisionPage {...{ shown, moves, decisions, outcome }} csrf={await csrfFor(c)} />
    return c.html(page, outcome === 'stale' ? 409 : 200)
  }

  async function ask(c: Context<ConsoleEnv>, typed: Typed, faults: ReadonlyMap<string, string>) {
    const page = <NewExperimentPage typed={typed} faults={faults} csrf={await csrfFor(c)} />
    return c.html(page, faults.size === 0 ? 200 : 422)
  }

  async function show(
    c: Context<ConsoleEnv>,
    experiment: Experiment,
    fault: Refusal | 'stale' | 'unseen' | null,
    typed: Typed,
  ) {
    const page = (
      <ExperimentPage
        experiment={experiment}
        results={await readResults(c.env.DB, experiment)}
        speeds={await readVariantSpeeds(c.env.DB, experiment, now())}
        traffic={
          experiment.startedAt === null
            ? null
            : await readTraffic(c.env.DB, experiment.startedAt, experiment.endedAt ?? now())
        }
        history={await readHistory(c.env.DB, experiment)}
        csrf={await csrfFor(c)}
        shopOrigin={shopOrigin}
        fault={fault && refusals[fault]}
        typed={typed}
        isDone={fault === null && c.req.query('done') === '1'}
      />
    )
    return c.html(page, fault === null ? 200 : 409)
  }
  return app
}

/** Browsers send the origin of a form's page. */
function isOwnForm(c: Context<ConsoleEnv>): boolean {
  const origin = c.req.header('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}

const fieldsOf = async (c: Context<ConsoleEnv>): Promise<Typed> =>
  new Map(Object.entries(await c.req.parseBody()).map(([name, value]) => [name, String(value)]))

function commandOf(form: Typed, { variants }: Experiment): Command {
  const kind = form.get('kind')
  if (kind === 'start' || kind === 'pause') return { kind }
  if (kind === 'end') {
    const winner = form.get('winner')
    return { kind, winnerId: winner === 'none' ? null : Number(winner) }
  }
  const weights = variants.map(({ id }) => [id, weightOf((form.get(`share-${id}`) ?? '').trim())] as const)
  return { kind: 'allocate', weights: new Map(weights) }
}
