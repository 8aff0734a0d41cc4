import type { Env } from '../../env.ts'
import { type ArtRow, productDrawing } from './drawings.ts'
import { keptPicture, keyOf } from './kept-picture.ts'
import { productTransform } from './transform.ts'

/** Widths that a list asks for first, on a phone and on a desk. */
const firstWidths = [480, 640] as const
/** How far down the catalogue is worth drawing before anyone asks. */
const likely = 240

type Report = { drawn: number; remaining: number }

/**
 * Draws up to `limit` of the pictures that visitors will most likely see first (the first view of the highest ranked products) and have not
 * been drawn. To be called until `remaining` is 0: small steps leave room for visitors.
 */
export async function warmPictures(env: Env, limit: number): Promise<Report> {
  const sql = `SELECT art, art_hash, pictures->>'$[0].view' AS view FROM products
WHERE art IS NOT NULL AND pictures->>'$[0].kind' = 'drawn' ORDER BY rank DESC, product_id LIMIT ?`
  const { results } = await env.DB.prepare(sql).bind(likely).all<ArtRow & { view: string }>()
  const wanted = firstWidths.flatMap((width) =>
    results.map((row) => ({
      drawing: productDrawing(row, row.view),
      transform: productTransform(new URLSearchParams({ width: `${width}` })),
    })),
  )
  const kept = await keysUnder(env.PICTURES, 'products/')
  const byKey = new Map(wanted.map((one) => [keyOf(one.drawing, one.transform), one]))
  const missing = [...byKey].filter(([key]) => !kept.has(key)).map(([, one]) => one)
  const now = missing.slice(0, limit)
  for (const { drawing, transform } of now) await keptPicture(env, drawing, transform, () => undefined)
  return { drawn: now.length, remaining: missing.length - now.length }
}

async function keysUnder(bucket: R2Bucket, prefix: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  let cursor: string | undefined
  do {
    const page: R2Objects = await bucket.list(cursor === undefined ? { prefix } : { prefix, cursor })
    for (const { key } of page.objects) keys.add(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}
