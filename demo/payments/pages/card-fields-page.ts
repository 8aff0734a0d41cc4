import type { Locale } from '../../../shared/i18n/locales.ts'
import baseCss from './base.css?inline'
import fieldsCss from './fields.css?inline'
import { type Html, html } from './html.ts'
import { type Messages, messagesOf } from './messages/messages.ts'
import { pageAnswer } from './page.ts'

const fontPath = /^\/[\w-][\w./-]{0,120}\.woff2$/

/**
 * The card fields, for a frame in a shop's checkout. Only `shopOrigin` may frame it and receive its messages. `font` is
 * the path of the shop's text font on the shop's origin; anything else is ignored.
 */
export function cardFieldsPage(locale: Locale, shopOrigin: string, font: string): Response {
  const messages = messagesOf(locale).fields
  return pageAnswer({
    locale,
    title: messages.title,
    css: baseCss + fieldsCss,
    script: '/payments/fields.js',
    framedBy: shopOrigin,
    font: fontPath.test(font) ? shopOrigin + font : null,
    data: { origin: shopOrigin, messages: JSON.stringify(messages) },
    body: fieldsBody(messages),
  })
}

const fieldsBody = (messages: Messages['fields']): Html => html`<form novalidate autocomplete="on">
${field({ name: 'number', label: messages.number, autocomplete: 'cc-number', example: '', note: '', whole: true })}
${field({ name: 'expiry', label: messages.expiry, autocomplete: 'cc-exp', example: messages.expiryExample, note: '' })}
${field({ name: 'code', label: messages.code, autocomplete: 'cc-csc', example: '', note: messages.codeBack })}
<p class="general fault label" role="alert"></p>
<button type="submit" hidden></button>
</form>
<noscript><p class="label">${messages.noScript}</p></noscript>`

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
