/** The place of what is sent to the door; any other place is a store's id. */
export const webPlace = 'web'

/** Last report of feed or shelf; `revision` grows with every delivery. */
export type Supply = { readonly quantity: number; readonly revision: number }
