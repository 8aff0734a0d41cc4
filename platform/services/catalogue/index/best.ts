/** The first `most` of the candidates in order, without sorting the others: a heap with the worst of them on top. */
export class Best<T> {
  private readonly heap: T[] = []
  private readonly most: number
  private readonly compare: (a: T, b: T) => number

  /** `compare` is negative when the first comes before the second. */
  constructor(most: number, compare: (a: T, b: T) => number) {
    this.most = most
    this.compare = compare
  }

  /** Whether a candidate would be among them, so far. */
  wants(candidate: T): boolean {
    if (this.heap.length < this.most) return true
    const [worst] = this.heap
    return worst !== undefined && this.compare(candidate, worst) < 0
  }

  add(candidate: T): void {
    if (this.heap.length < this.most) {
      this.heap.push(candidate)
      this.raise(this.heap.length - 1)
      return
    }
    if (!this.wants(candidate)) return
    this.heap[0] = candidate
    this.sink()
  }

  inOrder(): T[] {
    return this.heap.toSorted(this.compare)
  }

  private raise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.swapIfWorse(at, parent)) return
      at = parent
    }
  }

  private sink(): void {
    let at = 0
    while (true) {
      const left = at * 2 + 1
      const worse = this.isWorse(left + 1, left) ? left + 1 : left
      if (!this.swapIfWorse(worse, at)) return
      at = worse
    }
  }

  private swapIfWorse(lower: number, upper: number): boolean {
    if (!this.isWorse(lower, upper)) return false
    const [below, above] = [this.heap[lower], this.heap[upper]]
    if (below === undefined || above === undefined) return false
    this.heap[upper] = below
    this.heap[lower] = above
    return true
  }

  private isWorse(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]]
    return a !== undefined && b !== undefined && this.compare(a, b) > 0
  }
}
