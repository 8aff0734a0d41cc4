import { storageKeys } from './storage.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Kept = readonly [name: string, value: string, checked: boolean]

const form = () => document.querySelector<HTMLFormElement>('form[data-checkout="shipping"]')
const controlsOf = (element: HTMLFormElement) =>
  element.querySelectorAll<Control>('input:not([type=hidden], [type=password]), select, textarea')
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/** Keeps what is typed in checkout's addresses, in this tab, for the next time that the step is shown. */
export function keepForm(): void {
  const element = form()
  if (!element) return
  const kept = [...controlsOf(element)].map(
    (control): Kept => [control.name, control.value, isBox(control) && control.checked],
  )
  try {
    sessionStorage.setItem(storageKeys.keptForm, JSON.stringify(kept))
  } catch {
    // Storage is disabled: it has to be typed again.
  }
}

/** Fills in what was kept, once. What was left empty stays as the account has it. */
export function restoreForm(): void {
  const element = form()
  for (const [name, value, checked] of element ? takeKept() : [])
    for (const control of element ? controlsOf(element) : []) {
      if (control.name !== name) continue
      if (isBox(control)) {
        if (control.value === value && control.checked !== checked && (checked || control.type === 'checkbox'))
          control.click()
      } else if (value !== '' && control.value !== value) {
        control.value = value
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
}

function takeKept(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.keptForm) ?? '[]')
    sessionStorage.removeItem(storageKeys.keptForm)
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string' && typeof entry[2] === 'boolean'
