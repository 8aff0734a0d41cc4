import type { ComponentType } from 'react'
import { AccountForm } from './account-form/account-form.tsx'
import { ArticleGrid } from './article-grid/article-grid.tsx'
import { CartView } from './cart-view/cart-view.tsx'
import { ChangeStore } from './change-store/change-store.tsx'
import { Checkout } from './checkout/checkout.tsx'
import type { IslandName, IslandPropsOf } from './contracts.ts'
import { Dialog } from './dialog/dialog.tsx'
import { Enrollment } from './enrollment/enrollment.tsx'
import { GiftOption } from './gift-option/gift-option.tsx'
import type { IslandContext } from './island-context.ts'
import { Listing } from './listing/listing.tsx'
import { MiniCart } from './mini-cart/mini-cart.tsx'
import { Newsletter } from './newsletter/newsletter.tsx'
import { Pickup } from './pickup/pickup.tsx'
import { Preview } from './preview/preview.tsx'
import { Quickshop } from './quickshop/quickshop.tsx'
import { ReviewForm } from './review-form/review-form.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { SearchBox } from './search-box/search-box.tsx'
import { ShippingMethod } from './shipping-method/shipping-method.tsx'
import { Toaster } from './toaster/toaster.tsx'

/** The components of registry.browser.ts, for rendering in the Worker. */
export const serverIslands: { readonly [N in IslandName]: ComponentType<IslandContext & IslandPropsOf<N>> } = {
  dialog: Dialog,
  toaster: Toaster,
  quickshop: Quickshop,
  'gift-option': GiftOption,
  'shipping-method': ShippingMethod,
  'change-store': ChangeStore,
  pickup: Pickup,
  'cart-view': CartView,
  'mini-cart': MiniCart,
  preview: Preview,
  'article-grid': ArticleGrid,
  'search-box': SearchBox,
  listing: Listing,
  checkout: Checkout,
  newsletter: Newsletter,
  'account-form': AccountForm,
  enrollment: Enrollment,
  reviews: Reviews,
  'review-form': ReviewForm,
}
