import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ArticleSearch } from '../../shared/content/article.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Features } from '../../shared/features.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'

/** Data that a block needs the page to load. */
export type BlockNeed =
  /** Provided as `products`, in order. */
  | { readonly kind: 'category'; readonly categoryId: string; readonly limit: number }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  /** Provided as `articles`: `limit` articles from `offset` that have all of `tagIds`. */
  | {
      readonly kind: 'articles'
      readonly query: string
      readonly tagIds: readonly string[]
      readonly offset: number
      readonly limit: number
    }
  /** Provided as the product's `masterId` (spec 2 §7 "Product details fetch by product id, reading masterId"). */
  | { readonly kind: 'master'; readonly productId: string }

export type BlockData = {
  readonly products: readonly ProductCard[]
  /** Null if not requested, or if the request failed. */
  readonly articles: ArticleSearch | null
  readonly masterId: string | null
  /** The content was requested and can't be had at the moment: nothing here says what there is. */
  readonly failed: boolean
}

/**
 * The current page's location, for blocks that keep their state in the URL. `path` includes the locale.
 */
export type Place = {
  readonly path: string
  readonly query: Readonly<Record<string, readonly string[]>>
  readonly categoryId: string | null
  readonly productId: string | null
}

/** A nested block, already rendered. */
export type SlotItem = {
  readonly key: string
  readonly type: string
  readonly name: string | null
  readonly node: ReactNode
}

/** The parent of a nested block: its `context.id`, type and parsed props. */
export type Holder = {
  readonly id: string
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** The outcome of a newsletter form posted without script, for the form to show. */
export type NewsletterAnswer = {
  /** The form's dialog id, since a page may have several. */
  readonly form: string
  readonly email: string
  readonly policy: boolean
  /** Error texts by field. */
  readonly faults: Readonly<Record<string, string>>
  readonly failed: string | null
  readonly done: string | null
}

/** The second argument of every block's render. Plain values only: a block has no state, clock or fetch. */
export type BlockContext = BlockData & {
  readonly locale: Locale
  readonly t: MessageFormatter
  /** A message with its placeholders, for an island's props. */
  readonly raw: (key: MessageKey) => string
  /** True for the first block of a page: its picture is the largest and is fetched eagerly. */
  readonly first: boolean
  /** Prefix for ids inside the block, unique on the page. */
  readonly id: string
  readonly place: Place
  readonly features: Features
  /** The CSRF token for forms that change state. */
  readonly csrf: string
  /** The nested blocks, by the name of their field. */
  readonly slots: Readonly<Record<string, readonly SlotItem[]>>
  readonly newsletter: NewsletterAnswer | null
  /** The parent of a nested block: an accordion item reads its list's settings from it. */
  readonly holder: Holder | null
}

/** Both a block's parsed props and their form in a document are objects. */
type BlockProps = z.ZodType<Readonly<Record<string, unknown>>, object>

/**
 * Each folder `client/blocks/<family>/` exports a list of these, which `families.ts` re-exports.
 * `css` holds the block's own rules (import './x.css?inline'); a page includes the rules of its blocks once each.
 */
export type BlockDefinition<S extends BlockProps = BlockProps> = {
  readonly type: string
  readonly props: S
  readonly css: string
  /**
   * Rules of the shared parts it uses, possibly depending on its props. Several blocks may name the same string; a page
   * still includes it once.
   */
  readonly partCss?: readonly string[] | ((props: z.output<S>) => readonly string[])
  /**
   * Rules for one instance, from an editor's settings, scoped by `#${id}`: the CSP forbids style attributes.
   */
  readonly rules?: (props: z.output<S>, id: string) => string
  /** Fields that contain nested blocks of any type, rendered into `context.slots`. */
  readonly slots?: readonly string[]
  /**
   * The data to load. The page doesn't wait for it: the block streams in before a deadline, or else its `Fallback` (or
   * nothing) shows.
   */
  readonly need?: (props: z.output<S>, place: Place) => BlockNeed | null
  /** Origins of iframes in the block, for the page's CSP. */
  readonly frames?: (props: z.output<S>) => readonly string[]
  /** The name its dismissal is stored under; a dismissed block is left out. */
  readonly dismissal?: (props: z.output<S>) => string | undefined
  readonly render: (props: z.output<S>, context: BlockContext) => ReactNode
  readonly Fallback?: (props: z.output<S>, context: BlockContext) => ReactNode
  /** Props for the gallery and for tests, by variant name. */
  readonly fixtures: Readonly<Record<string, z.input<S>>>
}

export function defineBlock<S extends BlockProps>(definition: BlockDefinition<S>): BlockDefinition<S> {
  return definition
}
