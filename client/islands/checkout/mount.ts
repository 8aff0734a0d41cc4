import { addressRules } from '../../../shared/address/address-rules.ts'
import { defaultLocale, isLocale, type Locale } from '../../../shared/i18n/locales.ts'
import { collectionRules, pickupRules } from '../../../shared/validation/forms.ts'
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
    locale: localeOf(props.locale),
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

const localeOf = (name: string): Locale => (isLocale(name) ? name : defaultLocale)

/** Of the fields that a page doesn't have, or doesn't show, nothing is asked. */
function rulesOf(form: HTMLFormElement, { step, country, locale: name }: Props): Rules {
  const locale = localeOf(name)
  if (step === 'billing') return withPrefix(addressRules(country), 'billing.')
  const stores = [...form.querySelectorAll<HTMLInputElement>('input[name^="pickup."][name$=".firstName"]')]
  return Object.assign(
    { email: [required, email] },
    withPrefix(addressRules(country), 'shipping.'),
    withPrefix(collectionRules(locale, country), 'point.'),
    ...stores.map(({ name: field }) => withPrefix(pickupRules(locale, country), field.slice(0, -'firstName'.length))),
  )
}
