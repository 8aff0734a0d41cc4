const refusals: readonly string[] = ['ORD410', 'GFO409', 'API423']

/** A cancellation that the order itself refuses: its page says why. */
export const isCancelRefusal = (code: string): boolean => refusals.includes(code)
