/** Draws from a seeded stream of numbers, so that a case can be made again from its seed. */
export type Dice = {
  /** 0 to `below` - 1. */
  readonly integer: (below: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  readonly some: <T>(from: readonly T[]) => T[]
  readonly list: <T>(length: number, make: (index: number) => T) => T[]
}

export function diceOf(random: () => number): Dice {
  const integer = (below: number) => Math.floor(random() * below)
  const chance = (share: number) => random() < share
  return {
    integer,
    chance,
    pick: (from) => from[integer(from.length)] ?? from[0],
    some: (from) => from.filter(() => chance(0.5)),
    list: (length, make) => Array.from({ length }, (_, index) => make(index)),
  }
}
