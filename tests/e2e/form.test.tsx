import type { Page } from 'playwright'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { AddressFields } from '../../client/pages/form/address-fields.tsx'
import { RadioCards } from '../../client/pages/form/choices.tsx'
import { Field } from '../../client/pages/form/field.tsx'
import { FormErrors } from '../../client/pages/form/form-errors.tsx'
import { addressForm } from '../../shared/address/address-form.ts'
import { addressRules } from '../../shared/address/address-rules.ts'
import { formatter } from '../../shared/i18n/formatter.ts'
import { sites } from '../../shared/i18n/locales.ts'
import { faultTexts, fieldTemplates } from '../../shared/validation/fault-texts.ts'
import { type Faults, type FormValues, validate, withPrefix } from '../../shared/validation/rule.ts'
import { email, required } from '../../shared/validation/text.ts'
import { useBrowser } from '../harness/browser.ts'

const locale = 'en-us'
const [site, t] = [sites[locale], formatter(locale)]
const rules = { email: [required, email], ...withPrefix(addressRules('US'), 'shipping.') }
const words = { locale, title: t('form.faults'), texts: fieldTemplates(locale) }

/** The page's script: the island module as the browser would load it, with the rules that this page's form has. */
const entry = `
import { attachValidation } from '/client/islands/validate-form.ts'
import { addressRules } from '/shared/address/address-rules.ts'
import { withPrefix } from '/shared/validation/rule.ts'
import { email, required } from '/shared/validation/text.ts'
const rules = { email: [required, email], ...withPrefix(addressRules('US'), 'shipping.') }
window.attached = attachValidation(document.forms[0], rules, ${JSON.stringify(words)})
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
        resolveId: (id) =>
          id === 'virtual-entry'
            ? id
            : id.startsWith('/client/') || id.startsWith('/shared/')
              ? process.cwd() + id
              : null,
        load: (id) => (id === 'virtual-entry' ? entry : null),
      },
    ],
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  script = output?.output[0].code ?? ''
})

const visits = useBrowser({ url: 'http://form.test' })

function form(values: FormValues, faults: Faults): ReactElement {
  const texts = faultTexts(faults, locale)
  const own = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace('shipping.', ''), value]))
  const ownFaults = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name.replace('shipping.', ''), text]),
  )
  const labels = addressForm('US').labels
  const order = [
    'email',
    ...addressForm('US')
      .rows.flat()
      .map((field) => `shipping.${field}`),
  ]
  const errors = order.flatMap((name) => {
    const label = name === 'email' ? t('form.email') : t(labels[name.slice(9) as keyof typeof labels])
    return texts[name] === undefined ? [] : [{ name, label, text: texts[name] }]
  })
  return (
    <form method="post" action="/sent">
      <FormErrors t={t} errors={errors} />
      <Field
        name="email"
        type="email"
        label={t('form.email')}
        value={values['email']}
        fault={texts['email']}
        required
        autoComplete="email"
      />
      <AddressFields
        site={site}
        t={t}
        country="US"
        values={own}
        faults={ownFaults}
        prefix="shipping."
        kind="shipping"
      />
      <button type="submit">Send</button>
    </form>
  )
}

async function open(body: ReactElement, javaScript = true): Promise<Page> {
  const page = await visits.openPage({ javaScript })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title><body>${renderToStaticMarkup(body)}<script>${script}</script>`
  await page.route('http://form.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url().endsWith('/sent') ? 'sent' : html }),
  )
  await page.goto('http://form.test/')
  return page
}

/** What a visitor meets, without what only one side writes: the value of a select and the form's own switch. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const copy = document.forms[0]?.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('[value]')) one.removeAttribute('value')
    const tags = [...copy.querySelectorAll('*')].map((one) => {
      const attributes = [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort()
      return `${one.tagName} ${attributes.join(' ')} ${one.children.length === 0 ? one.textContent : ''}`
    })
    return tags
  })

const typed = { email: 'nobody', 'shipping.firstName': 'Ana1', 'shipping.postalCode': '1001' }

describe('a form that validates in the browser', () => {
  it('shows the same faults as the server, in the same markup', async () => {
    const byServer = await markup(await open(form(typed, validate(rules, typed)), false))
    const page = await open(form({}, {}))
    for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value)
    await page.click('button')
    expect(await markup(page)).toEqual(byServer)
  })

  it('goes to the first fault, and is not sent', async () => {
    const page = await open(form({}, {}))
    await page.fill('[name="email"]', 'ana@post.example')
    await page.click('button')
    expect(page.url()).toBe('http://form.test/')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('shipping.firstName')
    expect(await page.locator('.f-errors li').count()).toBe(7)
    await page.click('.f-errors a >> nth=1')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('shipping.lastName')
  })

  it('says nothing of a field before it was edited and left, and takes a fault back once it is mended', async () => {
    const page = await open(form({}, {}))
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
    const page = await open(form({}, {}))
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
    const fields = (
      <AddressFields site={site} t={t} country="US" values={{}} faults={{}} prefix="shipping." kind="shipping" />
    )
    const page = await open(
      <form method="post" action="/sent">
        <style>{'.f-card:not(:has(> label > input:checked)) > .f-inside { display: none }'}</style>
        <RadioCards
          name="to"
          legend="To"
          value="home"
          cards={[
            { value: 'home', label: 'Home' },
            { value: 'new', label: 'New', inside: fields },
          ]}
        />
        <button type="submit">Send</button>
      </form>,
    )
    await page.check('[value="new"]')
    await page.click('button')
    expect(await page.locator('.f-errors li').count()).toBe(7)
    await page.check('[value="home"]')
    await page.click('button')
    await page.waitForURL('**/sent')
  })

  it('no longer listens once it is detached', async () => {
    const page = await open(form({}, {}))
    await page.evaluate(() => (window as unknown as { attached: { detach: () => void } }).attached.detach())
    await page.click('button')
    await page.waitForURL('**/sent')
  })
})
