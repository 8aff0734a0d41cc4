const dayMs = 86_400_000

/** Days that figures without a visitor are kept. */
export const keptDays = 90

/** Days since 1970 of an instant in epoch milliseconds. */
export const dayOf = (now: number): number => Math.floor(now / dayMs)
