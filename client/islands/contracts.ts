import { z } from 'zod'
import { CheckoutProps } from '../pages/checkout/checkout-props.ts'
import { AccountFormProps } from './account-form/contract.ts'
import { ArticleGridProps } from './article-grid/contract.ts'
import { CartViewProps } from './cart-view/contract.ts'
import { ChangeStoreProps } from './change-store/contract.ts'
import { DialogProps } from './dialog/contract.ts'
import { EnrollmentProps } from './enrollment/contract.ts'
import { GiftOptionProps } from './gift-option/contract.ts'
import { ListingProps } from './listing/contract.ts'
import { MiniCartProps } from './mini-cart/contract.ts'
import { NewsletterProps } from './newsletter/contract.ts'
import { PickupProps } from './pickup/contract.ts'
import { PreviewProps } from './preview/contract.ts'
import { QuickshopProps } from './quickshop/contract.ts'
import { ReviewFormProps } from './review-form/contract.ts'
import { ReviewsProps } from './reviews/contract.ts'
import { SearchBoxProps } from './search-box/contract.ts'
import { ShippingMethodProps } from './shipping-method/contract.ts'

/** The messages of a behavior, by the last part of their key. */
const Strings = z.record(z.string(), z.string())

/**
 * The props the server sends to each island (NAME/contract.ts). Its component also receives its messages (messages.ts)
 * and, as `slot`, markup that only the server renders.
 */
export const islandProps = {
  dialog: DialogProps,
  toaster: z.object({}),
  quickshop: QuickshopProps,
  'gift-option': GiftOptionProps,
  'shipping-method': ShippingMethodProps,
  'change-store': ChangeStoreProps,
  pickup: PickupProps,
  'cart-view': CartViewProps,
  'mini-cart': MiniCartProps,
  preview: PreviewProps,
  'search-box': SearchBoxProps,
  'article-grid': ArticleGridProps,
  listing: ListingProps,
  checkout: CheckoutProps,
  newsletter: NewsletterProps,
  'account-form': AccountFormProps,
  enrollment: EnrollmentProps,
  reviews: ReviewsProps,
  'review-form': ReviewFormProps,
} as const

/** The props the server sends to each behavior, in the markup it controls. */
export const behaviorProps = {
  'buy-box': z.object({ strings: Strings }),
  'cart-count': z.object({}),
  favorites: z.object({}),
  announcer: z.object({}),
  /** For prefetched pages: `list` is reported once the page is shown. */
  exposure: z.object({ list: z.string() }),
  /** Permanently closes its container, under the name in its form. */
  dismiss: z.object({}),
  /** A dialog block, opened by the URL's fragment. */
  modal: z.object({}),
  /** A video. `lazy`: loads only when the shopper plays it. */
  video: z.object({ lazy: z.boolean() }),
  'mega-menu': z.object({}),
  /** A form that signs out. */
  'sign-out': z.object({}),
  /** A search by the browser's position. `fault`: the text where there is none. */
  position: z.object({ fault: z.string() }),
  /** A form that the browser's passkeys complete. `options`: where to ask for its challenge. */
  passkey: z.object({
    kind: z.enum(['sign-in', 'add']),
    options: z.string(),
    texts: z.object({ unused: z.string(), exists: z.string(), failed: z.string(), unsupported: z.string() }),
  }),
  /** The menu on a phone, when it is opened. */
  'menu-sheet': z.object({}),
  /** A third-party widget that shows the photos tagged `tag`. */
  'social-photos': z.object({ src: z.string(), tag: z.string(), limit: z.int() }),
  /** `delay` in milliseconds between the first impression and expansion. */
  'pop-up': z.object({ name: z.string(), delay: z.number() }),
  /** Its behavior per breakpoint is set by CSS variables. */
  carousel: z.object({}),
} as const

export type IslandName = keyof typeof islandProps
export type IslandPropsOf<N extends IslandName> = z.infer<(typeof islandProps)[N]>
export type BehaviorName = keyof typeof behaviorProps
export type BehaviorPropsOf<N extends BehaviorName> = z.infer<(typeof behaviorProps)[N]>

export type { StoreChoice } from './pickup/contract.ts'
