import {
  brandOf,
  brandRules,
  type CardFaults,
  cardFaults,
  digitsOf,
  formatExpiry,
  formatNumber,
} from '../card-rules.ts'
import type { Words } from '../pages/words/words.ts'

type Name = 'number' | 'expiry' | 'code'
type Token = { sessionID: string; brand: string; last4: string; bin: string; expiry: string }

const { origin = '', words: wordsText = '{}' } = document.body.dataset
const words = JSON.parse(wordsText) as Words['fields']
const names: readonly Name[] = ['number', 'expiry', 'code']
const inputs: Record<Name, HTMLInputElement> = { number: byId('number'), expiry: byId('expiry'), code: byId('code') }
const general = document.querySelector('.general')
const brandLabel = document.querySelector('.brand')
let sending = false

const tell = (message: object): void => window.parent.postMessage(message, origin)
const heightNow = (): number => Math.ceil(document.body.getBoundingClientRect().height)

for (const name of names) {
  inputs[name].addEventListener('input', () => typed(name))
  inputs[name].addEventListener('blur', () => {
    if (inputs[name].value !== '') show(name, faults())
  })
}
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ type: 'kerb:card-enter' })
})
window.addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
  if (event.origin !== origin || event.source !== window.parent) return
  if (event.data?.type === 'kerb:card-submit') void submit()
})
new ResizeObserver(() => tell({ type: 'kerb:card-height', height: heightNow() })).observe(document.body)
tell({ type: 'kerb:card-ready', height: heightNow() })

function typed(name: Name): void {
  const input = inputs[name]
  if (name === 'number') reformat(input, formatNumber(input.value))
  if (name === 'expiry') reformat(input, formatExpiry(input.value))
  if (name === 'code') reformat(input, digitsOf(input.value).slice(0, 4))
  if (name === 'number') showBrand()
  // What is wrong is told on leaving the field; what has become right at once.
  if (input.hasAttribute('aria-invalid') && !faults()[name]) show(name, {})
  say('')
}

/** The caret stays behind the digit it was behind. */
function reformat(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const atEnd = input.selectionStart === input.value.length
  input.value = text
  let at = 0
  for (let seen = 0; at < text.length && seen < before; at += 1) if (/\d/.test(text[at] ?? '')) seen += 1
  if (atEnd) at = text.length
  input.setSelectionRange(at, at)
}

function showBrand(): void {
  const brand = brandOf(inputs.number.value)
  if (brandLabel) brandLabel.textContent = brand ? brandRules[brand].label : ''
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
  if (name === 'expiry') return words.expiryFaults[fault]
  return (name === 'number' ? words.numberFaults : words.codeFaults)[fault === 'expired' ? 'invalid' : fault]
}

function hintOf(name: Name): string {
  if (name !== 'code') return ''
  return brandOf(inputs.number.value) === 'amex' ? words.codeFront : words.codeBack
}

function say(text: string): void {
  if (general && general.textContent !== text) general.textContent = text
}

async function submit(): Promise<void> {
  if (sending) return
  say('')
  const found = faults()
  for (const name of names) show(name, found)
  const wrong = names.filter((name) => found[name])
  if (wrong[0]) {
    inputs[wrong[0]].focus()
    return tell({ type: 'kerb:card-invalid', fields: wrong })
  }
  sending = true
  const token = await tokenOf().catch(() => null)
  sending = false
  if (token) return tell({ type: 'kerb:card-token', ...token })
  say(words.unavailable)
  tell({ type: 'kerb:card-invalid', fields: [] })
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
