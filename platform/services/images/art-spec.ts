import { z } from 'zod'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { apparelSilhouettes, apparelViews, footwearViews, materials, patterns, silhouettes } from './art/contract.ts'

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const paint = ['base', 'panel', 'accent', 'trim', 'lining', 'lace', 'sole', 'outsole', 'stitch'] as const

/** A product's `art` as it is stored: a picture spec without its view, which each picture names. */
const Art = z.object({
  silhouette: z.enum(silhouettes),
  material: z.enum(materials),
  pattern: z.enum(patterns),
  palette: z.record(z.enum(paint), hex).and(z.object({ ground: z.tuple([hex, hex]) })),
  cut: z.int().min(0).max(4),
})

/** Why a product's drawn pictures could not be drawn; null where they can. Checked on the way in, so that drawing never fails later. */
export function artFault({ art, pictures }: Pick<IngestProduct, 'art' | 'pictures'>): string | null {
  const drawn = pictures.flatMap((picture) => (picture.kind === 'drawn' ? [picture.view] : []))
  if (drawn.length === 0) return null
  const parsed = Art.safeParse(art)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return `${issue?.path.join('.') || 'art'}: ${issue?.message ?? 'invalid'}`
  }
  const apparel: readonly string[] = apparelSilhouettes
  const views: readonly string[] = apparel.includes(parsed.data.silhouette) ? apparelViews : footwearViews
  const unknown = drawn.find((view) => !views.includes(view))
  return unknown === undefined
    ? null
    : `a ${parsed.data.silhouette} has no view '${unknown}'; it has ${views.join(', ')}`
}
