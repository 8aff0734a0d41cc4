import type { Page } from 'playwright'
import { cookieNames } from '../../worker/http/cookies/cookie-names.ts'
import { seal, unseal } from '../../worker/http/cookies/cookies.ts'
import { purposeIn } from '../../worker/http/cookies/turn.ts'
import { StoredSession } from '../../worker/services/session.ts'
import { type Fields, type Front, listening, replaced, type Step, submit, type } from './walk.ts'

export type Scene = {
  readonly page: Page
  readonly step: Step
  readonly front: Front
  readonly fields: Fields
  /** From 0 to 1, another one in each walk. */
  readonly share: number
}
/** Types everything into the step that is to be opened, while something happens; leaves the step open. */
type Disturbance = (scene: Scene) => Promise<void>

const scripts = /\/assets\/(?!entry).*\.js/
/** The longest that scripts are held back. */
const heldMs = 5000
/** Value that .dev.vars.example sets where nothing else is said. */
const sessionSecret = 'local-session-secret-change-me-when-you-deploy'

const open = ({ page, step, front }: Scene) => page.goto(`/${front}/checkout/${step}`, { waitUntil: 'commit' })

async function openAndType(scene: Scene): Promise<void> {
  await open(scene)
  await listening(scene.page)
  await type(scene.page, scene.fields)
}

export const disturbances: Readonly<Record<string, Disturbance>> = {
  async 'scripts held back'(scene) {
    const { page, fields, share } = scene
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, share * heldMs))
      await route.continue()
    })
    await open(scene)
    await type(page, fields)
    await listening(page)
    await page.unroute(scripts)
  },
  async 'a broken script'(scene) {
    const { page, fields } = scene
    const broken = /\/assets\/checkout-(?!link).*\.js/
    await page.route(broken, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const {' }))
    await open(scene)
    await type(page, fields)
    await page.unroute(broken)
  },
  async 'a refused post'(scene) {
    const { page, step } = scene
    const address = `**/checkout/${step}*`
    await openAndType(scene)
    await page.route(address, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      return route.fulfill({ status: 503, contentType: 'text/html', body: 'Unavailable' })
    })
    const refused = page.waitForResponse((response) => response.status() === 503)
    await page.locator('form[data-checkout] > button[type=submit]').press('Enter')
    await refused
    await page.locator('form[data-checkout]:not([aria-busy])').waitFor()
    await page.unroute(address)
  },
  async 'an ended session'(scene) {
    const { page } = scene
    await openAndType(scene)
    await endSession(page)
    await submit(page)
    // The page of a new session loads itself again.
    await replaced(page, async () => undefined)
  },
  async back(scene) {
    await openAndType(scene)
    await replaced(scene.page, () => scene.page.goBack())
    await replaced(scene.page, () => scene.page.goForward())
  },
  async 'a reload'(scene) {
    await openAndType(scene)
    await replaced(scene.page, () => scene.page.reload())
  },
  async 'another language'(scene) {
    await openAndType(scene)
    await scene.page.goto(`/fr-ca/checkout/${scene.step}`)
  },
}

/** The token of the session becomes one that nobody has. */
async function endSession(page: Page): Promise<void> {
  const context = page.context()
  const { session: name, turn } = cookieNames(false)
  const cookies = await context.cookies()
  const cookie = cookies.find((kept) => kept.name === name)
  if (!cookie) throw new Error('There is no session')
  const purpose = purposeIn(cookies.find((kept) => kept.name === turn)?.value ?? '', 'session')
  const session = StoredSession.parse(await unseal(sessionSecret, purpose, cookie.value))
  await context.addCookies([
    { ...cookie, value: await seal(sessionSecret, purpose, { ...session, accessToken: 'of-nobody' }) },
  ])
}
