/** The place of what is sent to the door; any other place is a store's id. */
export const webPlace = 'web'

/** What feed or shelf said last; `revision` grows with every delivery. */
export type Supply = { readonly quantity: number; readonly revision: number }
