import type { ComponentType } from 'react'
import type { IslandName, IslandPropsOf } from './contracts.ts'
import type { IslandContext } from './island-context.ts'

type Component<N extends IslandName> = ComponentType<IslandContext & IslandPropsOf<N>>

/** Loads an island by name, each from its own chunk. */
export const islands: { readonly [N in IslandName]: () => Promise<Component<N>> } = {
  dialog: () => import('./dialog/dialog.tsx').then((module) => module.Dialog),
  toaster: () =>
    Promise.all([import('./toaster/toaster.tsx'), import('./toaster/toaster.css')]).then(([module]) => module.Toaster),
  quickshop: () => import('./quickshop/quickshop.tsx').then((module) => module.Quickshop),
  'gift-option': () => import('./gift-option/gift-option.tsx').then((module) => module.GiftOption),
  'shipping-method': () => import('./shipping-method/shipping-method.tsx').then((module) => module.ShippingMethod),
  'change-store': () => import('./change-store/change-store.tsx').then((module) => module.ChangeStore),
  pickup: () => import('./pickup/pickup.tsx').then((module) => module.Pickup),
  'cart-view': () => import('./cart-view/cart-view.tsx').then((module) => module.CartView),
  'mini-cart': () => import('./mini-cart/mini-cart.tsx').then((module) => module.MiniCart),
  preview: () => import('./preview/preview.tsx').then((module) => module.Preview),
  'article-grid': () => import('./article-grid/article-grid.tsx').then((module) => module.ArticleGrid),
  'search-box': () =>
    Promise.all([import('./search-box/search-box.tsx'), import('./search-box/suggestions.css')]).then(
      ([module]) => module.SearchBox,
    ),
  listing: () =>
    Promise.all([import('./listing/listing.tsx'), import('./listing/listing.css')]).then(([module]) => module.Listing),
  checkout: () => import('./checkout/checkout.tsx').then((module) => module.Checkout),
  newsletter: () => import('./newsletter/newsletter.tsx').then((module) => module.Newsletter),
  enrollment: () => import('./enrollment/enrollment.tsx').then((module) => module.Enrollment),
  reviews: () => import('./reviews/reviews.tsx').then((module) => module.Reviews),
  'review-form': () => import('./review-form/review-form.tsx').then((module) => module.ReviewForm),
  'account-form': () => import('./account-form/account-form.tsx').then((module) => module.AccountForm),
}
