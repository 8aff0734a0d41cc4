import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { faultTexts, fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { addressChoices } from './address-choices.ts'
import { AddressFields } from './address-fields.tsx'
import { CheckField, RadioCards, SelectField } from './choices.tsx'
import { FaultsContext, listFaults } from './faults.tsx'
import { Field } from './field.tsx'
import { FormErrors } from './form-errors.tsx'
import { PhoneField } from './phone-field.tsx'

const context = (locale: Locale) => ({ site: sites[locale], t: formatter(locale) })
/** Renders a field inside a form with these errors. */
const renderWithFaults = (texts: Readonly<Record<string, string>>, node: ReactElement) =>
  renderToStaticMarkup(<FaultsContext value={listFaults([], texts)}>{node}</FaultsContext>)
const attributesOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

describe('Field', () => {
  const html = renderWithFaults(
    { email: 'Email is not valid' },
    <Field
      name="email"
      type="email"
      label="Email"
      hint="For the receipt"
      value={'"><b>'}
      required
      autoComplete="email"
    />,
  )

  it('has a label, and is described by its hint and its error', () => {
    expect(html).toContain('<label for="f-email">Email')
    expect(attributesOf(html, 'email')).toContain('aria-describedby="f-email-hint f-email-fault"')
    expect(idsIn(html)).toEqual(['f-email', 'f-email-hint', 'f-email-fault'])
    expect(attributesOf(html, 'email')).toMatch(/aria-invalid="true"/)
  })

  it('keeps the posted value, escaped', () => {
    expect(attributesOf(html, 'email')).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(html).not.toContain('<b>')
  })

  it('uses aria-required rather than native validation', () => {
    expect(attributesOf(html, 'email')).toContain('aria-required="true"')
    expect(attributesOf(html, 'email')).not.toMatch(/\srequired/)
  })

  it('has no description without a hint or an error', () => {
    const html = renderToStaticMarkup(<Field name="city" label="City" autoComplete="address-level2" />)
    expect(html).not.toMatch(/aria-(invalid|describedby|required)|f-mark/)
  })
})

describe('choices', () => {
  it('are native: a select with an empty first option, a box and radio buttons', () => {
    const select = renderToStaticMarkup(
      <SelectField
        name="size"
        label="Size"
        empty="Choose"
        value="M"
        autoComplete="off"
        choices={[
          { value: 'S', label: 'Small' },
          { value: 'M', label: 'Medium' },
        ]}
      />,
    )
    expect(select).toContain('<option value="">Choose</option>')
    expect(select).toMatch(/<option value="M" selected="">/)
    const checkbox = renderWithFaults({ policy: 'Accept' }, <CheckField name="policy" label="I agree" checked />)
    expect(checkbox).toContain('<p class="f-fault label" id="f-policy-fault">Accept</p>')
    expect(attributesOf(checkbox, 'policy')).toMatch(/type="checkbox".* checked="" value="on"/)
    const radios = renderWithFaults(
      { way: 'Choose' },
      <RadioCards
        name="way"
        legend="Delivery"
        value="b"
        cards={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B', note: 'soon', aside: '$4' },
        ]}
        inside={{ b: 'more of B' }}
      />,
    )
    expect(radios).toContain('<legend>Delivery</legend>')
    expect(radios).toMatch(/<fieldset[^>]*aria-describedby="f-way-fault"/)
    expect(radios).toContain('checked="" value="b"')
    expect(radios.match(/type="radio"/g)).toHaveLength(2)
    expect(radios.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(radios).toMatch(/\$4<\/span><\/label><div class="f-inside">more of B</)
  })
})

describe('AddressFields', () => {
  it.each(locales)('for %s has a label and autocomplete token for every field, and unique ids', (locale) => {
    const { country } = sites[locale]
    const html = renderToStaticMarkup(
      <AddressFields
        {...context(locale)}
        choices={addressChoices(sites[locale])}
        values={{}}
        prefix="shipping."
        kind="shipping"
      />,
    )
    const labeledIds = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
    const controls = [...html.matchAll(/<(?:input|select) [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('type="hidden"'))
    const ids = idsIn(html)
    expect(new Set(ids).size).toBe(ids.length)
    expect(labeledIds.filter((id) => !ids.includes(id))).toEqual([])
    expect(controls.filter((tag) => !/autoComplete="shipping [a-z0-9-]+"/i.test(tag))).toEqual([])
    expect(controls.filter((tag) => !/aria-label=|\sid="/.test(tag))).toEqual([])
    expect(controls.filter((tag) => !/\sname="shipping\./.test(tag))).toEqual([])
    expect(html).toContain(`<input type="hidden" name="shipping.country" value="${country}"/>`)
    expect(html).not.toContain('placeholder')
  })

  it('keeps the typed values and shows their errors', () => {
    const faults = faultTexts({ postalCode: { messageId: 'field.postalCode', params: { example: '10012' } } }, 'en-us')
    const values = { city: 'New York', province: 'NY', postalCode: '1001', phone: '+49301234567' }
    const choices = addressChoices(sites['en-us'])
    const html = renderWithFaults(
      faults,
      <AddressFields {...context('en-us')} choices={choices} values={values} kind="billing" />,
    )
    expect(attributesOf(html, 'city')).toContain('value="New York"')
    expect(html).toContain('<option value="NY" selected="">New York</option>')
    expect(html).toContain('id="f-postalCode-fault">Enter a ZIP code such as 10012<')
    expect(html).toContain('<option value="49" selected="">+49 Germany</option>')
    expect(attributesOf(html, 'phone')).toContain('value="3012 34567"')
  })

  it('lists Canadian provinces in French for fr-ca', () => {
    const choices = addressChoices(sites['fr-ca'])
    const html = renderToStaticMarkup(
      <AddressFields {...context('fr-ca')} choices={choices} values={{}} kind="shipping" />,
    )
    expect(html).toContain('Nouvelle-Écosse')
  })
})

describe('PhoneField', () => {
  it('offers each dial code once, the country’s own first', () => {
    const { dialCodes } = addressChoices(sites['en-ca'])
    const html = renderToStaticMarkup(<PhoneField {...context('en-ca')} country="CA" dialCodes={dialCodes} />)
    const codes = [...html.matchAll(/<option value="(\d+)"/g)].map(([, code]) => code)
    expect(codes[0]).toBe('1')
    expect(html).toContain('<option value="1" selected="">+1 Canada</option>')
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('FormErrors', () => {
  it('links to each field with an error, and renders nothing without errors', () => {
    const { t } = context('de-de')
    const fields = [
      { name: 'email', label: 'E-Mail' },
      { name: 'shipping.city', label: 'Ort' },
    ]
    const summary = (...faults: Parameters<typeof listFaults>) =>
      renderToStaticMarkup(
        <FaultsContext value={listFaults(...faults)}>
          <FormErrors t={t} />
        </FaultsContext>,
      )
    const html = summary(fields, { 'shipping.city': 'Dieses Feld ist ein Pflichtfeld', email: 'Fehlt' })
    expect(html).toContain('role="alert"')
    expect(html).toContain('<a class="link" href="#f-shipping-city">Ort</a>: Dieses Feld ist ein Pflichtfeld')
    expect([...html.matchAll(/<a[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['E-Mail', 'Ort'])
    expect(summary(fields, {})).toBe('')
    expect(summary([], {}, 'Kaputt')).toContain('<p>Kaputt</p>')
  })
})

describe('fieldTemplates', () => {
  it('are in the locale, preferring regional wording', () => {
    expect(fieldTemplates('en-gb')['field.postalCode']).toBe('Enter a postcode such as {example}')
    expect(fieldTemplates('fr-ca')['field.email']).toBe('Ce courriel n’est pas valide')
  })
})
