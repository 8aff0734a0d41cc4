export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type KeptInput = {
  readonly control: Control
  readonly place: number
  readonly value: string
  readonly checked: boolean
}

export const controlsOf = (host: HTMLElement): Control[] => [
  ...host.querySelectorAll<Control>('input:not([type=hidden]),select,textarea'),
]

export const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // Without a selected option, the browser selects the first.
    const first = control.multiple
      ? -1
      : Math.max(
          0,
          options.findIndex(({ defaultSelected }) => defaultSelected),
        )
    return options.some(({ selected, defaultSelected }, index) => selected !== (defaultSelected || index === first))
  }
  if (isBox(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/**
 * Captures the input in `host`. The returned function restores it into the current controls and notifies React, which
 * only knows the server's values. After React has rendered, `isTouched` no longer works, so callers keep everything.
 */
export function keepTyped(host: HTMLElement, shouldKeep: (control: Control) => boolean = isTouched): () => void {
  const keptInputs = controlsOf(host).flatMap((control, index): KeptInput[] =>
    shouldKeep(control)
      ? [
          {
            control,
            place: index,
            value: control.value,
            checked: control instanceof HTMLInputElement && control.checked,
          },
        ]
      : [],
  )
  return () => {
    const controls = controlsOf(host)
    for (const { control, place: index, value, checked } of keptInputs) {
      const candidates = controls.filter(
        (candidate) => candidate.name === control.name && candidate.type === control.type,
      )
      const replacement =
        candidates.length === 1 ? candidates[0] : candidates.find((candidate) => controls.indexOf(candidate) === index)
      const next = control.isConnected ? control : replacement
      if (!next) continue
      // The page handled the change when it was made (addresses.ts).
      host.addEventListener('change', stop)
      if (!isBox(next)) enterValue(next, value)
      else if (next.type === 'checkbox' || checked) setChecked(next, checked)
      host.removeEventListener('change', stop)
    }
  }
}

const stop = (event: Event) => event.stopPropagation()

/**
 * React tracks values with its own setter on each control and ignores events without an untracked change, so the value
 * is set with the native setter.
 */
export function enterValue(control: Control, value: string): void {
  const { selectionStart, selectionEnd } = control as Partial<HTMLInputElement>
  if ('defaultValue' in control) control.value = control.defaultValue
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  if (control === document.activeElement && selectionStart != null && 'setSelectionRange' in control)
    control.setSelectionRange(selectionStart, selectionEnd ?? selectionStart)
}

export function setChecked(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked
  control.click()
}
