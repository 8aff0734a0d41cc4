import type { Locale } from '../../../shared/i18n/locales.ts'
import { type WalletMethod, walletLabels } from '../sandbox/payment.ts'
import bankCss from './bank.css?inline'
import baseCss from './base.css?inline'
import { html } from './html.ts'
import { moneyText, pageAnswer } from './page.ts'
import { filled, wordsOf } from './words/words.ts'

export type WalletRequest = { readonly method: WalletMethod; readonly amount: number; readonly currency: string }

/** The sheet over a shop's page. `shopOrigin` is the only one that may frame it and be told; `label` who is paid. */
export function walletFramePage(locale: Locale, shopOrigin: string, request: WalletRequest, label: string): Response {
  const { wallet, standIn } = wordsOf(locale)
  const name = walletLabels[request.method]
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
<button class="btn" type="button" value="pay">${filled(wallet.pay, { amount })}</button>
<button class="btn plain" type="button" value="cancel">${wallet.cancel}</button>
</form>
</div>
<p class="standin label muted">${standIn}</p>
</main>`,
  })
}
