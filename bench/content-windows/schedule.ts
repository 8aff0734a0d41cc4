/** A revision of a window of a document. Instants in epoch milliseconds; null is open-ended. */
export type Written = {
  readonly from: number | null
  readonly until: number | null
  readonly writtenAt: number
}
/** A window that its editor took back: all that was written of it until then. */
export type Withdrawn = { readonly from: number | null; readonly until: number | null; readonly withdrawnAt: number }
export type Schedule = { readonly written: readonly Written[]; readonly withdrawn: readonly Withdrawn[] }

type Ends = Pick<Written, 'from' | 'until'>
export const nameOf = ({ from, until }: Ends): string => `window ${from ?? 'always'} to ${until ?? 'ever'} `
const same = (a: Ends, b: Ends) => a.from === b.from && a.until === b.until

/**
 * Promises to editors (docs/decisions/0013), said once more and in other words than the platform's: the name of
 * the window that shows at an instant, null for none. Revisions in the order they were written.
 */
export function shownAt({ written, withdrawn }: Schedule, at: number): string | null {
  const known = written.filter(({ writtenAt }) => writtenAt <= at)
  const standing = known.filter(
    (item, index) =>
      !known.slice(index + 1).some((later) => same(later, item)) &&
      !withdrawn.some((gone) => same(gone, item) && gone.withdrawnAt <= at && gone.withdrawnAt > item.writtenAt),
  )
  const open = standing.filter(({ from, until }) => (from === null || from <= at) && (until === null || at < until))
  const campaigns = open.filter(({ until }) => until !== null)
  const began = ({ from, until, writtenAt }: Written) => (until === null ? Math.max(from ?? 0, writtenAt) : (from ?? 0))
  const end = ({ until }: Written) => until ?? Number.MAX_SAFE_INTEGER
  const [first] = (campaigns.length > 0 ? campaigns : open).sort(
    (a, b) => began(b) - began(a) || end(a) - end(b) || written.indexOf(b) - written.indexOf(a),
  )
  return first ? nameOf(first) : null
}

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
/** A window is published at least this long before it opens. */
const leadMs = 5 * minuteMs

/**
 * A document's windows over a day that begins at `start`: what stands all along, what is to stand from an instant on,
 * campaigns that overlap, some of them published during the day; fixes of each while others are open or to come; some
 * taken back.
 */
export function randomSchedule(random: () => number, start: number): Schedule {
  const before = start - dayMs
  const instant = () => start + Math.floor(random() * dayMs)
  const often = (share: number) => random() < share
  const first: Written[] = []
  if (often(0.7)) first.push({ from: null, until: null, writtenAt: before })
  if (often(0.3)) first.push({ from: instant(), until: null, writtenAt: before })
  for (let left = Math.floor(random() * 5); left > 0; left -= 1) {
    const from = often(0.9) ? instant() : null
    const until = (from ?? start) + 1 + Math.floor(random() * 4 * 60 * minuteMs)
    const late = from !== null && often(0.4)
    first.push({
      from,
      until,
      writtenAt: late ? Math.max(before, from - leadMs - Math.floor(random() * dayMs)) : before,
    })
  }
  const fixes = first
    .filter(() => often(0.4))
    .map((item) => ({ ...item, writtenAt: Math.max(item.writtenAt + 1, instant()) }))
  return {
    written: [...first, ...fixes].sort((a, b) => a.writtenAt - b.writtenAt),
    withdrawn: first.filter(() => often(0.15)).map(({ from, until }) => ({ from, until, withdrawnAt: instant() })),
  }
}

/** Every instant of the day at which a window opens or closes. */
export const edgesOf = ({ written }: Schedule): number[] =>
  written.flatMap(({ from, until }) => [from, until]).filter((edge) => edge !== null)

/** Every instant at which an editor did something. */
export const changesOf = ({ written, withdrawn }: Schedule): number[] => [
  ...written.map(({ writtenAt }) => writtenAt),
  ...withdrawn.map(({ withdrawnAt }) => withdrawnAt),
]
