/**
 * The embedded platform's origin on the storefront's PLATFORM binding, not resolvable by DNS. The platform uses it to
 * refer to itself in data for the storefront, such as the customer data platform of a datafile.
 */
export const embeddedOrigin = 'https://platform.internal'
