import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { faultTexts, fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import { AddressFields } from './address-fields.tsx'
import { CheckField, RadioCards, SelectField } from './choices.tsx'
import { Field } from './field.tsx'
import { FormErrors } from './form-errors.tsx'
import { PhoneField } from './phone-field.tsx'

const context = (locale: Locale) => ({ site: sites[locale], t: formatter(locale) })
const attributesOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)

describe('a field', () => {
  const html = renderToStaticMarkup(
    <Field
      name="email"
      type="email"
      label="Email"
      hint="For the receipt"
      fault="Email is not valid"
      value={'"><b>'}
      required
      autoComplete="email"
    />,
  )

  it('has its label, and is described by its hint and its fault', () => {
    expect(html).toContain('<label for="f-email">Email')
    expect(attributesOf(html, 'email')).toContain('aria-describedby="f-email-hint f-email-fault"')
    expect(idsIn(html)).toEqual(['f-email', 'f-email-hint', 'f-email-fault'])
    expect(attributesOf(html, 'email')).toMatch(/aria-invalid="true"/)
  })

  it('keeps what was posted, as text', () => {
    expect(attributesOf(html, 'email')).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(html).not.toContain('<b>')
  })

  it('says that it is needed, and doesn’t leave the refusal to the browser', () => {
    expect(attributesOf(html, 'email')).toContain('aria-required="true"')
    expect(attributesOf(html, 'email')).not.toMatch(/\srequired/)
  })

  it('without hint and fault is described by nothing', () => {
    const plain = renderToStaticMarkup(<Field name="city" label="City" autoComplete="address-level2" />)
    expect(plain).not.toMatch(/aria-(invalid|describedby|required)|f-mark/)
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
    const box = renderToStaticMarkup(<CheckField name="policy" label="I agree" checked fault="Accept" />)
    expect(attributesOf(box, 'policy')).toMatch(/type="checkbox".* checked="" value="on"/)
    const radios = renderToStaticMarkup(
      <RadioCards
        name="way"
        legend="Delivery"
        value="b"
        fault="Choose"
        cards={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B', note: 'soon', aside: '$4' },
        ]}
      />,
    )
    expect(radios).toContain('<legend>Delivery</legend>')
    expect(radios).toMatch(/<fieldset[^>]*aria-describedby="f-way-fault"/)
    expect(radios).toContain('checked="" value="b"')
    expect(radios.match(/type="radio"/g)).toHaveLength(2)
  })
})

describe('the address', () => {
  it.each(locales)('of %s has a label for every field, a token for autocomplete, and no id twice', (locale) => {
    const { country } = sites[locale]
    const html = renderToStaticMarkup(
      <AddressFields
        {...context(locale)}
        country={country}
        values={{}}
        faults={{}}
        prefix="shipping."
        kind="shipping"
      />,
    )
    const labelled = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
    const controls = [...html.matchAll(/<(?:input|select) [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('type="hidden"'))
    const ids = idsIn(html)
    expect(new Set(ids).size).toBe(ids.length)
    expect(labelled.filter((id) => !ids.includes(id))).toEqual([])
    expect(controls.filter((tag) => !/autoComplete="shipping [a-z0-9-]+"/i.test(tag))).toEqual([])
    expect(controls.filter((tag) => !/aria-label=|\sid="/.test(tag))).toEqual([])
    expect(controls.filter((tag) => !/\sname="shipping\./.test(tag))).toEqual([])
    expect(html).toContain(`<input type="hidden" name="shipping.country" value="${country}"/>`)
    expect(html).not.toContain('placeholder')
  })

  it('comes back with what was typed and what is wrong with it', () => {
    const faults = faultTexts({ postalCode: { messageId: 'field.postalCode', params: { example: '10012' } } }, 'en-us')
    const values = { city: 'New York', province: 'NY', postalCode: '1001', phone: '+49301234567' }
    const html = renderToStaticMarkup(
      <AddressFields {...context('en-us')} country="US" values={values} faults={faults} kind="billing" />,
    )
    expect(attributesOf(html, 'city')).toContain('value="New York"')
    expect(html).toContain('<option value="NY" selected="">New York</option>')
    expect(html).toContain('id="f-postalCode-fault">Enter a ZIP code such as 10012<')
    expect(html).toContain('<option value="49" selected="">+49 Germany</option>')
    expect(attributesOf(html, 'phone')).toContain('value="3012 34567"')
  })

  it('of Canada names its provinces in French in French', () => {
    const html = renderToStaticMarkup(
      <AddressFields {...context('fr-ca')} country="CA" values={{}} faults={{}} kind="shipping" />,
    )
    expect(html).toContain('Nouvelle-Écosse')
  })
})

describe('the phone field', () => {
  it('offers each dial code once, the country’s own first', () => {
    const html = renderToStaticMarkup(<PhoneField {...context('en-ca')} country="CA" />)
    const codes = [...html.matchAll(/<option value="(\d+)"/g)].map(([, code]) => code)
    expect(codes[0]).toBe('1')
    expect(html).toContain('<option value="1" selected="">+1 Canada</option>')
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('the summary', () => {
  it('links to each faulty field, and is not there without one', () => {
    const { t } = context('de-de')
    const errors = [{ name: 'shipping.city', label: 'Ort', text: 'Dieses Feld ist ein Pflichtfeld' }]
    const html = renderToStaticMarkup(<FormErrors t={t} errors={errors} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('<a class="link" href="#f-shipping-city">Ort</a>: Dieses Feld ist ein Pflichtfeld')
    expect(renderToStaticMarkup(<FormErrors t={t} errors={[]} />)).toBe('')
    expect(renderToStaticMarkup(<FormErrors t={t} errors={[]} fault="Kaputt" />)).toContain('<p>Kaputt</p>')
  })
})

describe('texts for the browser', () => {
  it('are those of the locale, regional words first', () => {
    expect(fieldTemplates('en-gb')['field.postalCode']).toBe('Enter a postcode such as {example}')
    expect(fieldTemplates('fr-ca')['field.email']).toBe('Ce courriel n’est pas valide')
  })
})
