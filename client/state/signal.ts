/** A value that islands and behaviors share. Setting another one tells the subscribers. */
export class Signal<T> {
  readonly #subscribers = new Set<(value: T) => void>()
  #value: T

  constructor(value: T) {
    this.#value = value
  }

  get value(): T {
    return this.#value
  }

  set value(next: T) {
    if (next === this.#value) return
    this.#value = next
    for (const tell of this.#subscribers) tell(next)
  }

  /** Calls `tell` with the value now and with each later one. Returns a function that ends that. */
  subscribe(tell: (value: T) => void): () => void {
    this.#subscribers.add(tell)
    tell(this.#value)
    return () => this.#subscribers.delete(tell)
  }
}
