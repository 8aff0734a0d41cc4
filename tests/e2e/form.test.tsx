import type { Page } from 'playwright'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { IslandData, scriptJson } from '../../client/blocks/parts/island.tsx'
import { shippingRules } from '../../client/islands/checkout-shipping/shipping-rules.ts'
import { islandContracts } from '../../client/islands/contracts.ts'
import { addressChoices } from '../../client/pages/form/address-choices.ts'
import { rawMessage } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { sendMessages, sentFormatter } from '../../shared/i18n/sent-messages.ts'
import { faultTexts, fieldTemplates } from '../../shared/validation/fault-texts.ts'
import { type FormValues, validate } from '../../shared/validation/rule.ts'
import { useBrowser } from '../harness/browser.ts'
import { breakEvent, FormScene, type FormSceneProps } from './form-scene.tsx'

const locale = 'en-us'
const site = sites[locale]
const messages = sendMessages(islandContracts['checkout-shipping'].messages, (key) => rawMessage(locale, key))

/** The page's script: the island and what hydrates it, as the browser loads them. */
const entry = `
import { hydrate } from '/client/runtime/hydrate.tsx'
import { FormScene } from '/tests/e2e/form-scene.tsx'
window.takeOver = () => hydrate(document.querySelector('[data-island]'), FormScene)
`
let script = ''

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'virtual-entry', output: { format: 'iife' } } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual-entry' ? id : /^\/(?:client|tests)\//.test(id) ? process.cwd() + id : null),
        load: (id) => (id === 'virtual-entry' ? entry : null),
      },
    ],
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  // A `</script>` in the data would end this element.
  script = (output?.output[0].code ?? '').replaceAll('</script', '<\\/script')
})

const { openPage, expectProblem } = useBrowser({ url: 'http://form.test' })

/** As the Worker draws it: the island, and beside it what the browser draws the same from. */
function scene(overrides: Partial<FormSceneProps>): string {
  const props: FormSceneProps = {
    values: {},
    texts: {},
    choices: addressChoices(site),
    templates: fieldTemplates(locale),
    isChoice: false,
    ...overrides,
  }
  return renderToString(
    <div data-island="form">
      <FormScene {...props} site={site} t={sentFormatter(locale, messages)} slot={null} />
      <IslandData json={scriptJson({ props, messages })} />
    </div>,
  )
}

type Opening = { readonly javaScript?: boolean; readonly isHydrated?: boolean }

async function open(
  own: Partial<FormSceneProps> = {},
  { javaScript = true, isHydrated = javaScript }: Opening = {},
): Promise<Page> {
  const page = await openPage({ javaScript })
  const rules = '.f-card:not(:has(> label > input:checked)) > .f-inside { display: none }'
  const html = `<!doctype html><html lang="${site.bcp47}"><meta charset="utf-8"><title>Form</title><style>${rules}</style><body>${scene(own)}<script>${script}</script>`
  await page.route('http://form.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().endsWith('/sent') ? 'sent' : html }),
  )
  await page.goto('http://form.test/')
  if (isHydrated) await takeOver(page)
  return page
}

/** React takes the server's markup as it is: where it had to draw again, something differs between the two. */
async function takeOver(page: Page): Promise<void> {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.evaluate(() => (window as unknown as { takeOver: () => Promise<void> }).takeOver())
  expect(warnings).toEqual([])
}

const faultsOf = (values: FormValues) =>
  faultTexts(validate(shippingRules(site, addressChoices(site), []), values), locale)

/**
 * The markup as a visitor sees it, without attributes that only one side writes: a select's value and the form's own
 * switch.
 */
const markup = (page: Page) =>
  page.evaluate(() => {
    const copy = document.forms[0]?.cloneNode(true) as HTMLElement
    for (const item of copy.querySelectorAll('[value]')) item.removeAttribute('value')
    const tags = [...copy.querySelectorAll('*')].map((item) => {
      const attributes = [...item.attributes].map(({ name, value }) => `${name}=${value}`).sort()
      return `${item.tagName} ${attributes.join(' ')} ${item.children.length === 0 ? item.textContent : ''}`
    })
    return tags
  })

const typed = { email: 'nobody', 'shipping.firstName': 'Ana1', 'shipping.postalCode': '1001' }

