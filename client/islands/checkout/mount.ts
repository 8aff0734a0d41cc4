import { addressRules } from '../../../shared/address/address-rules.ts'
import { defaultLocale, isLocale, type Locale } from '../../../shared/i18n/locales.ts'
import { pickupRules } from '../../../shared/validation/forms.ts'
import { type Rules, withPrefix } from '../../../shared/validation/rule.ts'
import { email, required } from '../../../shared/validation/text.ts'
import { showToast } from '../../state/toasts.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { attachValidation } from '../validate-form.ts'
import { cardFields } from './card-fields.ts'
import { placeOrder } from './place-order.ts'
import { sendOnce } from './send-once.ts'

type Props = IslandPropsOf<'checkout'>

/** Makes the forms of checkout quicker: faults where they are typed, the provider's card fields, and an order that is sent once. */
export function mount(host: HTMLElement, props: Props): void {
  sendOnce(host, props.strings['offline'] ?? '')
  tell(props)
  const form = host.querySelector<HTMLFormElement>('form[data-checkout]')
  if (!form) return
  if (props.step === 'summary') {
    placeOrder(form, props)
    return
  }
  const validation = attachValidation(form, rulesOf(form, props), {
    locale: localeOf(props),
    title: props.strings['faults'] ?? '',
    texts: props.faults as Parameters<typeof attachValidation>[2]['texts'],
  })
  if (props.step === 'billing') cardFields(form, props, validation.isRight)
}

/** Once: a page that is asked for again has nothing new to say. */
function tell({ toasts }: Props): void {
  if (toasts.length === 0) return
  for (const toast of toasts) showToast({ ...toast, type: 'error', persistent: true })
  const address = new URL(location.href)
  address.searchParams.delete('notice')
  history.replaceState(history.state, '', address)
}

const localeOf = ({ locale }: Props): Locale => (isLocale(locale) ? locale : defaultLocale)

/** Rules for the fields that are there: a form without an address asks for none. */
function rulesOf(form: HTMLFormElement, props: Props): Rules {
  const { step, country } = props
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
  const people = [...form.querySelectorAll<HTMLInputElement>('input[name^="pickup."][name$=".firstName"]')]
  const pickup: Rules = Object.assign(
    {},
    ...people.map(({ name }) => withPrefix(pickupRules(localeOf(props), country), name.slice(0, -'firstName'.length))),
  )
  return step === 'shipping' ? { email: [required, email], ...shown, ...pickup } : shown
}

/** Fields of a choice that isn't taken are folded away by style alone. */
function isHidden(form: HTMLFormElement, field: string): boolean {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLElement && control.offsetParent === null
}
