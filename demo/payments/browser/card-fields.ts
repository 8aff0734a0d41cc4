import { cardBrandLabels } from '../../../shared/card-brands.ts'
import { brandOf, type CardFaults, cardFaults, digitsOf, formatExpiry, formatNumber } from '../card-rules.ts'
import type { Messages } from '../pages/messages/messages.ts'

type Name = 'number' | 'expiry' | 'code'
type Token = { sessionID: string; brand: string; last4: string; bin: string; expiry: string }

const { origin = '', messages: messagesText = '{}' } = document.body.dataset
const messages = JSON.parse(messagesText) as Messages['fields']
const names: readonly Name[] = ['number', 'expiry', 'code']
const inputs: Record<Name, HTMLInputElement> = { number: byId('number'), expiry: byId('expiry'), code: byId('code') }
const general = document.querySelector('.general')
const brandLabel = document.querySelector('.brand')
let isSubmitting = false

const post = (message: object): void => window.parent.postMessage(message, origin)
const heightNow = (): number => Math.ceil(document.body.getBoundingClientRect().height)

for (const name of names) {
  // The shopper may have typed before this script was loaded.
  if (inputs[name].value !== '') handleInput(name)
  inputs[name].addEventListener('input', () => handleInput(name))
  inputs[name].addEventListener('blur', () => {
    if (inputs[name].value !== '') show(name, faults())
  })
}
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  post({ type: 'kerb:card-enter' })
})
window.addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (event.data?.type === 'kerb:card-submit') void submit()
})
new ResizeObserver(() => post({ type: 'kerb:card-height', height: heightNow() })).observe(document.body)
post({ type: 'kerb:card-ready', height: heightNow() })

function handleInput(name: Name): void {
  const input = inputs[name]
  if (name === 'number') reformat(input, formatNumber(input.value))
  if (name === 'expiry') reformat(input, formatExpiry(input.value))
  if (name === 'code') reformat(input, digitsOf(input.value).slice(0, 4))
  if (name === 'number') showBrand()
  // Errors are shown on leaving the field, and removed as soon as they are corrected.
  if (input.hasAttribute('aria-invalid') && !faults()[name]) show(name, {})
  showMessage('')
}

/** Keeps the caret after the same digit as before. */
function reformat(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const digitsBeforeCaret = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const atEnd = input.selectionStart === input.value.length
  input.value = text
  let caret = 0
  for (let digitsSeen = 0; caret < text.length && digitsSeen < digitsBeforeCaret; caret += 1)
    if (/\d/.test(text[caret] ?? '')) digitsSeen += 1
  if (atEnd) caret = text.length
  input.setSelectionRange(caret, caret)
}

function showBrand(): void {
  const brand = brandOf(inputs.number.value)
  if (brandLabel) brandLabel.textContent = brand ? cardBrandLabels[brand] : ''
  if (!inputs.code.hasAttribute('aria-invalid')) show('code', {})
}

const faults = (): CardFaults =>
  cardFaults({ number: inputs.number.value, expiry: inputs.expiry.value, code: inputs.code.value }, Date.now())

function show(name: Name, found: CardFaults): void {
  const note = byId(`${name}-note`)
  const text = textOf(name, found)
  if (text === null) inputs[name].removeAttribute('aria-invalid')
  else inputs[name].setAttribute('aria-invalid', 'true')
  note.textContent = text ?? hintOf(name)
  note.classList.toggle('fault', text !== null)
  note.classList.toggle('muted', text === null)
}

function textOf(name: Name, found: CardFaults): string | null {
  const fault = found[name]
  if (!fault) return null
  if (name === 'expiry') return messages.expiryFaults[fault]
  return (name === 'number' ? messages.numberFaults : messages.codeFaults)[fault === 'expired' ? 'invalid' : fault]
}

function hintOf(name: Name): string {
  if (name !== 'code') return ''
  return brandOf(inputs.number.value) === 'amex' ? messages.codeFront : messages.codeBack
}

function showMessage(text: string): void {
  if (general && general.textContent !== text) general.textContent = text
}

async function submit(): Promise<void> {
  if (isSubmitting) return
  showMessage('')
  const found = faults()
  for (const name of names) show(name, found)
  const invalidFields = names.filter((name) => found[name])
  if (invalidFields[0]) {
    inputs[invalidFields[0]].focus()
    return post({ type: 'kerb:card-invalid', fields: invalidFields })
  }
  isSubmitting = true
  const token = await tokenOf().catch(() => null)
  isSubmitting = false
  if (token) return post({ type: 'kerb:card-token', ...token })
  showMessage(messages.unavailable)
  post({ type: 'kerb:card-invalid', fields: [] })
}

async function tokenOf(): Promise<Token | null> {
  const response = await fetch('/payments/fields/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: digitsOf(inputs.number.value),
      expiry: inputs.expiry.value,
      code: inputs.code.value,
    }),
    signal: AbortSignal.timeout(10_000),
  })
  return response.ok ? ((await response.json()) as Token) : null
}

function byId<E extends HTMLElement = HTMLInputElement>(id: string): E {
  const found = document.getElementById(id)
  if (!found) throw new Error(`#${id} is missing`)
  return found as E
}
