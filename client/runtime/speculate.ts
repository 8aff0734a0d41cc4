import { savesData } from './preload.ts'

/**
 * Pages without side effects: no cart, account, dialog or form. Also the first step of checkout, which a guest's cart
 * leads to; from another step it is shown in place.
 */
const kinds = ['', '/(c|p|stories|help|legal)/*', '/checkout/shipping']

/**
 * Prefetches a page when a pointer hovers over or presses its link (docs/decisions/0021-navigation.md). Only within the
 * current locale, because requesting a page of another one switches the visitor to it.
 */
function speculate(): void {
  const [, locale = ''] = location.pathname.split('/')
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.text = JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: kinds.map((kind) => `/${locale}${kind}`) },
            { not: { selector_matches: '[data-dialog],[target=_blank],.co a' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
  document.head.append(script)
}

if (!savesData) speculate()
