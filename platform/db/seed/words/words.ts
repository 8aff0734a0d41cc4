import type { Material, Silhouette } from '../../../services/images/art/contract.ts'
import type { Item } from '../items.ts'
import type { Gender } from '../sizes.ts'

/** When it is worn: decides a description's last sentence. */
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
 * Everything a language says about products, as sentences that stand beside any other of their kind. `{name}` is a shoe's name, `{stem}`
 * the invented place a style is named after, `{noun}` what it is.
 */
export type Telling = {
  /** What it is, in the singular, as it stands in a sentence. */
  readonly nouns: Readonly<Record<Item, string>>
  /** `{noun}` and for whom. */
  readonly kinds: Readonly<Record<Gender, string>>
  /** Name of a thing that is named by what it is: `{stem}` and `{noun}`. */
  readonly thingName: string
  readonly openings: Readonly<Record<Silhouette, readonly string[]>>
  readonly cloth: Readonly<Record<Material, readonly string[]>>
  readonly endings: Readonly<Record<Use, readonly string[]>>
  readonly stories: readonly (readonly string[])[]
  readonly giftStory: readonly string[]
}

/** What a thing is made of, measures and needs: short lines, no full stop. */
export type Facts = {
  readonly facts: Readonly<Record<Item, readonly string[]>>
  readonly measures: {
    readonly shoeWeight: string
    readonly soleHeight: string
    readonly clothWeight: string
    readonly recycled: string
  }
  /** What the outside is made of, and for footwear what is inside and below. */
  readonly composition: Readonly<Record<Material, string>>
  readonly inside: readonly string[]
  readonly soles: Readonly<Record<'cup' | 'foam' | 'lug' | 'cork', string>>
  readonly care: Readonly<Record<Material, readonly string[]>>
  readonly fit: Readonly<Record<Fit, readonly string[]>>
  readonly sections: Readonly<Record<SectionKey, string>>
}

export type Words = Telling & Facts
