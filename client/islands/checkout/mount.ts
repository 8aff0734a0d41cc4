import { addressRules } from '../../../shared/address/address-rules.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { type Rules, withPrefix } from '../../../shared/validation/rule.ts'
import { email, name, required } from '../../../shared/validation/text.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { attachValidation } from '../validate-form.ts'
import { cardFields } from './card-fields.ts'
import { placeOrder } from './place-order.ts'

type Props = IslandPropsOf<'checkout'>

/** Makes the forms of checkout quicker: faults where they are typed, the provider's card fields, and an order that is sent once. */
export function mount(host: HTMLElement, props: Props): void {
  const form = host.querySelector<HTMLFormElement>('form[data-checkout]')
  if (!form) return
  if (props.step === 'summary') return placeOrder(form, props)
  const locale = isLocale(props.locale) ? props.locale : 'en-us'
  const validation = attachValidation(form, rulesOf(form, props), {
    locale,
    title: props.strings['faults'] ?? '',
    texts: props.faults as Parameters<typeof attachValidation>[2]['texts'],
  })
  if (props.step === 'billing') cardFields(form, props, validation.isRight)
}

/** Rules for the fields that are there: a form without an address asks for none. */
function rulesOf(form: HTMLFormElement, { step, country }: Props): Rules {
  const address = withPrefix(addressRules(country), `${step === 'billing' ? 'billing' : 'shipping'}.`)
  const shown: Rules = Object.fromEntries(
    Object.entries(address).map(([field, rules]) => [
      field,
      rules.map(
        (rule): (typeof rules)[number] =>
          (value, values) =>
            isHidden(form, field) ? null : rule(value, values),
      ),
    ]),
  )
  const people = [...form.querySelectorAll<HTMLInputElement>('input[name^="pickup."]')].map((input) => input.name)
  const pickup: Rules = Object.fromEntries(
    people.flatMap((field) => {
      if (/(first|last)Name$/.test(field)) return [[field, [required, name]]]
      return field.endsWith('.email') ? [[field, [email]]] : []
    }),
  )
  return step === 'shipping' ? { email: [required, email], ...shown, ...pickup } : shown
}

/** Fields of a choice that isn't taken are folded away by style alone. */
function isHidden(form: HTMLFormElement, field: string): boolean {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLElement && control.offsetParent === null
}
