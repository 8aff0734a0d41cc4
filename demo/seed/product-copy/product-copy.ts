import type { Material, Silhouette } from '../../pictures/art/contract.ts'
import type { Item } from '../items.ts'
import type { Gender } from '../sizes.ts'

/** The occasion that decides the last sentence of a description. */
export type Use = 'street' | 'court' | 'run' | 'weather' | 'summer' | 'layer' | 'carry' | 'gift'
export type Fit =
  | 'shoe'
  | 'kids-shoe'
  | 'boot'
  | 'sandal'
  | 'regular'
  | 'relaxed'
  | 'leg'
  | 'kids'
  | 'head'
  | 'sock'
  | 'none'
export type SectionKey = 'story' | 'details' | 'materials' | 'care' | 'fit' | 'redeem'

/**
 * The sentences of one language for product texts; any one of a list can be combined with any other. `{name}` is the
 * product's name, `{stem}` the invented place that a style is named after, `{noun}` the kind of item.
 */
export type Sentences = {
  /** The noun for an item, in the singular, as used inside a sentence. */
  readonly nouns: Readonly<Record<Item, string>>
  /** `{noun}` with its audience. */
  readonly kinds: Readonly<Record<Gender, string>>
  /** Name of an item that is not footwear, from `{stem}` and `{noun}`. */
  readonly thingName: string
  readonly openings: Readonly<Record<Silhouette, readonly string[]>>
  readonly cloth: Readonly<Record<Material, readonly string[]>>
  readonly endings: Readonly<Record<Use, readonly string[]>>
  readonly stories: readonly (readonly string[])[]
  readonly giftStory: readonly string[]
}

/** Short lines about details, measurements, materials, care and fit, without a full stop. */
export type Facts = {
  readonly facts: Readonly<Record<Item, readonly string[]>>
  readonly measures: {
    readonly shoeWeight: string
    readonly soleHeight: string
    readonly clothWeight: string
    readonly recycled: string
  }
  /** The outer material; `inside` and `soles` are for footwear. */
  readonly composition: Readonly<Record<Material, string>>
  readonly inside: readonly string[]
  readonly soles: Readonly<Record<'cup' | 'foam' | 'lug' | 'cork', string>>
  readonly care: Readonly<Record<Material, readonly string[]>>
  readonly fit: Readonly<Record<Fit, readonly string[]>>
  readonly sections: Readonly<Record<SectionKey, string>>
}

export type ProductCopy = Sentences & Facts
