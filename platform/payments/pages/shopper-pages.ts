import { message } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { type Payment, walletLabels } from '../sandbox/payment.ts'
import { challengeCode } from '../sandbox/test-cards.ts'
import bankCss from './bank.css?inline'
import baseCss from './base.css?inline'
import { type Html, html } from './html.ts'
import { moneyText, pageAnswer } from './page.ts'
import { filled, wordsOf } from './words/words.ts'

/** A page that a shopper is sent to, of a payment that waits for them. `token` opens it. */
export type ShopperPage = {
  readonly locale: Locale
  readonly token: string
  readonly payment: Payment
  /** The shop's, from the payment's return url. */
  readonly shopOrigin: string
}

const css = baseCss + bankCss
const script = '/payments/shopper.js'
const bank = 'Northmoor Bank'

/** What is wrong with the code that was typed; or it isn't looked at for this many seconds, after too many. */
type CodeFault = 'wrong-code' | { readonly seconds: number }

/** The bank's page of 3-D Secure; in a frame or by itself. */
export function challengePage(page: ShopperPage, fault: CodeFault | null): Response {
  const { payment, locale, shopOrigin } = page
  const words = wordsOf(locale).challenge
  const ended = payment.outcome === 'challenge-abandoned' && payment.state === 'pending'
  const open = payment.state === 'pending' && !ended
  const answer = pageAnswer({
    locale,
    title: words.title,
    css,
    script,
    framedBy: shopOrigin,
    leadsTo: shopOrigin,
    status: fault === null ? 200 : fault === 'wrong-code' ? 422 : 429,
    data: { page: 'challenge', origin: shopOrigin },
    body: shell(
      page,
      bank,
      ended ? words.runOutTitle : words.title,
      open ? words.lead : ended ? words.runOut : wordsOf(locale).answered,
      open ? challengeForm(page, fault) : leaveForm(page),
      html`<div><dt class="muted">${words.card}</dt><dd>${payment.label}</dd></div>`,
    ),
  })
  if (fault !== null && fault !== 'wrong-code') answer.headers.set('retry-after', String(fault.seconds))
  return answer
}

function challengeForm({ token, locale }: ShopperPage, fault: CodeFault | null): Html {
  const words = wordsOf(locale).challenge
  const hint = filled(words.testCode, { code: challengeCode })
  const told =
    fault === null ? null : fault === 'wrong-code' ? `${words.wrongCode} ${hint}` : message('API429', locale, fault)
  return html`<form method="post">
${hidden(token, locale)}
<div>
<label class="label" for="code">${words.code}</label>
<input class="field code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" aria-describedby="code-note"${told ? html` aria-invalid="true" autofocus` : null}>
<p class="note label ${told ? 'fault' : 'muted'}" id="code-note">${told ?? hint}</p>
</div>
<button class="btn" name="answer" value="confirm">${words.confirm}</button>
<div class="pair">
<button class="btn quiet" name="answer" value="refuse">${words.refuse}</button>
<button class="btn quiet" name="answer" value="cancel">${words.cancel}</button>
</div>
</form>`
}

/** The wallet's own page, where a shopper is sent who has not said yes in the shop. */
export function walletPage(page: ShopperPage): Response {
  const { payment, locale, shopOrigin } = page
  const { wallet, answered } = wordsOf(locale)
  const name = payment.method === 'CREDIT_CARD' ? '' : walletLabels[payment.method]
  const open = payment.state === 'pending'
  const title = filled(wallet.title, { name })
  const form = html`<form method="post">
${hidden(page.token, locale)}
<button class="btn" name="answer" value="confirm">${filled(wallet.pay, { amount: amountOf(page) })}</button>
<button class="btn plain" name="answer" value="cancel">${wallet.cancel}</button>
</form>`
  return pageAnswer({
    locale,
    title,
    css,
    script,
    framedBy: null,
    leadsTo: shopOrigin,
    data: { page: 'wallet' },
    body: shell(page, name, title, open ? wallet.lead : answered, open ? form : leaveForm(page), null),
  })
}

/** Posts the signed result to the shop around the frame. */
export function resultPage({ locale, shopOrigin, token, payment }: ShopperPage, result: string): Response {
  const words = wordsOf(locale)
  return pageAnswer({
    locale,
    title: words.challenge.title,
    css,
    script,
    framedBy: shopOrigin,
    data: { page: 'result', origin: shopOrigin, result },
    body: shell({ locale, shopOrigin, token, payment }, bank, words.back, words.answered, null, null),
  })
}

/** The page's token is forged or has run out, or there is no such payment. */
export function gonePage(locale: Locale): Response {
  const { goneTitle, gone, standIn } = wordsOf(locale)
  return pageAnswer({
    locale,
    title: goneTitle,
    css,
    script: null,
    framedBy: null,
    status: 410,
    body: html`<main><div class="inside"><div><h1>${goneTitle}</h1><p class="lead muted">${gone}</p></div></div>
<p class="standin label muted">${standIn}</p></main>`,
  })
}

function shell(page: ShopperPage, who: string, title: string, lead: string, form: Html | null, row: Html | null): Html {
  const { challenge, standIn } = wordsOf(page.locale)
  return html`<main${who === bank ? html` class="northmoor"` : null}>
<p class="bank"><strong>${who}</strong></p>
<div class="inside">
<div><h1>${title}</h1><p class="lead muted">${lead}</p></div>
<dl>
<div><dt class="muted">${challenge.merchant}</dt><dd>${new URL(page.shopOrigin).host}</dd></div>
${row}
<div class="sum"><dt>${challenge.amount}</dt><dd>${amountOf(page)}</dd></div>
</dl>
${form}
</div>
<p class="standin label muted">${standIn}</p>
</main>`
}

const leaveForm = ({ token, locale }: ShopperPage): Html => html`<form method="post">
${hidden(token, locale)}
<button class="btn" name="answer" value="leave">${wordsOf(locale).back}</button>
</form>`

/** `view` is set to `frame` by the page's script where it is in one. */
const hidden = (token: string, locale: Locale): Html =>
  html`<input type="hidden" name="payment" value="${token}"><input type="hidden" name="locale" value="${locale}"><input type="hidden" name="view" value="page">`

const amountOf = ({ locale, payment }: ShopperPage): string => moneyText(locale, payment.asked, payment.currency)
