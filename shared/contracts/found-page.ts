import { z } from 'zod'
import type { Suggestions } from './catalog.ts'

/** A page that a search finds beside products. `note`: a department, or what kind of page. */
export const FoundPage = z.object({ label: z.string(), note: z.string().nullable(), href: z.string() })
export type FoundPage = z.infer<typeof FoundPage>

/** While a shopper types: from the catalog, and from the shop's own pages. */
export type ShopSuggestions = Suggestions & { readonly pages: readonly FoundPage[] }