describe('a form that validates in the browser', () => {
  it('shows the same faults as the server, in the same markup', async () => {
    const texts = faultsOf(typed)
    // Nothing is asked about fields that aren't on the page.
    const shown = Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith('point.')))
    const server = await open({ values: typed, texts: shown }, { javaScript: false })
    const page = await open()
    for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value)
    await page.click('button')
    expect(await markup(page)).toEqual(await markup(server))
    const summaries = [page, server].map((item) => item.locator('.f-errors').evaluate((summary) => summary.outerHTML))
    const [byBrowser, byServer] = await Promise.all(summaries)
    expect(byBrowser).toBe(byServer)
  })

  it('goes to the first fault, and is not sent', async () => {
    const page = await open()
    await page.fill('[name="email"]', 'ana@post.example')
    await page.click('button')
    expect(page.url()).toBe('http://form.test/')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('shipping.firstName')
    expect(await page.locator('.f-errors li').count()).toBe(7)
    await page.click('.f-errors a >> nth=1')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('shipping.lastName')
  })

  it('says nothing of a field before it was edited and left, and takes a fault back once it is mended', async () => {
    const page = await open()
    await page.focus('[name="email"]')
    await page.keyboard.press('Tab')
    expect(await page.locator('.f-fault').count()).toBe(0)
    await page.focus('[name="email"]')
    await page.keyboard.type('ana@')
    expect(await page.locator('.f-fault').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.locator('#f-email-fault').textContent()).toBe('Email is not valid')
    await page.focus('[name="email"]')
    await page.keyboard.press('End')
    await page.keyboard.type('post.example')
    expect(await page.locator('.f-fault').count()).toBe(0)
    expect(await page.locator('[name="email"]').getAttribute('aria-describedby')).toBeNull()
  })

  it('tidies phone and postal code, and is sent once it is right', async () => {
    const page = await open()
    const values = {
      firstName: 'Ana',
      lastName: 'Nowak',
      addressLine1: '418 Lantern Street',
      city: 'New York',
      postalCode: ' 100120001',
    }
    await page.fill('[name="email"]', 'ana@post.example')
    for (const [name, value] of Object.entries(values)) await page.fill(`[name="shipping.${name}"]`, value)
    await page.selectOption('[name="shipping.province"]', 'NY')
    await page.fill('[name="shipping.phone"]', '2125550118')
    await page.focus('button')
    expect(await page.inputValue('[name="shipping.postalCode"]')).toBe('10012-0001')
    expect(await page.inputValue('[name="shipping.phone"]')).toBe('(212) 555 - 0118')
    await page.selectOption('[name="shipping.phoneCode"]', '44')
    await page.fill('[name="shipping.phone"]', '020 7946 0142')
    await page.focus('button')
    expect(await page.inputValue('[name="shipping.phone"]')).toBe('2079 - 460 - 142')
    await page.click('button')
    await page.waitForURL('**/sent')
  })

  it('leaves alone what is inside a choice that is not taken', async () => {
    const page = await open({ isChoice: true })
    await page.check('[value="new"]')
    await page.click('button')
    expect(await page.locator('.f-errors li').count()).toBe(7)
    await page.check('[value="home"]')
    await page.click('button')
    await page.waitForURL('**/sent')
  })

  it('no longer listens once it is detached', async () => {
    expectProblem(/island form failed: Error: planted/)
    const page = await open()
    await page.fill('[name="email"]', 'nobody')
    await page.evaluate((type) => dispatchEvent(new Event(type)), breakEvent)
    await page.locator('[data-island][data-failed]').waitFor()
    expect(await page.inputValue('[name="email"]')).toBe('nobody')
    await page.fill('[name="email"]', 'ana@post.example')
    await page.click('button')
    await page.waitForURL('**/sent')
  })

  it('keeps what was typed before it listened, and of the server’s faults those that it did not mend', async () => {
    const texts = faultsOf({ 'shipping.city': 'New York' })
    const page = await open({ values: typed, texts }, { isHydrated: false })
    await page.fill('[name="shipping.city"]', 'Boston')
    await page.selectOption('[name="shipping.province"]', 'MA')
    const faults = await page.locator('.f-fault').count()
    await takeOver(page)
    expect(await page.inputValue('[name="shipping.city"]')).toBe('Boston')
    expect(await page.inputValue('[name="shipping.province"]')).toBe('MA')
    await page.locator('#f-shipping-province-fault').waitFor({ state: 'detached' })
    expect(await page.locator('.f-fault').count()).toBe(faults - 1)
    await page.fill('[name="email"]', 'ana@post.example')
    expect(await page.locator('#f-email-fault').count()).toBe(0)
    expect(await page.inputValue('[name="shipping.city"]')).toBe('Boston')
  })

  it('moves nothing while a pointer is down', async () => {
    const page = await open()
    await page.focus('[name="email"]')
    await page.keyboard.type('ana@')
    await page.hover('button')
    await page.mouse.down()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    expect(await page.locator('.f-fault').count()).toBe(0)
    await page.mouse.up()
    await page.locator('#f-email-fault').waitFor()
    expect(await page.locator('.f-errors li').count()).toBe(8)
  })
})
