import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ArticleSearch } from '../../shared/content/article.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'

/** Switches of the shop (var FEATURES) that blocks ask for by name. */
export const features = ['showShopAllL3sOnMobile', 'hostedVideo'] as const
export type Feature = (typeof features)[number]

/** What a block may ask the page to load for it. */
export type BlockNeed =
  /** -> `products`, in order. */
  | { readonly kind: 'category'; readonly categoryId: string; readonly limit: number }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  /** -> `articles`: the first `limit` from `offset` that carry all of `tagIds`. */
  | {
      readonly kind: 'articles'
      readonly query: string
      readonly tagIds: readonly string[]
      readonly offset: number
      readonly limit: number
    }
  /** -> `masterId` of a product (spec 2 §7 "Product details fetch by product id, reading masterId"). */
  | { readonly kind: 'master'; readonly productId: string }

export type BlockData = {
  readonly products: readonly ProductCard[]
  /** Null where none were asked for, or asking failed. */
  readonly articles: ArticleSearch | null
  readonly masterId: string | null
}

/** Where the page stands: what a block whose state is in the address reads, and links on from. `path` has its locale. */
export type Place = {
  readonly path: string
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly categoryId: string | null
  readonly productId: string | null
}

/** A block inside another: rendered already, in its place of `slots`. */
export type SlotItem = {
  readonly key: string
  readonly type: string
  readonly name: string | null
  readonly node: ReactNode
}

/** The block whose slot another stands in: its `context.id`, its type, and its parsed props. */
export type Holder = {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** What came of a newsletter form that was sent a moment ago, for the form to say. */
export type NewsletterAnswer = {
  /** Which of the page's: the id of its dialog. */
  readonly form: string
  readonly email: string
  readonly policy: boolean
  /** In words, by field. */
  readonly faults: Readonly<Record<string, string>>
  readonly failed: string | null
  readonly done: string | null
}

/** What every block is given besides its own props. Plain values only: a block has no state, clock or fetch. */
export type BlockContext = BlockData & {
  readonly locale: Locale
  readonly t: MessageFormatter
  /** A message with its places unfilled, for an island's props. */
  readonly raw: (key: MessageKey) => string
  /** True for the first block of a page: its picture is the largest and is fetched eagerly. */
  readonly first: boolean
  /** Prefix for ids inside the block, unique on the page. */
  readonly id: string
  readonly place: Place
  readonly features: ReadonlySet<Feature>
  /** What a form in a block that changes something carries. */
  readonly csrf: string
  /** The blocks inside this one, by the name of the field that held them. */
  readonly slots: Readonly<Record<string, readonly SlotItem[]>>
  /** What this visitor has closed for good (benefit bar, pop-up), by the name it was closed under. */
  readonly dismissed: ReadonlySet<string>
  readonly newsletter: NewsletterAnswer | null
  /** The block whose slot this one stands in: an accordion's line asks its list how it opens. */
  readonly holder: Holder | null
}

/**
 * A folder of `client/blocks/<family>/` exports a list of these, and one line of `registry.ts` names it.
 * `css` is the block's own rules (import './x.css?inline'); a page carries the rules of the blocks on it, once each.
 */
export type BlockDefinition<S extends z.ZodType = z.ZodType> = {
  readonly type: string
  readonly props: S
  readonly css: string
  /** Rules of the shared parts it uses, or that these props use: strings that several blocks name, so a page still carries each once. */
  readonly partCss?: readonly string[] | ((props: z.output<S>) => readonly string[])
  /** Rules for this one place, from numbers that an editor chose (no style attribute applies here): scoped by `#${id}`. */
  readonly rules?: (props: z.output<S>, id: string) => string
  /** Fields that hold blocks of any type; they come back rendered, in `context.slots`. */
  readonly slots?: readonly string[]
  /** Names the data to load. The page doesn't wait: the block streams in its place within a deadline, else `Fallback` (or nothing) stands there. */
  readonly need?: (props: z.output<S>, place: Place) => BlockNeed | null
  /** Origins that the block frames; they enter the page's policy. */
  readonly frames?: (props: z.output<S>) => readonly string[]
  /** The name a visitor's closing of it is kept under; a closed one is left out. */
  readonly dismissal?: (props: z.output<S>) => string | undefined
  readonly render: (props: z.output<S>, context: BlockContext) => ReactNode
  readonly Fallback?: (props: z.output<S>, context: BlockContext) => ReactNode
  /** Props for the gallery and the tests, by variant name. */
  readonly fixtures: Readonly<Record<string, z.input<S>>>
}

export function defineBlock<S extends z.ZodType>(definition: BlockDefinition<S>): BlockDefinition<S> {
  return definition
}
