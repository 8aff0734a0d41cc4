import { type PictureSize, type ProductWidth, pictureQualities, pictureSharpness } from '../../shared/picture-sizes.ts'
import type { Env } from '../env.ts'
import { articles } from '../seed/articles.ts'
import { viewsOf } from './art/contract.ts'
import { sceneIds } from './art/scenes/index.ts'
import { type Drawing, productDrawing, sceneDrawing } from './drawings.ts'
import { getPicture, keyOf } from './stored-picture.ts'

/**
 * The sizes that pages request first: cards on phones and desktops, and the two default crops of scenes.
 */
const cardWidths = [480, 640] as const satisfies readonly ProductWidth[]
const sceneCrops = [
  { width: 768, ratio: 0.8 },
  { width: 1440, ratio: 1.78 },
] as const
const [quality] = pictureQualities
const [sharpen] = pictureSharpness
/** Number of highest ranked products to draw in advance. */
const rankedCount = 240

type PictureToDraw = { readonly drawing: Drawing; readonly size: PictureSize }
type Report = { readonly drawn: number; readonly remaining: number }

/**
 * Draws up to `limit` pictures that are not stored yet, of those that visitors will probably see first (every scene,
 * the first view of the highest ranked products). Call it until `remaining` is 0; small steps leave room for visitors'
 * requests.
 */
export async function warmPictures(env: Env, limit: number): Promise<Report> {
  const pictures = [...scenePictures(), ...cardPictures()]
  const storedKeys = await listStoredKeys(env.PICTURES)
  const byKey = new Map(pictures.map((picture) => [keyOf(picture.drawing, picture.size), picture]))
  const missing = [...byKey].filter(([key]) => !storedKeys.has(key)).map(([, picture]) => picture)
  const batch = missing.slice(0, limit)
  let drawn = 0
  // Drawn singly, so that pictures for visitors don't wait long.
  for (const { drawing, size } of batch) if (await getPicture(env, drawing, size, () => undefined)) drawn += 1
  return { drawn, remaining: missing.length - drawn }
}

function scenePictures(): PictureToDraw[] {
  return sceneCrops.flatMap((crop) =>
    sceneIds.flatMap((id) => {
      const drawing = sceneDrawing(id, crop.ratio)
      return drawing ? [{ drawing, size: { ...crop, quality, sharpen } }] : []
    }),
  )
}

function cardPictures(): PictureToDraw[] {
  const ranked = [...articles].sort((a, b) => b.rank - a.rank).slice(0, rankedCount)
  return cardWidths.flatMap((width) => {
    const size = { width, ratio: null, quality, sharpen }
    return ranked.flatMap((article) => {
      const [view] = viewsOf(article.art.silhouette)
      return view ? [{ drawing: productDrawing(article, view), size }] : []
    })
  })
}

async function listStoredKeys(bucket: R2Bucket): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  let cursor: string | undefined
  do {
    const page: R2Objects = await bucket.list(cursor === undefined ? {} : { cursor })
    for (const { key } of page.objects) keys.add(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return keys
}
