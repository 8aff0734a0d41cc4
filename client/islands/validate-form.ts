import { normalPostalCode } from '../../shared/address/postal-code.ts'
import type { FieldMessageId } from '../../shared/errors/field-messages.ts'
import { fill } from '../../shared/errors/format.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import { showPhone } from '../../shared/validation/phone.ts'
import { countryOfDialCode } from '../../shared/validation/phone-countries.ts'
import { type FieldFault, type FormValues, type Rules, validate } from '../../shared/validation/rule.ts'

/** `texts` by `fieldTemplates(locale)`, `title` is the summary's: `form.faults`. */
export type ValidationWords = {
  readonly locale: Locale
  readonly title: string
  readonly texts: Readonly<Record<FieldMessageId, string>>
}

/** `isRight` shows every fault there is and goes to the first, as a submit does. */
export type AttachedValidation = { readonly isRight: () => boolean; readonly detach: () => void }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Validates a form of client/pages/form in the browser: a field when it is left after an edit, all of them on submit, with the markup that the
 * server writes. Fields that are disabled, not shown or not there are left alone. The server validates again, by the same rules.
 */
export function attachValidation(form: HTMLFormElement, rules: Rules, words: ValidationWords): AttachedValidation {
  const edited = new Set<string>()
  const listening = new AbortController()
  const afterPress = pressWatch(listening.signal)
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    form.addEventListener(type, hear, { signal: listening.signal })

  const check = () => {
    const asked = Object.fromEntries(Object.entries(rules).filter(([name]) => controlOf(form, name)))
    return validate(asked, valuesOf(form))
  }
  const say = (fault: FieldFault) => fill(words.texts[fault.messageId], words.locale, fault.params)
  const mark = (name: string, fault: FieldFault | undefined) => showFault(form, name, fault && say(fault))

  const isRight = () => {
    const faults = check()
    const faulty = Object.entries(faults).flatMap(([name, fault]) => (fault ? [{ name, text: say(fault) }] : []))
    for (const name of Object.keys(rules)) mark(name, faults[name])
    summarise(form, words.title, inFormOrder(form, faulty))
    const first = inFormOrder(form, faulty)[0]
    if (first) controlOf(form, first.name)?.focus()
    return faulty.length === 0
  }

  on('input', ({ target }) => {
    if (!isControl(target)) return
    edited.add(target.name)
    // A fault that is shown goes as soon as it is mended; a new one waits until the field is left.
    if (target.ariaInvalid === 'true' && !check()[target.name]) mark(target.name, undefined)
  })
  on('focusout', ({ target }) => {
    if (!isControl(target) || !edited.has(target.name)) return
    tidy(form, target)
    if (target.name in rules) afterPress(() => mark(target.name, check()[target.name]))
  })
  on('submit', (event) => {
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return
    if (!isRight()) event.preventDefault()
  })
  form.noValidate = true
  return { isRight, detach: () => listening.abort() }
}

/**
 * Puts work off while a pointer is down: a fault that appears as the field loses the focus moves the page, and the button that is being
 * pressed would no longer be under the pointer when it is let go.
 */
function pressWatch(signal: AbortSignal): (work: () => void) => void {
  let isDown = false
  const waiting: (() => void)[] = []
  const release = () => {
    isDown = false
    // The click comes after this event, and before a new task.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work()
    })
  }
  document.addEventListener('pointerdown', () => (isDown = true), { capture: true, signal })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, release, { capture: true, signal })
  }
  return (work) => {
    if (isDown) waiting.push(work)
    else work()
  }
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** The field itself; of radio buttons the chosen one, else the first. */
function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const named = [...form.elements].filter((one): one is Control => isControl(one) && one.name === name)
  const asked = named.filter((one) => !one.matches(':disabled') && one.getClientRects().length > 0)
  return asked.find((one) => one instanceof HTMLInputElement && one.checked) ?? asked[0]
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function inFormOrder<T extends { readonly name: string }>(form: HTMLFormElement, faulty: readonly T[]): readonly T[] {
  const order = [...form.elements].map((one) => one.getAttribute('name'))
  return [...faulty].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** The markup of FieldFrame in client/pages/form/field.tsx. */
function showFault(form: HTMLFormElement, name: string, text: string | undefined): void {
  const frame = form.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = controlOf(form, name)
  if (!frame || !control) return
  const told = frame instanceof HTMLFieldSetElement ? frame : control
  const id = `f-${name.replaceAll('.', '-')}-fault`
  const shown = frame.querySelector('.f-fault')
  if (text === undefined) shown?.remove()
  else {
    const paragraph = shown ?? frame.appendChild(document.createElement('p'))
    paragraph.className = 'f-fault label'
    paragraph.id = id
    if (paragraph.textContent !== text) paragraph.textContent = text
  }
  control.ariaInvalid = text === undefined ? null : 'true'
  const others = (told.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id)
  const described = text === undefined ? others : [...others, id]
  if (described.length === 0) told.removeAttribute('aria-describedby')
  else told.setAttribute('aria-describedby', described.join(' '))
}

/** The markup of client/pages/form/form-errors.tsx. It takes the place of the server's, or the top of the form. */
function summarise(form: HTMLFormElement, title: string, faulty: readonly { name: string; text: string }[]): void {
  form.querySelector('.f-errors')?.remove()
  if (faulty.length === 0) return
  const summary = document.createElement('div')
  summary.className = 'f-errors'
  summary.role = 'alert'
  summary.tabIndex = -1
  const list = document.createElement('ul')
  for (const { name, text } of faulty) {
    const line = list.appendChild(document.createElement('li'))
    const link = line.appendChild(document.createElement('a'))
    link.className = 'link'
    link.href = `#f-${name.replaceAll('.', '-')}`
    link.textContent = labelOf(form, name)
    line.append(`: ${text}`)
  }
  const heading = document.createElement('p')
  heading.textContent = title
  summary.append(heading, list)
  form.prepend(summary)
}

/** Without the mark of a required field. */
function labelOf(form: HTMLFormElement, name: string): string {
  const label = form.querySelector(`[data-field="${CSS.escape(name)}"] > :is(label, legend)`)
  const words = [...(label?.childNodes ?? [])].filter(
    (one) => !(one instanceof HTMLElement && one.ariaHidden === 'true'),
  )
  return words
    .map((one) => one.textContent)
    .join('')
    .trim()
}

/** Writes a phone number and a postal code the way their country does. */
function tidy(form: HTMLFormElement, control: Control): void {
  const { format, country } = control.dataset
  if (format === undefined || country === undefined) return
  if (format === 'postal-code') control.value = normalPostalCode(control.value, country)
  if (format !== 'phone') return
  const dialCode = controlOf(form, `${control.name}Code`)?.value ?? ''
  control.value = showPhone(control.value, countryOfDialCode(dialCode, country)?.code ?? country)
}
