/** Styles by value of a facet: a style counts once for a value, however many of its colors have it. */
export class StyleCounts {
  readonly counts: Uint32Array
  private readonly styles: number
  /** A bit for each style, of the values that occur. */
  private readonly seen: (Uint32Array | undefined)[] = []

  /** `values` and `styles` are how many numbers there are of each. */
  constructor(values: number, styles: number) {
    this.counts = new Uint32Array(values)
    this.styles = styles
  }

  add(value: number, style: number): void {
    const seen = this.seenOf(value)
    const [word, bit] = [style >>> 5, 1 << (style & 31)]
    const before = seen[word] ?? 0
    if ((before & bit) !== 0) return
    seen[word] = before | bit
    this.counts[value] = (this.counts[value] ?? 0) + 1
  }

  private seenOf(value: number): Uint32Array {
    const known = this.seen[value]
    if (known) return known
    const seen = new Uint32Array((this.styles >>> 5) + 1)
    this.seen[value] = seen
    return seen
  }
}
