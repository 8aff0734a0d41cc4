import { z } from 'zod'
import { CategoryId, ProductId } from '../contracts/product.ts'
import { Cta } from './document.ts'

/** A CSS length in rem, px, vw or %. */
export const Length = z.string().regex(/^\d{1,4}(?:\.\d{1,3})?(?:rem|px|vw|%)$/)

/** Spec 2 §3 "Collection", per breakpoint. `autorotateTime` is in seconds. */
export const CollectionLayout = z.object({
  type: z.enum(['carousel', 'grid']),
  slideWidth: Length.optional(),
  slideMaxWidth: Length.optional(),
  slidePadding: z.enum(['none', 'small', 'medium', 'large']).default('small'),
  margin: z.enum(['none', 'small', 'medium', 'large']).default('none'),
  showArrows: z.boolean().default(true),
  showIndicators: z.boolean().default(false),
  showProgress: z.boolean().default(false),
  autoplay: z.boolean().default(false),
  loop: z.boolean().default(false),
  autorotateTime: z.number().min(1).max(60).default(5),
})
export type CollectionLayout = z.infer<typeof CollectionLayout>

/**
 * Spec 2 §2.1, §3 "Collection". `items` are blocks of any visual type; `source` fills it with products instead or as
 * well. A missing breakpoint falls back to the next smaller one. `name` can select a layout: `[activities]`,
 * `[elevate]`, `[stacked]`.
 */
export const CollectionContent = z.object({
  name: z.string().max(200).optional(),
  /** `cta`: its items are buttons; `vertical-list`: one picture that changes with the hovered line. */
  kind: z.enum(['standard', 'vertical-list', 'cta']).default('standard'),
  title: z.string().max(160).optional(),
  subtitle: z.string().max(300).optional(),
  textLink: Cta.optional(),
  variant: z.enum(['highlightCenter', 'threeCardGrid']).optional(),
  items: z.array(z.unknown()).max(48).default([]),
  source: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('category'), categoryId: CategoryId, limit: z.int().min(1).max(24).default(12) }),
      z.object({ kind: z.literal('products'), productIds: z.array(ProductId).min(1).max(24) }),
    ])
    .optional(),
  sm: CollectionLayout.optional(),
  md: CollectionLayout.optional(),
  lg: CollectionLayout.optional(),
})
export type CollectionContent = z.infer<typeof CollectionContent>
