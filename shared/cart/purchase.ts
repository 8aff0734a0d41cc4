import type { Cart } from '../contracts/cart.ts'

/** The purchase that a form of checkout was made for, and who was signed in, if anybody (shared/form-token.ts). */
export type FormPurchase = { readonly purchaseId?: string | undefined; readonly person?: string | null }

/** A cart service that doesn't name purchases has one for each cart. */
export const purchaseIdOf = ({ id, purchaseId }: Pick<Cart, 'id' | 'purchaseId'>): string => purchaseId ?? id

/**
 * Whether entries for one purchase would get into another (docs/decisions/0009). A guest who signs in goes on with
 * the same purchase, and pages from before forms named theirs say nothing: only two values that differ count.
 */
export const isOtherPurchase = (made: FormPurchase, current: FormPurchase): boolean =>
  differ(made.purchaseId, current.purchaseId) || differ(made.person, current.person)

const differ = (made: string | null | undefined, current: string | null | undefined): boolean =>
  made != null && current != null && made !== current
