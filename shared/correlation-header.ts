/** Carries a request's id to every service that is called for it. The shop's own responses name it `x-request-id`. */
export const correlationHeader = 'x-correlation-id'
