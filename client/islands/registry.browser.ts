import type { ComponentType } from 'react'
import type { IslandName, IslandPropsOf } from './contracts.ts'
import type { IslandContext } from './island-context.ts'

type Component<N extends IslandName> = ComponentType<IslandContext & IslandPropsOf<N>>

/** Loads an island by name, each from its own chunk. */
export const islands: { readonly [N in IslandName]: () => Promise<Component<N>> } = {
  dialog: () => import('./dialog/dialog.tsx').then(({ Dialog }) => Dialog),
  toaster: () =>
    Promise.all([import('./toaster/toaster.tsx'), import('./toaster/toaster.css')]).then(([{ Toaster }]) => Toaster),
  quickshop: () => import('./quickshop/quickshop.tsx').then(({ Quickshop }) => Quickshop),
  'gift-option': () => import('./gift-option/gift-option.tsx').then(({ GiftOption }) => GiftOption),
  'shipping-method': () => import('./shipping-method/shipping-method.tsx').then(({ ShippingMethod }) => ShippingMethod),
  'change-store': () => import('./change-store/change-store.tsx').then(({ ChangeStore }) => ChangeStore),
  pickup: () => import('./pickup/pickup.tsx').then(({ Pickup }) => Pickup),
  'cart-view': () => import('./cart-view/cart-view.tsx').then(({ CartView }) => CartView),
  'mini-cart': () => import('./mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart),
  preview: () => import('./preview/preview.tsx').then(({ Preview }) => Preview),
  'article-grid': () => import('./article-grid/article-grid.tsx').then(({ ArticleGrid }) => ArticleGrid),
  'search-box': () =>
    Promise.all([import('./search-box/search-box.tsx'), import('./search-box/suggestions.css')]).then(
      ([{ SearchBox }]) => SearchBox,
    ),
  listing: () =>
    Promise.all([import('./listing/listing.tsx'), import('./listing/listing.css')]).then(([{ Listing }]) => Listing),
  checkout: () => import('./checkout/checkout.tsx').then(({ Checkout }) => Checkout),
  newsletter: () => import('./newsletter/newsletter.tsx').then(({ Newsletter }) => Newsletter),
  enrollment: () => import('./enrollment/enrollment.tsx').then(({ Enrollment }) => Enrollment),
  reviews: () => import('./reviews/reviews.tsx').then(({ Reviews }) => Reviews),
  'review-form': () => import('./review-form/review-form.tsx').then(({ ReviewForm }) => ReviewForm),
  'account-form': () => import('./account-form/account-form.tsx').then(({ AccountForm }) => AccountForm),
}
