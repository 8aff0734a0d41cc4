import { boxes, gift, kit, sale, season } from './indoors.ts'
import { court, kerb, rail, rain, winter } from './outdoors.ts'
import { createStage, finish, type Stage } from './stage.ts'

/** `text` is the readable colour for text on the calm area: `dark` on a pale background, `light` on a dark one. */
type Scene = { readonly draw: (stage: Stage) => string; readonly text: 'dark' | 'light' }

const scenes = {
  'new-season': { draw: season, text: 'dark' },
  'court-wall': { draw: court, text: 'light' },
  'winter-layers': { draw: winter, text: 'dark' },
  'studio-boxes': { draw: boxes, text: 'dark' },
  'kerb-at-dusk': { draw: kerb, text: 'light' },
  'gift-table': { draw: gift, text: 'dark' },
  'flat-lay': { draw: kit, text: 'dark' },
  'rain-boots': { draw: rain, text: 'light' },
  'tee-rail': { draw: rail, text: 'dark' },
  sale: { draw: sale, text: 'light' },
} as const satisfies Record<string, Scene>

export type SceneId = keyof typeof scenes
export type SceneSize = { readonly width: number; readonly height: number }

export const sceneIds = Object.keys(scenes) as readonly SceneId[]

/**
 * A still life composed for this format. The calm area, where text can be placed, is on the left of wide frames and at
 * the top of square and tall ones.
 */
export const drawScene = (id: SceneId, size: SceneSize): string => {
  const stage = createStage(size)
  return finish(stage, size, scenes[id].draw(stage))
}

/** @public */
export const listSceneTones = (): Readonly<Record<SceneId, 'dark' | 'light'>> =>
  Object.fromEntries(sceneIds.map((id) => [id, scenes[id].text])) as Record<SceneId, 'dark' | 'light'>
