/** The cookie of what a visitor has closed for good. The route and the island write it, the request context reads it. */
export const dismissedCookie = 'kerb-dismissed'

/** In seconds: a year. */
export const dismissedLifetime = 31_536_000

/** A name that closing can be kept under; dots part the names in the cookie. */
export const dismissalName = /^[\w-]{1,60}$/
