import { brotliCompressSync } from 'node:zlib'
import { consentTo } from '../../shared/consent.fixtures.ts'
import {
  allowedCategories,
  consentCookie,
  consentRegime,
  type OptionalCategory,
  optionalCategories,
  privacyControlHeader,
  readConsentChoice,
} from '../../shared/consent.ts'
import { walkRegister } from '../../tests/harness/register-walk.ts'
import { type Bench, counted, type Figure } from '../figure.ts'

const choices: readonly (readonly OptionalCategory[] | null)[] = [null, [], ['functional'], optionalCategories]

async function unregistered({ browser, runtime, log }: Bench): Promise<number> {
  const faults: string[] = []
  for (const country of ['DE', 'US'])
    for (const hasControl of [false, true])
      for (const choice of choices) {
        const headers = { 'cf-ipcountry': country, ...(hasControl && { [privacyControlHeader]: '1' }) }
        const context = await (await browser()).newContext({ baseURL: runtime.shopUrl, extraHTTPHeaders: headers })
        const value = choice && consentTo(...choice)
        if (value !== null) await context.addCookies([{ name: consentCookie, value, url: runtime.shopUrl }])
        if (hasControl)
          await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
        const kept = readConsentChoice(`${consentCookie}=${value}`)
        const allowed = allowedCategories(kept, consentRegime(country, null), hasControl, Date.now() / 1000)
        faults.push(...(await walkRegister(await context.newPage(), [...allowed])))
        await context.close()
        log(`consent.bytes: ${country}, ${hasControl ? 'with' : 'without'} GPC, ${choice}: ${faults.length} in all`)
      }
  return counted(log, 'consent.bytes', faults)
}

/** Scripts that the first pointer in the prompt brings. */
async function promptScript({ browser, runtime, pages }: Bench): Promise<number> {
  const context = await (await browser()).newContext({ baseURL: runtime.shopUrl })
  const page = await context.newPage()
  await page.goto(pages.category, { waitUntil: 'networkidle' })
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.locator('.consent button').first().hover()
  await page.locator('.consent [data-ready]').waitFor()
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
  await context.close()
  return bytes / 1024
}

export const consentFigures: readonly Figure[] = [
  {
    id: 'consent.bytes',
    goal: 0,
    unit: 'cookies, keys of storage and requests to others, on 11 kinds of pages by four states of consent, with and without Global Privacy Control, in two countries, that aren’t registered or not allowed',
    onlyWhenNamed: true,
    measure: unregistered,
  },
  {
    id: 'consent.js',
    goal: 1,
    unit: 'KB brotli of script that the prompt brings once somebody points at it',
    measure: promptScript,
  },
]
