import { z } from 'zod'
import { MeasuredView } from '../../shared/contracts/measure.ts'
import { accountForm } from './account-form/contract.ts'
import { articleGrid } from './article-grid/contract.ts'
import { cartView } from './cart-view/contract.ts'
import { changeStore } from './change-store/contract.ts'
import { checkoutBilling } from './checkout-billing/contract.ts'
import { checkoutShipping } from './checkout-shipping/contract.ts'
import { checkoutSummary } from './checkout-summary/contract.ts'
import { enrollment } from './enrollment/contract.ts'
import { giftOption } from './gift-option/contract.ts'
import type { IslandContract } from './island-contract.ts'
import { listing } from './listing/contract.ts'
import { miniCart } from './mini-cart/contract.ts'
import { newsletter } from './newsletter/contract.ts'
import { pickup } from './pickup/contract.ts'
import { preview } from './preview/contract.ts'
import { quickshop } from './quickshop/contract.ts'
import { reviewForm } from './review-form/contract.ts'
import { reviews } from './reviews/contract.ts'
import { shippingMethod } from './shipping-method/contract.ts'

/** The messages of a behavior, by the last part of their key. */
const Strings = z.record(z.string(), z.string())

/**
 * Every island: the props that the server sends to it, and its messages. Those of more than a few lines are in
 * NAME/contract.ts. `npm run new:island -- NAME` adds a row.
 */
export const islandContracts = {
  /** The frame of a dialog. The mini cart's is a drawer, which stays in the page when closed. */
  dialog: { props: z.object({ kind: z.enum(['page', 'drawer']) }), messages: ['dialog.close', 'miniCart.title'] },
  toaster: { props: z.object({}), messages: ['toast.close', 'toast.region'] },
  quickshop,
  'gift-option': giftOption,
  'shipping-method': shippingMethod,
  'change-store': changeStore,
  pickup,
  'cart-view': cartView,
  'mini-cart': miniCart,
  preview,
  /** The search form of the header or the search hub. `query`: the current page's search term. */
  'search-box': {
    props: z.object({ at: z.enum(['header', 'hub']), query: z.string().optional() }),
    messages: [
      'search.all',
      'search.categories',
      'search.forget',
      'search.label',
      'search.pages',
      'search.placeholder',
      'search.recent',
      'search.submit',
      'search.suggestions',
      'search.terms',
    ],
  },
  'article-grid': articleGrid,
  listing,
  'checkout-shipping': checkoutShipping,
  'checkout-billing': checkoutBilling,
  'checkout-summary': checkoutSummary,
  newsletter,
  'account-form': accountForm,
  enrollment,
  reviews,
  'review-form': reviewForm,
} as const satisfies Readonly<Record<string, IslandContract>>

/** The props the server sends to each behavior, in the markup it controls. */
export const behaviorProps = {
  'buy-box': z.object({ strings: Strings }),
  'cart-count': z.object({}),
  favorites: z.object({}),
  announcer: z.object({}),
  /** The colors of a card in a list. */
  swatches: z.object({}),
  /** For prefetched pages: `list`, of experiments or of the shop's events, is reported once the page is shown. */
  exposure: z.object({ list: z.string(), of: z.enum(['experiments', 'events']) }),
  /** Of a view whose speed is measured: how this page came about. */
  measures: MeasuredView,
  /** Promotions, recommendations and pop-ups are reported once they are seen. */
  seen: z.object({}),
  /** The script of a tag manager, which is handed the visitor's events. */
  'tag-manager': z.object({ src: z.url() }),
  /** A search that found something is kept among the recent ones of this browser. */
  searched: z.object({ query: z.string() }),
  /** Permanently closes its container, under the name in its form. */
  dismiss: z.object({}),
  /** The question what may be stored. */
  consent: z.object({}),
  /** A dialog block, opened by the URL's fragment. */
  modal: z.object({}),
  /** A video. `lazy`: loads only when the shopper plays it. */
  video: z.object({ lazy: z.boolean() }),
  'mega-menu': z.object({}),
  /** A form after which somebody else uses the browser: signing out, or an associate's next customer. */
  'hand-over': z.object({}),
  /** A search by the browser's position. `fault`: the text where there is none. */
  position: z.object({ fault: z.string() }),
  /** A form that script completes before it is sent. */
  proof: z.discriminatedUnion('kind', [
    /** By the browser's passkeys. `options`: where to ask for its challenge. */
    z.object({
      kind: z.enum(['sign-in', 'add']),
      options: z.string(),
      texts: z.object({ unused: z.string(), exists: z.string(), failed: z.string(), unsupported: z.string() }),
    }),
    /** By the work that a captcha asks for. */
    z.object({ kind: z.literal('captcha'), challenge: z.string(), bits: z.int() }),
  ]),
  /** The menu on a phone, when it is opened. */
  'menu-sheet': z.object({}),
  /** A third-party widget that shows the photos tagged `tag`. */
  'social-photos': z.object({ src: z.string(), tag: z.string(), limit: z.int() }),
  /** `delay` in milliseconds between the first impression and expansion. */
  'pop-up': z.object({ name: z.string(), delay: z.number() }),
  /** The steps of checkout on one page. `step`: the open one. `lost`: the text if there is no answer. */
  'checkout-steps': z.object({ step: z.enum(['shipping', 'billing', 'summary']), lost: z.string() }),
  /** Its behavior per breakpoint is set by CSS variables. */
  carousel: z.object({}),
  /** Opens the dialog at `href` without being asked. */
  location: z.object({ href: z.string() }),
} as const

export type IslandName = keyof typeof islandContracts
export type IslandPropsOf<N extends IslandName> = z.infer<(typeof islandContracts)[N]['props']>
export type BehaviorName = keyof typeof behaviorProps
export type BehaviorPropsOf<N extends BehaviorName> = z.infer<(typeof behaviorProps)[N]>

export type PasskeyProps = Extract<BehaviorPropsOf<'proof'>, { readonly options: string }>
export type CaptchaWork = Extract<BehaviorPropsOf<'proof'>, { readonly challenge: string }>

export type { StoreChoice } from './pickup/contract.ts'
