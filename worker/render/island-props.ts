import { type IslandPropsOf, islandProps } from '../../client/islands/contracts.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'
import { href } from '../../shared/routes.ts'
import { fieldTemplates } from '../../shared/validation/fault-texts.ts'
import type { RequestContext } from '../context/request-context.ts'

/** The words an island shows, by the last part of their key; places to fill stay as they are. */
function words(context: RequestContext, keys: readonly MessageKey[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key.slice(key.lastIndexOf('.') + 1), context.raw(key)]))
}

const miniCartKeys = [
  'miniCart.title',
  'miniCart.close',
  'miniCart.view',
  'miniCart.loading',
  'miniCart.saving',
  'miniCart.failed',
  'miniCart.retry',
  'cart.size',
  'cart.quantityOf',
  'cart.increaseOf',
  'cart.decreaseOf',
  'cart.remove',
  'cart.removeOf',
  'cart.subtotal',
  'cart.checkout',
  'cart.emptyTitle',
  'cart.emptyBody',
  'cart.soldOut',
  'cart.bonus',
  'cart.removed',
  'cart.undo',
  'miniCart.saveLater',
  'miniCart.saveLaterOf',
  'miniCart.left',
  'bag.giftFor',
  'bag.giftAdd',
  'bag.giftChange',
  'bag.deliveryOf',
] as const satisfies readonly MessageKey[]

export function miniCartProps(context: RequestContext, onCartPage: boolean): IslandPropsOf<'mini-cart'> {
  const { locale, site, csrfToken } = context
  return islandProps['mini-cart'].parse({
    locale,
    csrf: csrfToken,
    cartHref: href.cart(locale),
    checkoutHref: href.checkout(locale),
    onCartPage,
    currency: site.currency,
    strings: words(context, miniCartKeys),
  })
}

export function bagProps(context: RequestContext, lost: boolean): IslandPropsOf<'bag'> {
  return {
    lost,
    locale: context.locale,
    csrf: context.csrfToken,
    strings: words(context, ['miniCart.saving', 'miniCart.failed', 'cart.removed', 'cart.undo']),
  }
}

export function searchBoxProps(context: RequestContext): IslandPropsOf<'search-box'> {
  return {
    locale: context.locale,
    strings: words(context, ['search.suggestions', 'search.terms', 'search.categories', 'search.all']),
  }
}

export function buyBoxProps(context: RequestContext): IslandPropsOf<'buy-box'> {
  return { strings: words(context, ['product.sizeMissing', 'product.adding', 'toast.failed']) }
}

type StepToasts = readonly { readonly title: string; readonly message: string }[]

export function checkoutProps(
  context: RequestContext,
  step: IslandPropsOf<'checkout'>['step'],
  { paymentOrigin = '', toasts }: { paymentOrigin: string | undefined; toasts: StepToasts },
): IslandPropsOf<'checkout'> {
  const { locale, site, csrfToken } = context
  return {
    locale,
    country: site.country,
    step,
    paymentOrigin,
    toasts: [...toasts],
    csrf: csrfToken,
    challengeAction: href.checkoutAction(locale, 'challenge'),
    strings: words(context, [
      'checkout.offline',
      'checkout.unknownBody',
      'checkout.challengeTitle',
      'checkout.walletCancelled',
      'form.faults',
      'dialog.close',
    ]),
    faults: fieldTemplates(locale),
  }
}
