/**
 * Header of a call by the storefront: the shopper's browser, by the random id in its visitor cookie, once the browser
 * has sent that back. Trusted only from clients with the server's keys.
 */
export const clientDeviceHeader = 'x-client-device'

export const visitorIdShape = /^[0-9a-f]{32}$/

/** Null for anything but an id that the shop gives out. */
export const deviceIdOf = (id: string | null | undefined): string | null => (id && visitorIdShape.test(id) ? id : null)
