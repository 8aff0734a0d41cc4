import type { PictureSpec } from './art/contract.ts'
import { drawPicture, drawScene, type SceneId, sceneIds } from './art/index.ts'
import { drawingVersion } from './art-hash.ts'
import type { Drawing } from './kept-picture.ts'

export type ArtRow = { readonly art: string; readonly art_hash: string }

/** Keyed by what is drawn and not by whose picture it is: equal articles share one file. */
export function productDrawing({ art, art_hash }: ArtRow, view: string): Drawing {
  return {
    name: `products/v${drawingVersion}/${art_hash}/${view}`,
    draw: () => drawPicture({ ...(JSON.parse(art) as Omit<PictureSpec, 'view'>), view: view as PictureSpec['view'] }),
  }
}

/** Null for a scene that nobody has drawn. */
export function sceneDrawing(sceneId: string, ratio: number): Drawing | null {
  const known = sceneIds.find((id): id is SceneId => id === sceneId)
  if (!known) return null
  const width = 1600
  return {
    name: `scenes/v${drawingVersion}/${known}/${ratio}`,
    draw: () => drawScene(known, { width, height: Math.round(width / ratio) }),
  }
}

/** Null for a product without drawn pictures, or without this view. */
export async function findProductDrawing(db: D1Database, productId: string, view: string): Promise<Drawing | null> {
  const sql = `SELECT art, art_hash FROM products WHERE product_id = ?1 AND art IS NOT NULL AND EXISTS (
  SELECT 1 FROM json_each(pictures) one WHERE one.value->>'kind' = 'drawn' AND one.value->>'view' = ?2)`
  const row = await db.prepare(sql).bind(productId, view).first<ArtRow>()
  return row && productDrawing(row, view)
}
