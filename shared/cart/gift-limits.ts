/** Maximum lengths of a digital gift's fields, in characters (spec 1 §3 "Digital gift option"). */
export const giftLimits = { email: 254, to: 120, message: 1000 } as const
