import { normalPostalCode } from '../../shared/address/postal-code.ts'
import { showPhone } from '../../shared/validation/phone.ts'
import { countryOfDialCode } from '../../shared/validation/phone-countries.ts'
import { type Control, controlOf } from './form-controls.ts'

/** Formats a phone number or a postal code the way its country writes it. */
export function normalizeControl(form: HTMLFormElement, control: Control): void {
  const { format, country } = control.dataset
  if (format === undefined || country === undefined) return
  if (format === 'postal-code') control.value = normalPostalCode(control.value, country)
  if (format !== 'phone') return
  const dialCode = controlOf(form, `${control.name}Code`)?.value ?? ''
  control.value = showPhone(control.value, countryOfDialCode(dialCode, country)?.code ?? country)
}
