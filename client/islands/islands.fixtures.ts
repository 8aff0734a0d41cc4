import type { ReactNode } from 'react'
import { accountFormFixtures } from './account-form/account-form.fixtures.ts'
import { articleGridFixtures } from './article-grid/article-grid.fixtures.ts'
import { cartViewFixtures } from './cart-view/cart-view.fixtures.ts'
import { checkoutFixtures } from './checkout/checkout.fixtures.ts'
import type { IslandName, IslandPropsOf } from './contracts.ts'
import { dialogFixtures } from './dialog/dialog.fixtures.tsx'
import {
  changeStoreFixtures,
  giftOptionFixtures,
  pickupFixtures,
  quickshopFixtures,
  shippingMethodFixtures,
} from './dialogs.fixtures.ts'
import { enrollmentFixtures } from './enrollment/enrollment.fixtures.ts'
import { listingFixtures } from './listing/listing.fixtures.tsx'
import { miniCartFixtures } from './mini-cart/mini-cart.fixtures.ts'
import { newsletterFixtures } from './newsletter/newsletter.fixtures.tsx'
import { previewFixtures } from './preview/preview.fixtures.ts'
import { reviewFormFixtures } from './review-form/review-form.fixtures.ts'
import { reviewsFixtures } from './reviews/reviews.fixtures.ts'

/** An island in one state. `slot` is its server-only markup. */
export type Fixture<N extends IslandName> = { readonly props: IslandPropsOf<N>; readonly slot?: ReactNode }

/** The states that tests render each island in. An island without fixtures does not compile. */
export const islandFixtures = {
  dialog: dialogFixtures,
  toaster: { empty: { props: {} } },
  quickshop: quickshopFixtures,
  'gift-option': giftOptionFixtures,
  'shipping-method': shippingMethodFixtures,
  'change-store': changeStoreFixtures,
  pickup: pickupFixtures,
  'cart-view': cartViewFixtures,
  'mini-cart': miniCartFixtures,
  preview: previewFixtures,
  checkout: checkoutFixtures,
  newsletter: newsletterFixtures,
  'account-form': accountFormFixtures,
  enrollment: enrollmentFixtures,
  reviews: reviewsFixtures,
  'review-form': reviewFormFixtures,
  'search-box': { plain: { props: {} }, asked: { props: { query: 'boots & "laces"' } } },
  listing: listingFixtures,
  'article-grid': articleGridFixtures,
} as const satisfies { readonly [N in IslandName]: Readonly<Record<string, Fixture<N>>> }

export type FixtureOf<N extends IslandName> = keyof (typeof islandFixtures)[N] & string
