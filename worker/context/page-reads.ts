import type { Asked, Way } from './questions.ts'

/**
 * Records what a page is rendered from: what it asked about its visitor, by which its cached copies differ, when they
 * expire, and any reason not to cache it.
 */
export type PageReads = {
  /**
   * A document of the content service by its key (`content/{site}/{id}`), even if it doesn't exist; `product/ID`;
   * `catalog` for any response of the catalog.
   */
  tag(tag: string): void
  /** When anything that shows this expires, in epoch milliseconds. */
  until(instant: number | undefined): void
  /** Something about the visitor decided what is shown. A page that got two answers to one question isn't cached. */
  asked(asked: Asked): void
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
  readonly way: Way
  /** A question got two answers. */
  readonly isContradictory: boolean
  /** Null where all of it is there. */
  readonly failure: PageFailure | null
  readonly isAged: boolean
}

export function startReads(): PageReads {
  const tags = new Set<string>()
  const way = new Map<string, Asked>()
  let validUntil = Number.POSITIVE_INFINITY
  let isContradictory = false
  let failure: PageFailure | null = null
  let isAged = false
  return {
    tag: (tag) => void tags.add(tag),
    until(instant = Number.POSITIVE_INFINITY) {
      validUntil = Math.min(validUntil, instant)
    },
    asked(asked) {
      const question = `${asked.kind} ${asked.name}`
      const before = way.get(question)
      if (before && before.answer !== asked.answer) isContradictory = true
      way.set(question, before ?? asked)
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
      way: [...way.values()],
      isContradictory,
      failure,
      isAged,
    }),
  }
}
