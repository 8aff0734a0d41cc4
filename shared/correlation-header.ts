/**
 * The id of one call (spec 1 §7: new for each). A call that is none of §7, such as one to a payment provider, carries
 * the id of the request that it is made for.
 */
export const correlationHeader = 'x-correlation-id'

/** The id of the shop's request that a call is made for, as the shop's own response names it. */
export const requestIdHeader = 'x-request-id'
