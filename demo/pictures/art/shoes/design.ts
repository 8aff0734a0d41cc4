import type { FootwearSilhouette } from '../contract.ts'
import type { Shape } from './last.ts'

/**
 * The type of sole: a stitched cup, a vulcanised strip with foxing, foam with a rocker, a tall slab, or a lugged boot
 * sole.
 */
export type SoleMake = 'cup' | 'strip' | 'foam' | 'slab' | 'lug'
export type Overlay = 'none' | 'blade' | 'wing' | 'saddle' | 'chevron' | 'cage'
export type Toe = 'plain' | 'cap' | 'guard' | 'perforated' | 'bumper'
export type Closing = 'laces' | 'gore'

export type Design = {
  readonly shape: Shape
  readonly sole: SoleMake
  readonly overlay: Overlay
  readonly toe: Toe
  readonly closing: Closing
  readonly eyelets: number
  readonly heelTab: boolean
  readonly padding: number
}

type ClosedSilhouette = Exclude<FootwearSilhouette, 'sandal'>

const low: Shape = {
  sole: [86, 66],
  spring: 26,
  collar: [196, 128],
  throat: [
    [446, 220],
    [752, 136],
  ],
  toe: 104,
  tongue: 66,
}

const bases: Readonly<Record<ClosedSilhouette, Design>> = {
  'low-top': {
    shape: low,
    sole: 'strip',
    overlay: 'blade',
    toe: 'cap',
    closing: 'laces',
    eyelets: 6,
    heelTab: true,
    padding: 15,
  },
  'high-top': {
    shape: {
      ...low,
      sole: [84, 66],
      collar: [388, 362],
      throat: [
        [452, 404],
        [768, 138],
      ],
      tongue: 48,
    },
    sole: 'strip',
    overlay: 'saddle',
    toe: 'cap',
    closing: 'laces',
    eyelets: 9,
    heelTab: true,
    padding: 13,
  },
  court: {
    shape: {
      ...low,
      sole: [94, 74],
      spring: 24,
      collar: [204, 140],
      throat: [
        [446, 228],
        [752, 138],
      ],
      toe: 110,
      tongue: 62,
    },
    sole: 'cup',
    overlay: 'wing',
    toe: 'perforated',
    closing: 'laces',
    eyelets: 6,
    heelTab: true,
    padding: 22,
  },
  runner: {
    shape: {
      sole: [132, 92],
      spring: 48,
      collar: [196, 120],
      throat: [
        [440, 216],
        [744, 124],
      ],
      toe: 92,
      tongue: 70,
    },
    sole: 'foam',
    overlay: 'cage',
    toe: 'guard',
    closing: 'laces',
    eyelets: 6,
    heelTab: true,
    padding: 20,
  },
  platform: {
    shape: {
      ...low,
      sole: [156, 138],
      spring: 14,
      collar: [190, 124],
      throat: [
        [450, 212],
        [752, 130],
      ],
      toe: 100,
    },
    sole: 'slab',
    overlay: 'none',
    toe: 'cap',
    closing: 'laces',
    eyelets: 6,
    heelTab: true,
    padding: 14,
  },
  boot: {
    shape: {
      sole: [118, 88],
      spring: 26,
      collar: [446, 436],
      throat: [
        [456, 462],
        [764, 148],
      ],
      toe: 122,
      tongue: 34,
    },
    sole: 'lug',
    overlay: 'saddle',
    toe: 'plain',
    closing: 'laces',
    eyelets: 8,
    heelTab: true,
    padding: 24,
  },
  'slip-on': {
    shape: {
      ...low,
      sole: [82, 66],
      collar: [184, 128],
      throat: [
        [470, 186],
        [720, 148],
      ],
      toe: 104,
      tongue: 22,
    },
    sole: 'strip',
    overlay: 'none',
    toe: 'plain',
    closing: 'gore',
    eyelets: 0,
    heelTab: true,
    padding: 14,
  },
}

const overlays: Readonly<Record<ClosedSilhouette, readonly Overlay[]>> = {
  'low-top': ['blade', 'none', 'chevron', 'saddle', 'wing'],
  'high-top': ['saddle', 'none', 'blade', 'chevron', 'wing'],
  court: ['wing', 'none', 'blade', 'saddle', 'chevron'],
  runner: ['cage', 'blade', 'wing', 'chevron', 'cage'],
  platform: ['none', 'blade', 'saddle', 'none', 'wing'],
  boot: ['saddle', 'none', 'wing', 'none', 'saddle'],
  'slip-on': ['none', 'none', 'none', 'none', 'none'],
}
const toes: Readonly<Record<ClosedSilhouette, readonly Toe[]>> = {
  'low-top': ['cap', 'guard', 'plain', 'bumper', 'perforated'],
  'high-top': ['bumper', 'cap', 'guard', 'plain', 'perforated'],
  court: ['perforated', 'guard', 'perforated', 'cap', 'plain'],
  runner: ['guard', 'guard', 'cap', 'guard', 'bumper'],
  platform: ['bumper', 'cap', 'plain', 'guard', 'bumper'],
  boot: ['plain', 'cap', 'guard', 'plain', 'cap'],
  'slip-on': ['plain', 'guard', 'bumper', 'plain', 'cap'],
}

/** By cut: a few units taller or lower, so that the cuts of a silhouette differ in height as well as in panels. */
const heightOffsets = [0, -8, 10, 4, 16] as const

/** The design of a cut, 0 to 4. */
export function designOf(silhouette: ClosedSilhouette, cut: number): Design {
  const base = bases[silhouette]
  const index = ((cut % 5) + 5) % 5
  const extraHeight = heightOffsets[index] ?? 0
  const { shape } = base
  return {
    ...base,
    overlay: overlays[silhouette][index] ?? base.overlay,
    toe: toes[silhouette][index] ?? base.toe,
    heelTab: index !== 1,
    shape: {
      ...shape,
      sole: [shape.sole[0] + extraHeight, shape.sole[1] + Math.round(extraHeight * 0.8)],
      collar: [shape.collar[0] + extraHeight, shape.collar[1]],
    },
  }
}
