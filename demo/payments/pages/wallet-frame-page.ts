import type { Locale } from '../../../shared/i18n/locales.ts'
import { type WalletMethod, walletOf } from '../../../shared/payment-methods.ts'
import bankCss from './bank.css?inline'
import baseCss from './base.css?inline'
import { html } from './html.ts'
import { filled, messagesOf } from './messages/messages.ts'
import { moneyText, pageAnswer } from './page.ts'

export type WalletRequest = { readonly method: WalletMethod; readonly amount: number; readonly currency: string }

/**
 * The wallet's sheet over a shop's page. Its script enables the buttons. Only `shopOrigin` may frame it and receive its
 * messages; `label` is the name of the merchant.
 */
export function walletFramePage(locale: Locale, shopOrigin: string, request: WalletRequest, label: string): Response {
  const { wallet, standIn } = messagesOf(locale)
  const name = walletOf(request.method).name
  const amount = moneyText(locale, request.amount, request.currency)
  return pageAnswer({
    locale,
    title: filled(wallet.title, { name }),
    css: baseCss + bankCss,
    script: '/payments/wallet.js',
    framedBy: shopOrigin,
    data: { origin: shopOrigin, request: JSON.stringify(request), failed: wallet.failed },
    body: html`<main>
<p class="bank"><strong>${name}</strong></p>
<div class="inside">
<h1>${filled(wallet.title, { name })}</h1>
<dl>
<div><dt class="muted">${wallet.merchant}</dt><dd>${label}</dd></div>
<div class="sum"><dt>${wallet.total}</dt><dd>${amount}</dd></div>
</dl>
<p class="label fault" role="alert"></p>
<form>
<button class="btn" type="button" value="pay" disabled>${filled(wallet.pay, { amount })}</button>
<button class="btn plain" type="button" value="cancel" disabled>${wallet.cancel}</button>
</form>
</div>
<p class="standin label muted">${standIn}</p>
</main>`,
  })
}
