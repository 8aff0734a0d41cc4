import type { Locale } from '../../../shared/i18n/locales.ts'
import baseCss from './base.css?inline'
import fieldsCss from './fields.css?inline'
import { type Html, html } from './html.ts'
import { pageAnswer } from './page.ts'
import { type Words, wordsOf } from './words/words.ts'

const fontPath = /^\/[\w-][\w./-]{0,120}\.woff2$/

/**
 * The card fields, for a frame in a shop's checkout. `shopOrigin` is the only one that may frame it and be told of a card. `font` is the path
 * of the shop's text face on the shop; anything else is left out.
 */
export function cardFieldsPage(locale: Locale, shopOrigin: string, font: string): Response {
  const words = wordsOf(locale).fields
  return pageAnswer({
    locale,
    title: words.title,
    css: baseCss + fieldsCss,
    script: '/payments/fields.js',
    framedBy: shopOrigin,
    font: fontPath.test(font) ? shopOrigin + font : null,
    data: { origin: shopOrigin, words: JSON.stringify(words) },
    body: fieldsBody(words),
  })
}

const fieldsBody = (words: Words['fields']): Html => html`<form novalidate autocomplete="on">
${field({ name: 'number', label: words.number, autocomplete: 'cc-number', example: '', note: '', whole: true })}
${field({ name: 'expiry', label: words.expiry, autocomplete: 'cc-exp', example: words.expiryExample, note: '' })}
${field({ name: 'code', label: words.code, autocomplete: 'cc-csc', example: '', note: words.codeBack })}
<p class="general fault label" role="alert"></p>
<button type="submit" hidden></button>
</form>
<noscript><p class="label">${words.noScript}</p></noscript>`

type Field = {
  readonly name: 'number' | 'expiry' | 'code'
  readonly label: string
  readonly autocomplete: string
  readonly example: string
  readonly note: string
  readonly whole?: true
}
const field = ({
  name,
  label,
  autocomplete,
  example,
  note,
  whole,
}: Field): Html => html`<div class="box${whole ? ' whole' : ''}">
<label class="label" for="${name}">${label}</label>
<div${whole ? html` class="with-brand"` : null}>
<input class="field" id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${example}" aria-describedby="${name}-note" required spellcheck="false">
${whole ? html`<span class="brand label" aria-live="polite"></span>` : null}
</div>
<p class="note label muted" id="${name}-note">${note}</p>
</div>`
