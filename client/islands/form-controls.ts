import { typedField } from '../../shared/typed.ts'
import type { FormValues } from '../../shared/validation/rule.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/**
 * The control posted as `name`; for radio buttons the checked one, else the first. Undefined if it is disabled or not
 * visible: such fields are not validated.
 */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const named = [...form.elements].filter((element): element is Control => isControl(element) && element.name === name)
  const active = named.filter((control) => !control.matches(':disabled') && control.getClientRects().length > 0)
  return active.find((control) => control instanceof HTMLInputElement && control.checked) ?? active[0]
}

export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, typedField(name, value)]] : [],
    ),
  )
}
