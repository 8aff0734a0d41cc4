const tagPattern = /q\d+x\d{4}/gi
/** The last four of a gift card's code, and of the card that was entered. The provider's own is of no purchase. */
const giftPattern = /•••• (G\d{3})/g
const cardPattern = /Visa •••• (?!4242)(\d{4})/g
const parcelShopPattern = /"(GB-[A-Z0-9]+-\d{2})"/g
/** Words about a voucher's points where they pay. */
export const points = 'LOYALTY_POINTS'
/** An associate sells to the member of the sequence. */
export const named = 'MEMBER'

type Part = { readonly marks: readonly string[]; readonly at: number }
/** As merges take them: each is entered, and replaced, as a whole. */
type Entered = { readonly details: Part | null; readonly payment: Part | null }

/** The oracle of a sequence: the entries that each cart has to have, by the cart's id. */
export class Purchases {
  private readonly index: number
  private readonly carts = new Map<string, Entered>()
  /** By a cart that was rebuilt because its session had ended: the one that it is a copy of. */
  private readonly copies = new Map<string, string>()
  private readonly membersOrders = new Set<string>()
  private tags = 0
  private gifts = 0
  private parcels = 0
  private entries = 0

  constructor(index: number) {
    this.index = index
  }

  /** Everything that is entered carries its purchase's tag. */
  newTag(): string {
    this.tags += 1
    return this.tagOfNumber(String(this.tags).padStart(4, '0'))
  }

  /** A gift card's mark, which its code ends with. */
  newGift(): string {
    this.gifts += 1
    return `G${String(this.gifts).padStart(3, '0')}`
  }

  /** A number of its own for each parcel shop that is chosen. */
  newParcel(): number {
    this.parcels += 1
    return this.parcels - 1
  }

  /** The parcel shops in a cart or an order. Pages also offer those that nobody has chosen. */
  parcelShopsIn = (json: string): readonly string[] => [...json.matchAll(parcelShopPattern)].map(([, id = '']) => id)

  /** The marks of the purchases whose data a text has. */
  marksIn(text: string): ReadonlySet<string> {
    return new Set([
      ...[...text.matchAll(tagPattern)].map(([tag]) => tag.toUpperCase()),
      ...[...text.matchAll(giftPattern)].map(([, gift = '']) => gift),
      ...[...text.matchAll(cardPattern)].map(([, number = '']) => this.tagOfNumber(number)),
    ])
  }

  /**
   * Contact, delivery, billing and a card. A payment beside the card stays, and so does the address of a purchase that
   * is now collected. A parcel shop is its own mark.
   */
  enter(cartId: string, tag: string, parcelShop: string | null): void {
    const { details = null, payment = null } = this.carts.get(cartId) ?? {}
    const credits = (payment?.marks ?? []).filter((mark) => [points, named].includes(mark) || mark.startsWith('G'))
    this.carts.set(cartId, {
      details: this.part([tag, ...(parcelShop ? [parcelShop] : []), ...(details?.marks ?? [])]),
      payment: this.part([tag, ...credits]),
    })
  }

  /** A gift card, or points; or the member's number. */
  pay(cartId: string, mark: string): void {
    const { details = null, payment = null } = this.carts.get(cartId) ?? {}
    this.carts.set(cartId, { details, payment: this.part([...(payment?.marks ?? []), mark]) })
  }

  /** Empty if nothing was entered since the purchase began. */
  marksOf(cartId: string): ReadonlySet<string> {
    const { details, payment } = this.carts.get(cartId) ?? {}
    return new Set([...(details?.marks ?? []), ...(payment?.marks ?? [])])
  }

  /** Emptied or given up: neither is a cart a copy of it any more, nor it one of another. */
  end(cartId: string): void {
    this.carts.delete(cartId)
    for (const [copy, from] of this.copies) if (copy === cartId || from === cartId) this.copies.delete(copy)
  }

  /** Ordered, and the cart that it is a copy of with it. */
  place(cartId: string): void {
    const from = this.copies.get(cartId)
    this.end(cartId)
    if (from) this.end(from)
  }

  /** The lines of a cart whose session has ended are in another one; what was entered for it isn't. */
  rebuild(from: string, copy: string): void {
    this.copies.set(copy, from)
  }

  /** The member's account lists this order from now on. */
  ordered(marks: ReadonlySet<string>): void {
    for (const mark of marks) this.membersOrders.add(mark)
  }
  isMembers = (mark: string): boolean => this.membersOrders.has(mark)

  /** Whether a cart is a copy of this person's. */
  isCopyOf = (cartId: string, from: string): boolean => this.copies.get(cartId) === from
  isCopy = (cartId: string): boolean => this.copies.has(cartId)

  /**
   * A sign-in: the entries of the cart in hand count, or later ones of the account's cart where both have some, for
   * each part. A copy of the account's cart is the same purchase, so what it lacks is there.
   */
  merge(inHand: string, into: string): void {
    const [held, before] = [this.carts.get(inHand), this.carts.get(into)]
    const isCopy = this.isCopyOf(inHand, into)
    const settled = (part: keyof Entered): Part | null => {
      const [mine, own] = [held?.[part] ?? null, before?.[part] ?? null]
      if (!mine && isCopy) return own
      return mine && own && own.at > mine.at ? own : mine
    }
    this.end(inHand)
    this.carts.set(into, { details: settled('details'), payment: settled('payment') })
  }

  private part(marks: readonly string[]): Part {
    this.entries += 1
    return { marks, at: this.entries }
  }

  private tagOfNumber = (number: string): string => `Q${this.index}X${number}`
}
