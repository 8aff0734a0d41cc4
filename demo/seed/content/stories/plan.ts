import type { SceneId } from '../../../pictures/art/scenes/index.ts'

export const storyTags = [
  'care',
  'fit',
  'making',
  'people',
  'walks',
  'materials',
  'repair',
  'colour',
  'weather',
  'courts',
  'kids',
  'season',
] as const
export type StoryTag = (typeof storyTags)[number]

type Plan = { readonly scene: SceneId; readonly tags: readonly [StoryTag, ...StoryTag[]] }

/** Newest first. The first tag is shown on the story's card. */
export const storyPlans = {
  'new-season-notes': { scene: 'new-season', tags: ['season', 'colour'] },
  'rain-rules': { scene: 'rain-boots', tags: ['care', 'weather', 'materials'] },
  'ring-road-on-foot': { scene: 'kerb-at-dusk', tags: ['walks', 'people'] },
  'between-sizes': { scene: 'studio-boxes', tags: ['fit'] },
  'dyeing-green': { scene: 'tee-rail', tags: ['colour', 'making', 'materials'] },
  'winter-in-three-layers': { scene: 'winter-layers', tags: ['season', 'weather', 'fit'] },
  'court-at-six': { scene: 'court-wall', tags: ['courts', 'people', 'walks'] },
  'ten-thousand-soles': { scene: 'studio-boxes', tags: ['people', 'repair', 'making'] },
  'white-soles': { scene: 'new-season', tags: ['care'] },
  'gift-shoes': { scene: 'gift-table', tags: ['season', 'fit'] },
  'growing-room': { scene: 'flat-lay', tags: ['kids', 'fit'] },
  'heavy-tee': { scene: 'tee-rail', tags: ['materials', 'making'] },
  'wooden-foot': { scene: 'studio-boxes', tags: ['making', 'people', 'fit'] },
  'river-bridges': { scene: 'kerb-at-dusk', tags: ['walks'] },
  'suede-brush': { scene: 'flat-lay', tags: ['care', 'materials'] },
  'high-instep': { scene: 'new-season', tags: ['fit', 'care'] },
  'night-shift': { scene: 'kerb-at-dusk', tags: ['people', 'walks'] },
  'box-lid': { scene: 'gift-table', tags: ['making', 'materials'] },
  'clay-season': { scene: 'court-wall', tags: ['courts', 'care', 'season'] },
  'second-pair': { scene: 'rain-boots', tags: ['repair', 'care'] },
  'sock-heel': { scene: 'flat-lay', tags: ['making', 'materials'] },
  'colour-names': { scene: 'sale', tags: ['colour', 'people'] },
  'early-markets': { scene: 'winter-layers', tags: ['walks', 'season', 'weather'] },
  'school-shoes': { scene: 'sale', tags: ['kids', 'season'] },
} as const satisfies Record<string, Plan>
export type StoryId = keyof typeof storyPlans

export const storyIds = Object.keys(storyPlans) as readonly StoryId[]

/** `text` is in the markup of ../markup.ts, one paragraph per line; the first is also the summary. */
export type StoriesCopy = {
  readonly title: string
  readonly description: string
  /** Heading above the further stories on a story's page. */
  readonly more: string
  readonly tags: Readonly<Record<StoryTag, string>>
  readonly stories: Readonly<Record<StoryId, { readonly title: string; readonly text: string }>>
}
