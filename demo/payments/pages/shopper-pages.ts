import { message } from '../../../shared/errors/message.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { isWallet, walletOf } from '../../../shared/payment-methods.ts'
import type { Payment } from '../sandbox/payment.ts'
import { challengeCode } from '../sandbox/test-cards.ts'
import bankCss from './bank.css?inline'
import baseCss from './base.css?inline'
import { type Html, html } from './html.ts'
import { filled, messagesOf } from './messages/messages.ts'
import { moneyText, pageAnswer } from './page.ts'

/** A page where the shopper confirms a pending payment. `token` identifies the payment in its URL. */
export type ShopperPage = {
  readonly locale: Locale
  readonly token: string
  readonly payment: Payment
  /** From the payment's return URL. */
  readonly shopOrigin: string
}

const css = baseCss + bankCss
const script = '/payments/shopper.js'
const bank = 'Northmoor Bank'

/** A wrong code, or, after too many attempts, how many seconds the shopper has to wait. */
type CodeFault = 'wrong-code' | { readonly seconds: number }

/** The bank's 3-D Secure page, in a frame or as a page of its own. */
export function challengePage(page: ShopperPage, fault: CodeFault | null): Response {
  const { payment, locale, shopOrigin } = page
  const messages = messagesOf(locale).challenge
  const ended = payment.outcome === 'challenge-abandoned' && payment.state === 'pending'
  const open = payment.state === 'pending' && !ended
  const answer = pageAnswer({
    locale,
    title: messages.title,
    css,
    script,
    framedBy: shopOrigin,
    leadsTo: shopOrigin,
    status: fault === null ? 200 : fault === 'wrong-code' ? 422 : 429,
    data: { page: 'challenge', origin: shopOrigin },
    body: shell(
      page,
      bank,
      ended ? messages.runOutTitle : messages.title,
      open ? messages.lead : ended ? messages.runOut : messagesOf(locale).answered,
      open ? challengeForm(page, fault) : leaveForm(page),
      html`<div><dt class="muted">${messages.card}</dt><dd>${payment.label}</dd></div>`,
    ),
  })
  if (fault !== null && fault !== 'wrong-code') answer.headers.set('retry-after', String(fault.seconds))
  return answer
}

function challengeForm({ token, locale }: ShopperPage, fault: CodeFault | null): Html {
  const messages = messagesOf(locale).challenge
  const hint = filled(messages.testCode, { code: challengeCode })
  const faultText =
    fault === null ? null : fault === 'wrong-code' ? `${messages.wrongCode} ${hint}` : message('API429', locale, fault)
  return html`<form method="post">
${hiddenFields(token, locale)}
<div>
<label class="label" for="code">${messages.code}</label>
<input class="field code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" aria-describedby="code-note"${faultText ? html` aria-invalid="true" autofocus` : null}>
<p class="note label ${faultText ? 'fault' : 'muted'}" id="code-note">${faultText ?? hint}</p>
</div>
<button class="btn" name="answer" value="confirm">${messages.confirm}</button>
<div class="pair">
<button class="btn quiet" name="answer" value="refuse">${messages.refuse}</button>
<button class="btn quiet" name="answer" value="cancel">${messages.cancel}</button>
</div>
</form>`
}

/** The wallet's page, for shoppers who have not approved the payment in the shop. */
export function walletPage(page: ShopperPage): Response {
  const { payment, locale, shopOrigin } = page
  const { wallet, answered } = messagesOf(locale)
  const name = isWallet(payment.method) ? walletOf(payment.method).name : ''
  const open = payment.state === 'pending'
  const title = filled(wallet.title, { name })
  const form = html`<form method="post">
${hiddenFields(page.token, locale)}
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

/** Its script posts the signed result to the shop's page around the frame. */
export function resultPage({ locale, shopOrigin, token, payment }: ShopperPage, result: string): Response {
  const messages = messagesOf(locale)
  return pageAnswer({
    locale,
    title: messages.challenge.title,
    css,
    script,
    framedBy: shopOrigin,
    data: { page: 'result', origin: shopOrigin, result },
    body: shell({ locale, shopOrigin, token, payment }, bank, messages.back, messages.answered, null, null),
  })
}

/** For a token that is forged or expired, or a payment that doesn't exist. */
export function gonePage(locale: Locale): Response {
  const { goneTitle, gone, standIn } = messagesOf(locale)
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

function shell(
  page: ShopperPage,
  issuer: string,
  title: string,
  lead: string,
  form: Html | null,
  row: Html | null,
): Html {
  const { challenge, standIn } = messagesOf(page.locale)
  return html`<main${issuer === bank ? html` class="northmoor"` : null}>
<p class="bank"><strong>${issuer}</strong></p>
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
${hiddenFields(token, locale)}
<button class="btn" name="answer" value="leave">${messagesOf(locale).back}</button>
</form>`

/** The page's script sets `view` to `frame` if the page is in one. */
const hiddenFields = (token: string, locale: Locale): Html =>
  html`<input type="hidden" name="payment" value="${token}"><input type="hidden" name="locale" value="${locale}"><input type="hidden" name="view" value="page">`

const amountOf = ({ locale, payment }: ShopperPage): string => moneyText(locale, payment.asked, payment.currency)
