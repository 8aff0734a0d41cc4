import { type FormPurchase, isOtherPurchase } from '../../shared/cart/purchase.ts'
import { personIn } from '../../shared/form-token.ts'
import { type Control, controlsOf, enterValue, isBox, setChecked } from '../runtime/typed.ts'
import { readStored, storageKeys, store } from './storage.ts'

/** `known` is what the server had in the field before it was typed in; null if the server's value doesn't matter. */
type Kept = readonly [step: string, name: string, value: string, known: string | null, isSent: boolean]

/** The tab's storage: text typed for one purchase isn't filled in for the next. */
type Stored = { readonly purchase: FormPurchase; readonly kept: readonly Kept[] }

const steps: readonly string[] = ['shipping', 'billing', 'summary']

/** The form of this page's step. Cards and credits are not in it: their fields are another page's, or other forms'. */
const stepForm = () =>
  document.querySelector<HTMLFormElement>('form[data-checkout=shipping], form[data-checkout=billing]')
const stepOf = (form: HTMLFormElement): string => form.dataset['checkout'] ?? ''
const keptControlsOf = (form: HTMLFormElement) => controlsOf(form).filter(({ type }) => type !== 'password')

/** By field name; empty for a box that isn't checked. */
function valuesOf(form: HTMLFormElement, read: (control: Control) => string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const control of keptControlsOf(form)) values.set(control.name, read(control) || values.get(control.name) || '')
  return values
}

const currentValue = (control: Control): string => (isBox(control) && !control.checked ? '' : control.value)

function serverValue(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? ''
  if (!isBox(control)) return control.defaultValue
  return control.defaultChecked ? control.value : ''
}

/**
 * Keeps what is typed in the step's form, in this tab, for the next time that the step is shown. `isSent`: until a
 * later step shows that it arrived. `winsAlways`: over what the server knows of the shopper by then.
 */
export function keepForm({ isSent = false, winsAlways = false } = {}): void {
  const form = stepForm()
  if (!form) return
  const step = stepOf(form)
  const stored = readKept()
  const serverValues = valuesOf(form, serverValue)
  const kept = [...valuesOf(form, currentValue)].flatMap(([name, value]): Kept[] => {
    // A refused form comes back with what was typed, which the server has not saved.
    const before = stored.find(([keptStep, keptName]) => keptStep === step && keptName === name)
    const known = before?.[3] ?? serverValues.get(name) ?? ''
    return value === known ? [] : [[step, name, value, winsAlways ? null : known, isSent]]
  })
  storeKept([...stored.filter(([keptStep]) => keptStep !== step), ...kept])
}

/** Fills in what was kept, except where the server has a newer value. */
export function restoreForm(): void {
  const form = stepForm()
  if (!form) return
  const step = stepOf(form)
  const stored = readKept()
  const serverValues = valuesOf(form, serverValue)
  const kept = stored.flatMap(([keptStep, name, value, known]): Kept[] => {
    const shown = serverValues.get(name)
    if (keptStep !== step || shown === undefined) return []
    const isNewest = known === null ? value !== '' : shown === known || shown === value || shown === ''
    return isNewest ? [[step, name, value, known ?? shown, false]] : []
  })
  storeKept([...stored.filter(([keptStep]) => keptStep !== step), ...kept])
  for (const [, name, value] of kept)
    for (const control of keptControlsOf(form)) if (control.name === name) enterKept(control, value)
}

function enterKept(control: Control, value: string): void {
  if (isBox(control)) {
    const isChecked = control.value === value
    if (control.checked !== isChecked && (isChecked || control.type === 'checkbox')) setChecked(control, isChecked)
  } else if (control.value !== value && isOffered(control, value)) enterValue(control, value)
}

const isOffered = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)

/** Forgets what was sent from the steps before `step`, which is shown only if it was saved. */
export function forgetSent(step: string): void {
  storeKept(readKept().filter(([keptStep, , , , isSent]) => !isSent || steps.indexOf(keptStep) >= steps.indexOf(step)))
}

/** The purchase of this page, by its forms. */
function shownPurchase(): FormPurchase {
  const fieldOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`form[data-checkout] input[name=${name}]`)?.value
  return { purchaseId: fieldOf('purchaseId'), person: personIn(fieldOf('csrf') ?? '') }
}

function readKept(): readonly Kept[] {
  const stored = readStored('sessionStorage', storageKeys.keptForm)
  return isStored(stored) && !isOtherPurchase(stored.purchase, shownPurchase()) ? stored.kept.filter(isKept) : []
}

function storeKept(kept: readonly Kept[]): void {
  const stored: Stored = { purchase: shownPurchase(), kept }
  store('sessionStorage', storageKeys.keptForm, kept.length > 0 ? stored : null)
}

const isStored = (stored: unknown): stored is Stored =>
  typeof stored === 'object' &&
  stored !== null &&
  'purchase' in stored &&
  typeof stored.purchase === 'object' &&
  stored.purchase !== null &&
  'kept' in stored &&
  Array.isArray(stored.kept)

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) &&
  [0, 1, 2].every((index) => typeof entry[index] === 'string') &&
  (entry[3] === null || typeof entry[3] === 'string') &&
  typeof entry[4] === 'boolean'
