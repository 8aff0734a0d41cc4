import type { AudienceCondition } from '../../shared/content/logic.ts'
import type { Feature } from '../../shared/features.ts'
import type { Dimensions } from '../content/resolve.ts'

/**
 * Records what a page is rendered from: the dimensions that distinguish its cached copies, when they expire, and any
 * reason not to cache it.
 */
export type PageReads = {
  /**
   * A document of the content service by its key (`content/{site}/{id}`), even if it doesn't exist; `product/ID`;
   * `catalog` for any response of the catalog.
   */
  tag(tag: string): void
  /** When anything that shows this expires, in epoch milliseconds. */
  until(instant: number | undefined): void
  /** The visitor's traits that a document depends on. */
  dimensions(dimensions: Pick<Dimensions, 'segments' | 'experiences' | 'dismissals'>): void
  feature(feature: Feature): void
  /** It shows what is the visitor's own. */
  spoil(reason: 'session' | 'favorites' | 'visitor'): void
  /** A part is missing, or stands for another, or is old because its service failed. The first reason counts. */
  fail(reason: PageFailure): void
  /** Something was stale and is being refreshed. */
  aged(): void
  summary(): PageRead
}

export type PageFailure = 'service' | 'part' | 'pop-up'

export type PageRead = {
  readonly tags: ReadonlySet<string>
  /** Infinite if nothing expires. */
  readonly validUntil: number
  readonly dimensions: PageDimensions
  /** Null where nothing on it is one visitor's own. */
  readonly spoiled: string | null
  /** Null where all of it is there. */
  readonly failure: PageFailure | null
  readonly isAged: boolean
}

/** Sorted. `dismissals` are names under which content may have been dismissed. */
export type PageDimensions = {
  readonly segments: readonly AudienceCondition[]
  readonly experiences: readonly string[]
  readonly dismissals: readonly string[]
  readonly features: readonly Feature[]
}

export function startReads(): PageReads {
  const tags = new Set<string>()
  const segments = new Set<AudienceCondition>()
  const experiences = new Set<string>()
  const dismissals = new Set<string>()
  const features = new Set<Feature>()
  let validUntil = Number.POSITIVE_INFINITY
  let spoiled: string | null = null
  let failure: PageFailure | null = null
  let isAged = false
  return {
    tag: (tag) => void tags.add(tag),
    until(instant = Number.POSITIVE_INFINITY) {
      validUntil = Math.min(validUntil, instant)
    },
    dimensions(read) {
      for (const name of read.segments) segments.add(name)
      for (const name of read.experiences) experiences.add(name)
      for (const name of read.dismissals) dismissals.add(name)
    },
    feature: (feature) => void features.add(feature),
    spoil(reason) {
      spoiled ??= reason
    },
    fail(reason) {
      failure ??= reason
    },
    aged() {
      isAged = true
    },
    summary: () => ({
      tags,
      validUntil,
      dimensions: {
        segments: [...segments].sort(),
        experiences: [...experiences].sort(),
        dismissals: [...dismissals].sort(),
        features: [...features].sort(),
      },
      spoiled,
      failure,
      isAged,
    }),
  }
}
