import type { Question, Visitor, Way } from '../../context/questions.ts'

/** A visitor who gives these answers; all else doesn't apply to them. */
export function visitorLike(way: Way, prepare: (experiences: readonly string[]) => void = () => undefined): Visitor {
  const answer = (kind: Question['kind'], name: string) =>
    way.find((asked) => asked.kind === kind && asked.name === name)?.answer ?? null
  const visitor = {
    inSegment: (name: string) => answer('segment', name) === true,
    experiments: {
      prepare: async (experiences: readonly string[]) => prepare(experiences),
      decide: (id: string) => answer('experience', id),
    },
    dismissed: { has: (name: string) => answer('dismissal', name) === true },
    features: {
      has: (name: string) => answer('feature', name) === true,
      numberOf: (name: string) => answer('feature-number', name),
    },
  }
  return visitor as unknown as Visitor
}

export const nobody = visitorLike([])
