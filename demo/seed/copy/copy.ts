import type { SceneId } from '../../pictures/art/scenes/index.ts'

/** The path of each page after the locale, by its key in the content service. */
export const pagePaths = {
  help: '/help',
  'returns/how-to-return': '/help/returns/how-to-return',
  shipping: '/help/shipping',
  sizing: '/help/sizing',
  payment: '/help/payment',
  'gift-cards': '/help/gift-cards',
  faq: '/help/faq',
  'contact-us': '/contact-us',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  'loyalty-terms': '/legal/loyalty-terms',
  'sale-terms': '/legal/sale-terms',
  'sms-terms': '/legal/sms-terms',
  'associate-discount-terms': '/legal/associate-discount-terms',
  about: '/about',
  sustainability: '/sustainability',
  'gift-card': '/gift-card',
  basecamp: '/basecamp',
  westend: '/westend',
  promotions: '/promotions',
  'sign-up': '/sign-up',
  'location-selector': '/location-selector',
} as const
export type PageKey = keyof typeof pagePaths

/** `body` is in the markup of content/markup.ts; `{…}` are facts of the market (content/markets.ts). */
export type PageCopy = { readonly title: string; readonly description: string; readonly body: string }
export type PagesCopy = Readonly<Record<PageKey, PageCopy>>

export type BannerCopy = {
  readonly eyebrow: string
  readonly title: string
  readonly subtitle: string
  readonly action: string
}
export type ListCopy = { readonly title: string; readonly subtitle: string; readonly action: string }
export type Department = 'women' | 'men' | 'kids' | 'accessories' | 'new' | 'sale'

export type ShopCopy = {
  /** Alternative texts of the scenes. */
  readonly scenes: Readonly<Record<SceneId, string>>
  readonly home: {
    readonly seoTitle: string
    readonly seoDescription: string
    readonly hero: {
      readonly eyebrow: string
      readonly title: string
      readonly subtitle: string
      readonly women: string
      readonly men: string
    }
    readonly arrivals: ListCopy
    readonly tiles: string
    readonly court: BannerCopy
    readonly courtList: ListCopy
    readonly layers: BannerCopy
    readonly essay: string
    readonly rain: BannerCopy
    readonly saleList: ListCopy
    readonly gift: BannerCopy
    readonly dusk: BannerCopy
    readonly help: { readonly title: string; readonly sizes: string; readonly returns: string }
  }
  readonly departments: Readonly<
    Record<Department, { readonly title: string; readonly subtitle: string; readonly text: string }>
  >
  readonly search: { readonly title: string; readonly text: string }
  readonly cart: { readonly title: string; readonly text: string }
  readonly product: { readonly title: string; readonly text: string }
  readonly notFound: { readonly title: string; readonly text: string; readonly action: string }
  readonly broken: { readonly title: string; readonly text: string; readonly action: string }
  readonly announcement: string
  readonly footer: {
    readonly shop: string
    readonly help: string
    readonly company: string
    readonly cards: string
    readonly smallPrint: string
  }
}

/** Documents for parts of pages, named in spec 1 §2, besides those of `ShopCopy`. */
export const noteNames = [
  'account',
  'account-profile',
  'checkout',
  'order-confirmation',
  'category',
  'loyalty-modal',
  'sign-up-modal',
  'store-locator',
] as const
export type NoteName = (typeof noteNames)[number]
type PlacePage = 'basecamp' | 'westend' | 'promotions' | 'sign-up' | 'location-selector'

export type PlacesCopy = {
  readonly notes: Readonly<Record<NoteName, { readonly title: string; readonly text: string }>>
  readonly pages: Readonly<Record<PlacePage, PageCopy>>
  readonly home: {
    readonly benefit: { readonly title: string; readonly link: string }
    readonly member: BannerCopy
    /** `shows` is a text description of the film. */
    readonly film: { readonly title: string; readonly caption: string; readonly shows: string }
  }
}
