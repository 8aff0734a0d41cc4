import { z } from 'zod'
import { ProductId } from '../contracts/product.ts'

/**
 * Spec 2 §2.1: a widget with a third-party script. Its tag is the masterId of its product, or else of the page's
 * product.
 */
export const SocialPhotosContent = z.object({
  title: z.string().max(160).optional(),
  subtitle: z.string().max(300).optional(),
  productId: ProductId.optional(),
  /** The tag if there is no product. */
  tag: z.string().min(1).max(80).default('kerb'),
  limit: z.int().min(1).max(12).default(6),
})
export type SocialPhotosContent = z.infer<typeof SocialPhotosContent>
