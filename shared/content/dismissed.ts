/**
 * The cookie with the names of dismissed blocks. The route and the behavior write it, the request context reads it.
 */
export const dismissedCookie = 'kerb-dismissed'

/** A year, in seconds. */
export const dismissedLifetime = 31_536_000

/** A valid name in the cookie, where dots separate names. */
export const dismissalName = /^[\w-]{1,60}$/
