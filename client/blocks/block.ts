import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'

/** What a block may ask the page to load for it. The worker answers with product cards, in order. */
export type ProductNeed =
  | { readonly kind: 'category'; readonly categoryId: string; readonly limit: number }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }

/** What every block is given besides its own props. Plain values only: a block has no state, clock or fetch. */
export type BlockContext = {
  readonly locale: Locale
  readonly t: MessageFormatter
  /** True for the first block of a page: its picture is the largest and is fetched eagerly. */
  readonly first: boolean
  /** Prefix for ids inside the block, unique on the page. */
  readonly id: string
  readonly products: readonly ProductCard[]
}

/**
 * One folder of `client/blocks/<type>/` exports one of these, and one line of `registry.ts` lists it.
 * `css` is the block's own rules (import './x.css?inline'); a page carries the rules of the blocks on it, once each.
 * `need` names the data to load; with `deferred` the page does not wait for it: the block streams in its place within a deadline,
 * else `Fallback` (or nothing) stands there.
 */
export type BlockDefinition<S extends z.ZodType = z.ZodType> = {
  readonly type: string
  readonly props: S
  readonly css: string
  /** Rules of the shared parts it uses: strings that several blocks name, so a page still carries them once. */
  readonly partCss?: readonly string[]
  readonly need?: (props: z.output<S>) => ProductNeed | null
  readonly deferred?: boolean
  readonly render: (props: z.output<S>, context: BlockContext) => ReactNode
  readonly Fallback?: (props: z.output<S>, context: BlockContext) => ReactNode
  /** Props for the gallery and the tests, by variant name. */
  readonly fixtures: Readonly<Record<string, z.input<S>>>
}

export function defineBlock<S extends z.ZodType>(definition: BlockDefinition<S>): BlockDefinition<S> {
  return definition
}
