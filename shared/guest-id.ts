const mark = 'G'

/** Number of a guest, from what makes it one. Every other consumer is a person with an account. */
export const guestIdOf = (unique: string): string => mark + unique

export const isGuestId = (consumerNo: string): boolean => consumerNo.startsWith(mark)
