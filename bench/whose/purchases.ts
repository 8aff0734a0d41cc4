const tagPattern = /q\d+x\d{4}/gi

/** The purchases whose data a text has: everything that is entered carries its purchase's tag. */
export const tagsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(tagPattern)].map(([tag]) => tag.toUpperCase()))

/** The oracle of a sequence: the entries that each cart has to have, by the cart's id. */
export class Purchases {
  private readonly index: number
  private readonly tags = new Map<string, string>()
  private readonly membersOrders = new Set<string>()
  private count = 0

  constructor(index: number) {
    this.index = index
  }

  newTag(): string {
    this.count += 1
    return `Q${this.index}X${String(this.count).padStart(4, '0')}`
  }

  enter(cartId: string, tag: string): void {
    this.tags.set(cartId, tag)
  }

  /** The last entry; null if nothing was entered since the purchase began. */
  tagOf = (cartId: string): string | null => this.tags.get(cartId) ?? null

  /** Emptied, given up or ordered. */
  end(cartId: string): void {
    this.tags.delete(cartId)
  }

  /** The member's account lists this order from now on. */
  ordered(tag: string): void {
    this.membersOrders.add(tag)
  }
  isMembers = (tag: string): boolean => this.membersOrders.has(tag)

  /** A sign-in: the entries of the cart in hand count, or later ones of the account's cart where both have some. */
  merge(inHand: string, into: string): void {
    const [held, before] = [this.tagOf(inHand), this.tagOf(into)]
    this.end(inHand)
    if (held === null) this.end(into)
    else if (before === null || before < held) this.enter(into, held)
  }
}
