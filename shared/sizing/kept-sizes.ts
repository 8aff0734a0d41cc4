/** A size that most people with a foot of this length have kept. `length` in millimeters; `size` is its maker's. */
export type KeptSize = { readonly length: number; readonly size: string }

/** Fewer people say little, and would tell of single ones. */
const fewestPeople = 5
/** Share of those with the same foot. */
const leastShare = 0.6

/** The size that clearly most people with each length of foot kept, from how many people kept which. */
export function keptSizesOf(kept: readonly (KeptSize & { readonly people: number })[]): KeptSize[] {
  const lengths = new Set(kept.map(({ length }) => length))
  return [...lengths].flatMap((length) => {
    const sizes = kept.filter((one) => one.length === length)
    const people = sizes.reduce((sum, one) => sum + one.people, 0)
    const most = sizes.find((one) => one.people >= people * leastShare)
    return most && people >= fewestPeople ? [{ length, size: most.size }] : []
  })
}
