import { savesData } from './preload.ts'

/**
 * First parts of paths that aren't fetched ahead: pages of one person, forms, searches and dialogs. Any other path may
 * be a page that editors have made. tests/e2e/navigation.test.ts holds every route against this list.
 */
const notAhead =
  'account associate-login cart checkout confirm-email confirm-new-email contact-us cookies country dialog favorites forgot-password newsletter order-confirmation order-tracking reset-password search searchhub sign-up store-locator undo unsubscribe'

/**
 * Prefetches a page when a pointer hovers over or presses its link (docs/decisions/0021-navigation.md). Only within the
 * current locale, because requesting a page of another one switches the visitor to it. Of checkout only the first step,
 * which a guest's cart leads to; from another step it is shown in place.
 */
function speculate(): void {
  const [, locale = ''] = location.pathname.split('/')
  const below = (path: string) => `/${locale}${path}{/*}?`
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.text = JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: below('') },
            {
              or: [
                { href_matches: below('/checkout/shipping') },
                { not: { href_matches: notAhead.split(' ').map((part) => below(`/${part}`)) } },
              ],
            },
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
