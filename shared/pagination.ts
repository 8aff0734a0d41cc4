/** An item of a pagination: a page number, or an ellipsis for omitted pages. */
export type PageItem = number | 'ellipsis'

/** Spec 1 §2: the ceiling of total by items per page, at least 1. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/**
 * The numbered part: first and last page, `siblings` on each side of the current one, an ellipsis for a gap of two or
 * more (spec 1 §2).
 */
export function pageItems(count: number, current: number, siblings = 2): readonly PageItem[] {
  const from = Math.max(2, current - siblings)
  const to = Math.min(count - 1, current + siblings)
  const middle: PageItem[] = []
  for (let page = from; page <= to; page += 1) middle.push(page)
  const gap = (left: number, right: number): PageItem[] =>
    right - left < 2 ? [] : right - left === 2 ? [left + 1] : ['ellipsis']
  if (count <= 1) return [1]
  return [
    1,
    ...gap(1, middle.length > 0 ? from : count),
    ...middle,
    ...(middle.length > 0 ? gap(to, count) : []),
    count,
  ]
}
