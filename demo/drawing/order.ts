import { z } from 'zod'
import { productWidths, sceneRatios, sceneWidths } from '../../shared/picture-sizes.ts'
import { materials, patterns, silhouettes, views } from '../pictures/art/contract.ts'
import { drawPicture, drawScene } from '../pictures/art/index.ts'
import { sceneIds } from '../pictures/art/scenes/index.ts'

const oneOf = (list: readonly number[]) => z.number().refine((value) => list.includes(value), 'not on the list')
const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const paint = ['base', 'panel', 'accent', 'trim', 'lining', 'lace', 'sole', 'outsole', 'stitch'] as const

const Art = z.object({
  silhouette: z.enum(silhouettes),
  material: z.enum(materials),
  pattern: z.enum(patterns),
  palette: z.record(z.enum(paint), hex).and(z.object({ ground: z.tuple([hex, hex]).readonly() })),
  cut: z.int().min(0).max(4),
})

/** The request to the drawing Worker. */
export const DrawingOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), art: Art, view: z.enum(views), width: oneOf(productWidths) }),
  z.object({ kind: z.literal('scene'), scene: z.enum(sceneIds), ratio: oneOf(sceneRatios), width: oneOf(sceneWidths) }),
])
export type DrawingOrder = z.infer<typeof DrawingOrder>

const sceneFrame = 1600

/** Draws the whole picture as SVG. Throws for a view that the article doesn't have. */
export function drawOrder(order: DrawingOrder): string {
  if (order.kind === 'product') return drawPicture({ ...order.art, view: order.view })
  return drawScene(order.scene, { width: sceneFrame, height: Math.round(sceneFrame / order.ratio) })
}
