import type { Env } from '../../env.ts'
import { sceneIds } from './art/index.ts'
import { type ArtRow, productDrawing, sceneDrawing } from './drawings.ts'
import { type Drawing, keptPicture, keyOf } from './kept-picture.ts'
import { productTransform, sceneTransform, type Transform } from './transform.ts'

/** What pages ask for first: a card on a phone and on a desk; a scene in the two crops that a picture has unless an editor says otherwise. */
const cardWidths = [480, 640] as const
const sceneCrops = [
  { width: 800, ratio: 0.8 },
  { width: 1600, ratio: 16 / 9 },
] as const
/** How far down the catalogue is worth drawing before anyone asks. */
const likely = 240

type Wanted = { readonly drawing: Drawing; readonly transform: Transform }
type Report = { readonly drawn: number; readonly remaining: number }

/**
 * Draws up to `limit` of the pictures that visitors will most likely see first (every scene, the first view of the highest ranked products)
 * and that have not been drawn. To be called until `remaining` is 0: small steps leave room for visitors.
 */
export async function warmPictures(env: Env, limit: number): Promise<Report> {
  const wanted = [...wantedScenes(), ...(await wantedCards(env.DB))]
  const kept = await keptKeys(env.PICTURES)
  const byKey = new Map(wanted.map((one) => [keyOf(one.drawing, one.transform), one]))
  const missing = [...byKey].filter(([key]) => !kept.has(key)).map(([, one]) => one)
  const now = missing.slice(0, limit)
  for (const { drawing, transform } of now) await keptPicture(env, drawing, transform, () => undefined)
  return { drawn: now.length, remaining: missing.length - now.length }
}

function wantedScenes(): Wanted[] {
  return sceneCrops.flatMap((crop) =>
    sceneIds.flatMap((id) => {
      const { ratio, ...transform } = sceneTransform(
        new URLSearchParams({ width: `${crop.width}`, ratio: `${crop.ratio}` }),
      )
      const drawing = sceneDrawing(id, ratio)
      return drawing ? [{ drawing, transform }] : []
    }),
  )
}

async function wantedCards(db: D1Database): Promise<Wanted[]> {
  const sql = `SELECT art, art_hash, pictures->>'$[0].view' AS view FROM products
WHERE art IS NOT NULL AND pictures->>'$[0].kind' = 'drawn' ORDER BY rank DESC, product_id LIMIT ?`
  const { results } = await db.prepare(sql).bind(likely).all<ArtRow & { view: string }>()
  return cardWidths.flatMap((width) => {
    const transform = productTransform(new URLSearchParams({ width: `${width}` }))
    return results.map((row) => ({ drawing: productDrawing(row, row.view), transform }))
  })
}

async function keptKeys(bucket: R2Bucket): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  let cursor: string | undefined
  do {
    const page: R2Objects = await bucket.list(cursor === undefined ? {} : { cursor })
    for (const { key } of page.objects) keys.add(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}
