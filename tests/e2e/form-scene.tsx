import { useEffect, useState } from 'react'
import { shippingRules } from '../../client/islands/checkout-shipping/shipping-rules.ts'
import { Form } from '../../client/islands/form.tsx'
import type { IslandContext } from '../../client/islands/island-context.ts'
import { normalizeControl } from '../../client/islands/normalize-control.ts'
import type { AddressChoices } from '../../client/pages/form/address-choices.ts'
import { AddressFields } from '../../client/pages/form/address-fields.tsx'
import { RadioCards } from '../../client/pages/form/choices.tsx'
import { Field } from '../../client/pages/form/field.tsx'
import { addressForm } from '../../shared/address/address-form.ts'
import type { FieldMessageId } from '../../shared/errors/field-messages.ts'
import type { FormValues } from '../../shared/validation/rule.ts'

/** Makes the island throw, like one with a bug. */
export const breakEvent = 'form-scene:break'

export type FormSceneProps = {
  readonly values: FormValues
  /** The server's errors. */
  readonly texts: Readonly<Record<string, string>>
  readonly choices: AddressChoices
  readonly templates: Readonly<Record<FieldMessageId, string>>
  /** The address is inside one of two options, and there is no email field. */
  readonly isChoice: boolean
}

/** An island around `Form`, for form.test.tsx: an e-mail and an American address. */
export function FormScene({ site, t, values, texts, choices, templates, isChoice }: IslandContext & FormSceneProps) {
  const [isBroken, setIsBroken] = useState(false)
  const [answer] = useState({ texts })
  useEffect(() => {
    const fail = () => setIsBroken(true)
    addEventListener(breakEvent, fail)
    return () => removeEventListener(breakEvent, fail)
  }, [])
  if (isBroken) throw new Error('planted')
  const { rows, labels } = addressForm(site.country)
  const fields = [
    { name: 'email', label: t('form.email') },
    ...rows.flat().map((field) => ({ name: `shipping.${field}`, label: t(labels[field]) })),
  ]
  const address = (
    <AddressFields site={site} t={t} choices={choices} values={values} prefix="shipping." kind="shipping" />
  )
  return (
    <Form
      site={site}
      t={t}
      rules={shippingRules(site, choices, [])}
      templates={templates}
      fields={fields}
      answer={answer}
      action="/sent"
      normalize={normalizeControl}
    >
      {isChoice ? (
        <RadioCards
          name="to"
          legend="To"
          value="home"
          cards={[
            { value: 'home', label: 'Home' },
            { value: 'new', label: 'New' },
          ]}
          inside={{ new: address }}
        />
      ) : (
        <>
          <Field
            name="email"
            type="email"
            label={t('form.email')}
            value={values['email']}
            required
            autoComplete="email"
          />
          {address}
        </>
      )}
      <button type="submit">Send</button>
    </Form>
  )
}
